import { mergeVersions, sameValue, type MergedVersions } from 'shared/form';
import type { Agreement } from 'shared/contract/agreement';

import { isSumOfItems, wireOfValues } from './values/wire-of-values';
import type { AgreementField, AgreementValues } from './values/agreement-values';
import { valuesOfAgreement } from './values/values-of-agreement';

/** Somebody saved the agreement while it was being edited here. */
export interface Conflict {
  current: Agreement;
  theirs: AgreementValues;
  merge: MergedVersions<AgreementValues>;
  mine: AgreementValues;
}

/** What a reader sees as the same: choices by the record they name, lines by what is sent of them. */
function same(field: AgreementField, left: AgreementValues, right: AgreementValues): boolean {
  // The sum follows from the lines: the lines are asked about, not it.
  if (field === 'amount' && isSumOfItems(left) && isSumOfItems(right)) return true;
  if (field === 'items') return sameValue(wireOfValues(left).items, wireOfValues(right).items);
  const [mine, theirs] = [left[field], right[field]];
  if (typeof mine === 'object' && typeof theirs === 'object' && mine !== null && theirs !== null) {
    if ('value' in mine && 'value' in theirs) return mine.value === theirs.value;
  }
  return sameValue(mine, theirs);
}

/** The form against the record as it stands now, field by field. */
export function conflictOf(base: AgreementValues, mine: AgreementValues, current: Agreement): Conflict {
  const theirs = valuesOfAgreement(current);
  return { current, theirs, mine, merge: mergeVersions({ base, mine, theirs, same }) };
}
