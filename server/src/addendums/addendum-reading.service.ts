import type { AddendumChange } from 'shared/contract/addendum/addendum';
import { quoted } from 'shared/contract/quotation';
import {
  keyOfChange,
  lineNames,
  namedValue,
  namesOfTerms,
  presentValue,
  sameTerm,
  startDay,
  termLabel,
  termsOfAgreement,
  termsOnDay,
  termText,
  valueOfChange,
} from '../agreements/terms/agreement-terms.service';
import type { KeptTermChange, TermScalar } from '../lists/columns/term-changes-json';
import type { Db } from '../platform/database/database';
import type { StoredAddendum } from './addendums.repository';

const IN_FORCE: readonly string[] = ['signed', 'effective', 'superseded'];
const OVER: readonly string[] = ['rejected', 'cancelled'];

/** The terms the addendum meets, and how they are worded. */
async function wordsOf(db: Db, { agreement, changes, effective_from, id: addendumId }: StoredAddendum) {
  const terms = await termsOfAgreement(db, agreement.id);
  const on = termsOnDay(terms, startDay(effective_from), addendumId);
  const given = changes.flatMap((change) => {
    const key = keyOfChange(change);
    const values = [
      change.old_value,
      change.new_value,
      presentValue(on, change),
      change.found?.value ?? null,
    ];
    return values.map((value) => ({ key, value }));
  });
  const names = await namesOfTerms(db, terms, given);
  const lineName = lineNames(terms, [...terms.addendums, { changes }]);
  const words = { names, currency: on.values.currency_code };
  return {
    names,
    present: (change: KeptTermChange) => presentValue(on, change),
    text: (change: KeptTermChange, value: Parameters<typeof termText>[1]) =>
      termText(keyOfChange(change), value, words),
    label: (change: KeptTermChange) => termLabel(keyOfChange(change), lineName),
  };
}

/** A term that is not any longer what the addendum was prepared from. */
export interface StaleTerm {
  /** Of the change. */
  id: number;
  /** What is in force instead. */
  value: TermScalar;
  /** «Сумма»: было «12 000 000,00 ₽», теперь «15 000 000,00 ₽». */
  sentence: string;
}

/** The terms that have changed since the addendum was prepared, whatever its state; empty when none have. */
export async function staleTerms(db: Db, addendum: StoredAddendum): Promise<StaleTerm[]> {
  if (addendum.changes.length === 0) return [];
  const { present, text, label } = await wordsOf(db, addendum);
  return addendum.changes.flatMap((change) => {
    const value = present(change);
    if (sameTerm(change.field, value, change.old_value)) return [];
    const was = text(change, change.old_value) ?? 'не указано';
    const now = text(change, value) ?? 'не указано';
    return [
      { id: change.id, value, sentence: `«${label(change)}»: было ${quoted(was)}, теперь ${quoted(now)}` },
    ];
  });
}

/**
 * The changes of the addendum in words: until both sides have signed, each with what is in force now instead of what it
 * was prepared from; afterwards with what was in force when it was signed or took effect.
 */
export async function describeChanges(db: Db, addendum: StoredAddendum): Promise<AddendumChange[]> {
  const { changes, status } = addendum;
  if (changes.length === 0) return [];
  const { names, present, text, label } = await wordsOf(db, addendum);
  const instead = (change: StoredAddendum['changes'][number]): { value: TermScalar } | null => {
    if (IN_FORCE.includes(status)) return change.found ?? null;
    const value = present(change);
    return OVER.includes(status) || sameTerm(change.field, value, change.old_value) ? null : { value };
  };
  return changes.map((kept) => {
    const { found: _, added, added_party, ...change } = kept;
    const key = keyOfChange(change);
    const conflict = instead(kept);
    return {
      ...change,
      ...added,
      ...added_party,
      old_value: namedValue(key, change.old_value, names),
      new_value: namedValue(key, change.new_value, names),
      label: label(kept),
      old: text(kept, change.old_value),
      new: text(kept, valueOfChange(kept)),
      conflict: conflict === null ? null : { now: text(kept, conflict.value) },
    };
  });
}
