import { noBreakSpace } from '../../format/space';
import { referenceNameQuery, useQueries } from '../../query/query';
import type { Condition } from '../address/condition';
import type { FilterField } from './filter-field';
import { optionLabel, type ReferenceItem } from './reference-option';

/** Names of the records the conditions refer to: field → id → name. One that cannot be read is called by its number. */
export function useReferenceNames(conditions: readonly Condition[], fields: readonly FilterField[]) {
  const wanted = conditions.flatMap((condition) => {
    const field = fields.find((other) => other.name === condition.field);
    if (condition.kind !== 'reference' || field?.kind !== 'reference') return [];
    return condition.values.map((id) => ({ field, id }));
  });
  const answers = useQueries({
    queries: wanted.map(({ field, id }) =>
      referenceNameQuery(field.resource, id, (item: ReferenceItem) => optionLabel(field, item)),
    ),
  });
  const names = new Map<string, Map<string, string>>();
  wanted.forEach(({ field, id }, place) => {
    const answer = answers[place];
    const name = answer?.isError === true ? `№${noBreakSpace}${id}` : answer?.data;
    const ofField = names.get(field.name) ?? new Map<string, string>();
    if (name !== undefined) ofField.set(id, name);
    names.set(field.name, ofField);
  });
  return names;
}
