import type { CounterpartyReference } from '../../contract/list/reference';
import type { FirstColumn } from '../../contract/area/first-rows';
import { currencySign } from '../../format/currency-sign';
import { formatDate } from '../../format/date';
import { counterpartyName } from '../../format/name';
import { splitAmount } from '../../format/number';
import { noBreakSpace } from '../../format/space';

/** A row as the wire gives it. */
export type WireRow = Readonly<Record<string, unknown>>;

/** What is written into a cell; of a sum the kopecks and the sign stand apart. */
export interface FirstText {
  text: string;
  rest?: string;
  sign?: string;
}

const isParty = (value: unknown): value is CounterpartyReference =>
  typeof value === 'object' && value !== null && 'name_short' in value;

/** The value as the page will write it; null where only the page can tell, so that nothing is said wrongly. */
export function firstText(row: WireRow, { key, as, from = key, words }: FirstColumn): FirstText | null {
  const value = row[from];
  if (as === 'party') {
    const party = [value, row].find(isParty);
    return party === undefined ? null : { text: counterpartyName(party, 'list') };
  }
  if (as === undefined || typeof value !== 'string' || value === '') return null;
  if (words !== undefined) return words[value] === undefined ? null : { text: words[value] };
  if (as === 'day') return { text: formatDate(value) };
  if (as !== 'money') return { text: value };
  const { whole, fraction } = splitAmount(value);
  const currency = row.currency_code;
  if (typeof currency !== 'string') return null;
  return { text: whole, rest: `,${fraction}${noBreakSpace}`, sign: currencySign(currency) };
}
