import type { WorkbookFacts } from './xlsx-book';

const MINUTE = 60_000;
const MINUTES = 24 * 60;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** A number as a person would type it: without the noise of binary fractions, never with an exponent. */
export function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const clean = Number(number.toPrecision(15));
  return Math.abs(clean) < 1e21 && !String(clean).includes('e')
    ? String(clean)
    : clean.toFixed(Math.abs(clean) < 1 ? 10 : 0);
}

/** As people write it, since it may come to a text or back to them in the file of wrong rows. */
export const dayAsSeen = (moment: string) => moment.slice(0, 10).split('-').reverse().join('.');

/** The moment a number of a cell stands for, as `YYYY-MM-DDTHH:MM…`; null when it is none. */
export function momentOf(value: string, { isFrom1904 }: Pick<WorkbookFacts, 'isFrom1904'>): string | null {
  const minutes = Math.round(Number(value) * MINUTES);
  const moment = new Date((isFrom1904 ? EPOCH_1904 : EPOCH) + minutes * MINUTE);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The day of a number of a cell. */
export function dayText(value: string, facts: Pick<WorkbookFacts, 'isFrom1904'>): string {
  const moment = momentOf(String(Math.floor(Number(value))), facts);
  return moment === null ? value : dayAsSeen(moment);
}
