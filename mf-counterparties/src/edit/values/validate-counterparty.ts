import { businessDay } from 'shared/contract/calendar/business-day';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import {
  counterpartyFaults,
  type JudgedCounterparty,
} from 'shared/contract/counterparty/counterparty-faults';
import { type Field, type FieldTable, isRequired } from 'shared/contract/record/field-table';
import { isEmpty } from 'shared/contract/record/is-empty';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { TableLine } from 'shared/document-form';
import { changedFields, type FieldErrors } from 'shared/form';

import { type CounterpartyValues, counterpartyWords, wireOf } from './counterparty-values';

function emptyLines(name: string, of: FieldTable, lines: readonly TableLine[]): [string, string][] {
  const needed = Object.entries(of).filter(([, field]) => isRequired(field));
  return lines.flatMap((line, at) =>
    needed
      .filter(([part]) => isEmpty(line[part]))
      .map(([part]): [string, string] => [`${name}.${String(at)}.${part}`, REQUIRED_FIELD]),
  );
}

function missing(values: CounterpartyValues): [string, string][] {
  return Object.entries<Field>(COUNTERPARTY_FIELDS).flatMap(([name, field]): [string, string][] => {
    const value = values[name as keyof CounterpartyValues];
    if (field.kind === 'lines') return emptyLines(name, field.of, value as readonly TableLine[]);
    return isRequired(field) && isEmpty(value) ? [[name, REQUIRED_FIELD]] : [];
  });
}

function faultsOf(values: CounterpartyValues): FieldErrors {
  const judged = wireOf(values) as object as JudgedCounterparty;
  return {
    ...counterpartyFaults(judged, businessDay()),
    ...counterpartyWords.boundFaults(values),
    ...Object.fromEntries(missing(values)),
  };
}

/**
 * What stands in the way of saving: field path → sentence. What was wrong when it was saved is not held against a change
 * of something else, but for another type, which has rules of its own; null of a new counterparty.
 */
export function validateCounterparty(saved: CounterpartyValues | null) {
  return (values: CounterpartyValues): FieldErrors => {
    const faults = faultsOf(values);
    if (saved === null || saved.type !== values.type) return faults;
    const changed = new Set<string>(changedFields(saved, values));
    const isSaid = ([path]: [string, unknown]) => changed.has(path.split('.')[0] ?? path);
    return Object.fromEntries(Object.entries(faults).filter(isSaid));
  };
}
