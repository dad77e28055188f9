import { currencySign, type Currency } from './currency-sign';
import { noBreakSpace } from './space';

const decimal = /^([-\u2212]?)(\d+)(?:[.,](\d*))?$/;

/** A number with no-break spaces between thousands and a decimal comma; a decimal string is never made a float. */
export function formatNumber(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  const parts = decimal.exec(text);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  return `${sign === '' ? '' : '\u2212'}${grouped}${fraction === '' ? '' : `,${fraction}`}`;
}

/** A sum of money as «17 746 000,00 ₽», kopecks always printed and never rounded; an empty string when there is none. */
export function formatAmount(value: string | null | undefined, currency: Currency): string {
  if (value === null || value === undefined || value === '') return '';
  const { whole, fraction } = splitAmount(value);
  return `${whole},${fraction}${noBreakSpace}${currencySign(currency)}`;
}

/** The two parts of a sum as they are printed: grouped whole units and at least two digits of the fraction. */
export function splitAmount(value: string): { whole: string; fraction: string } {
  const [whole = '', fraction = ''] = value.split('.');
  return { whole: formatNumber(whole), fraction: fraction.padEnd(2, '0') };
}
