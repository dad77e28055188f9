import { formatNumber } from '../format/number';

const noise = /[\s\u00A0\u202F'₽$€¥₸%]/g;

/** Plain digits, or thousands parted by one and the same mark. */
const wholePart = /^(\d*|\d{1,3}(,\d{3})+|\d{1,3}(\.\d{3})+)$/;

interface DecimalShape {
  /** Digits after the comma. */
  scale: number;
  /** All of them are always written: money, not quantities. */
  fixed: boolean;
  /** Digits before the comma that may be kept; those of a sum of money unless said otherwise. */
  digits?: number;
}

/** Digits before the comma of a sum of money: decimal(18,2). */
export const MONEY_DIGITS = 16;

/**
 * Reads a number as people type and paste it: «1 284 000,5», «1,284,000.50», «1284000». The answer is a decimal
 * string for the wire; null when it is not a number or has more digits on either side of the comma than may be kept.
 */
export function parseDecimal(
  text: string,
  { scale, fixed, digits: most = MONEY_DIGITS }: DecimalShape,
): string | null {
  const bare = text.replace(noise, '').replace('\u2212', '-');
  const parts = /^(-?)([\d.,]*)$/.exec(bare);
  const digits = parts?.[2] ?? '';
  if (!parts || !/\d/.test(digits)) return null;

  const at = decimalMark(digits, scale);
  const grouped = at < 0 ? digits : digits.slice(0, at);
  const tail = (at < 0 ? '' : digits.slice(at + 1)).replace(/0+$/, '');
  if (!wholePart.test(grouped) || tail.length > scale) return null;
  const whole = grouped.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > most) return null;
  const fraction = fixed ? tail.padEnd(scale, '0') : tail;
  const sign = parts[1] === '-' && /[1-9]/.test(whole + tail) ? '-' : '';
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Whether the text is a number that is only too long to be kept. */
export function isTooLong(text: string, shape: DecimalShape): boolean {
  return parseDecimal(text, shape) === null && parseDecimal(text, { ...shape, digits: Infinity }) !== null;
}

/** Where the fraction begins: at the last mark, unless the same mark repeats and so parts the thousands. */
function decimalMark(digits: string, scale: number): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return -1;
  const mark = digits.charAt(at);
  const repeats = digits.indexOf(mark) !== at;
  return repeats || scale === 0 ? -1 : at;
}

/** The wire's number as a person reads it: «1 284 000,00»; empty for null. */
export function showDecimal(value: string | null): string {
  return value === null ? '' : formatNumber(value).replace('\u2212', '-');
}

/** What is being typed, with the thousands parted and a comma for a point; a text that is no number is left alone. */
export function groupTyped(text: string): string {
  const bare = text.replace(/[\s\u00A0\u202F]/g, '');
  const parts = /^(-?)(\d+)(?:[.,](\d*))?$/.exec(bare);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction] = parts;
  return `${sign}${formatNumber(whole)}${fraction === undefined ? '' : `,${fraction}`}`;
}

/** What was typed, and what is shown of it. */
export interface TypedText {
  shown: string;
  raw: string;
}

/** What has been typed once the control holds the text: with its own points and spaces, while it only grows at its end. */
export function typedOn({ shown, raw }: TypedText, text: string): string {
  return shown !== '' && text.startsWith(shown) ? raw + text.slice(shown.length) : text;
}

/** Where the caret stands after regrouping: behind the same digit as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  if (caret === before.length) return after.length;
  const wanted = before.slice(0, caret).replace(/[\s\u00A0\u202F]/g, '').length;
  let seen = 0;
  let position = 0;
  while (position < after.length && seen < wanted) {
    if (after.charAt(position) !== '\u00A0') seen += 1;
    position += 1;
  }
  return position;
}
