import { useMemo, useState } from 'react';
import type { AgreementType } from 'shared/contract/books/handbook';
import { isEmpty } from 'shared/contract/record/is-empty';
import { itemQuery, useQuery } from 'shared/query';

import { type AgreementField, type AgreementValues, fieldOf } from './values/agreement-values';

const NO_RULES = {};

/** What the chosen type asks of the fields: those it requires; and those it hides, as long as nothing stands in them. */
export function useFieldRules(first: number | null) {
  const [typeId, setTypeId] = useState(first);
  const query = itemQuery<AgreementType>('agreement-types', typeId ?? 0);
  const rules = useQuery({ ...query, enabled: typeId !== null }).data?.field_rules ?? NO_RULES;
  const [required, hidden] = useMemo(() => {
    const marked = (mark: string) =>
      Object.entries(rules).flatMap(([name, one]) => (one === mark ? [fieldOf(name) as AgreementField] : []));
    return [marked('required'), marked('hidden')];
  }, [rules]);
  return {
    required,
    /** To be told of the type that stands in the form. */
    follow: ({ agreement_type: type }: AgreementValues) => {
      const chosen = type === null ? null : Number(type.value);
      if (chosen !== typeId) setTypeId(chosen);
    },
    hiddenIn: (values: AgreementValues) => {
      const empty = new Set<string>(hidden.filter((field) => isEmpty(values[field])));
      // Which days they are is asked of a number of days only.
      return empty.has('payment_days') ? empty.add('payment_days_type') : empty;
    },
  };
}
