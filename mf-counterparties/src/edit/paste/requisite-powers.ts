import type { BASIS_TYPE_LABELS } from 'shared/contract/counterparty/counterparty.labels';

import { DAY_PATTERN, dayOf } from './requisite-days';

/** What a ground other than the charter is known by; what the text does not say is absent. */
export interface FoundPower {
  basis_number?: string;
  basis_date?: string;
  basis_valid_until?: string;
}

type BasisType = keyof typeof BASIS_TYPE_LABELS;

/** Orders and certificates stand among requisites for other reasons too: they have to be said to be the ground. */
const GROUNDS: readonly [RegExp, BasisType][] = [
  [/доверенност[а-я]*([^\n;]*)/iu, 'power_of_attorney'],
  [/на основании приказ[а-я]*([^\n;]*)/iu, 'order'],
  [/на основании свидетельств[а-я]*([^\n;]*)/iu, 'certificate'],
];
const GIVEN = new RegExp(`(?<!\\p{L})(?:от|выданн[а-я]+)\\s+(?:${DAY_PATTERN})`, 'iu');
const UNTIL = new RegExp(`(?<!\\p{L})(?:до|по)\\s+(?:${DAY_PATTERN})`, 'iu');
const NUMBER = /(?:№|N)\s*([^\s,;)]+)|^\s*([^\s,;.«"]*\d[^\s,;.]*|б\/н)(?=[\s,;.]|$)/iu;

/** On what ground somebody signs, with its number and its days: the charter when the text speaks of no other. */
export function powerOf(text: string): FoundPower & { basis_type: BasisType } {
  for (const [words, basis_type] of GROUNDS) {
    const said = words.exec(text)?.[1];
    if (said === undefined) continue;
    const number = NUMBER.exec(said);
    const found = {
      basis_number: number?.[1] ?? number?.[2],
      basis_date: dayOf(GIVEN.exec(said)),
      basis_valid_until: dayOf(UNTIL.exec(said)),
    };
    return {
      basis_type,
      ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    };
  }
  return { basis_type: 'charter' };
}
