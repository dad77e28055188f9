import type { AddendumChange } from 'shared/contract/addendum/addendum';
import {
  keyOfChange,
  namedValue,
  namesOfTerms,
  presentValue,
  sameTerm,
  startDay,
  termLabel,
  termsOfAgreement,
  termsOnDay,
  termText,
} from '../agreements/terms/agreement-terms.service';
import type { TermScalar } from '../lists/term-changes-json';
import type { Db } from '../platform/database/database';
import type { StoredAddendum } from './addendums.repository';

const IN_FORCE: readonly string[] = ['signed', 'effective', 'superseded', 'rejected', 'cancelled'];

/**
 * The changes of the addendum in words; until both sides have signed, each with what is in force now instead of what it
 * was prepared from.
 */
export async function describeChanges(db: Db, addendum: StoredAddendum): Promise<AddendumChange[]> {
  const { changes, status, effective_from } = addendum;
  if (changes.length === 0) return [];
  const terms = await termsOfAgreement(db, addendum.agreement.id);
  const on = termsOnDay(terms, startDay(effective_from), addendum.id);
  const given = changes.flatMap((change) => {
    const key = keyOfChange(change);
    return [change.old_value, change.new_value, presentValue(on, change)].map((value) => ({ key, value }));
  });
  const names = await namesOfTerms(db, terms, given);
  const items = new Map(terms.record.items.map(({ id, name }) => [id, name]));
  const words = { names, currency: on.values.currency_code };
  return changes.map((change) => {
    const key = keyOfChange(change);
    const text = (value: TermScalar) => termText(key, value, words);
    const present = presentValue(on, change);
    const isStale = !IN_FORCE.includes(status) && !sameTerm(change.field, present, change.old_value);
    return {
      ...change,
      old_value: namedValue(key, change.old_value, names),
      new_value: namedValue(key, change.new_value, names),
      label: termLabel(key, (id) => items.get(id) ?? 'Строка спецификации'),
      old: text(change.old_value),
      new: change.operation === 'remove' ? text(true) : text(change.new_value),
      conflict: isStale ? { now: text(present) } : null,
    };
  });
}
