import { convert } from 'number-to-words-ru';

const NB = '\u00a0';
const CURRENCIES = { RUB: 'rub', USD: 'usd', EUR: 'eur' } as const;
const SIGNS: Readonly<Record<string, string>> = { RUB: 'руб.', USD: 'долл. США', EUR: 'евро' };

/** A decimal as a Russian text prints it: 1 234 567,89; thousands stand apart by no-break spaces. */
export function decimalText(value: string): string {
  const [whole = '0', part] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NB);
  return part === undefined ? grouped : `${grouped},${part}`;
}

/** A sum with the abbreviation of its currency: 1 234 567,89 руб. */
export function moneyText(value: string, currency: string): string {
  return `${decimalText(value)}${NB}${SIGNS[currency] ?? currency}`;
}

/** 1 234,50 (Одна тысяча двести тридцать четыре) рубля 50 копеек; a currency without words keeps its code. */
export function moneyInWords(value: string, currency: string): string {
  if (!Object.hasOwn(CURRENCIES, currency)) return moneyText(value, currency);
  const words = convert(value, {
    currency: CURRENCIES[currency as keyof typeof CURRENCIES],
    convertNumberToWords: { integer: true, fractional: false },
  });
  const number = convert(value, {
    currency: 'number',
    showNumberParts: { integer: true, fractional: false },
    showCurrency: { integer: false, fractional: false },
  }).trim();
  const named = words.startsWith(number) ? `(${number})${words.slice(number.length)}` : `(${words})`;
  return `${decimalText(value)} ${named}`;
}
