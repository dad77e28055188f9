import { convert } from 'number-to-words-ru';

const currencies = { RUB: 'rub', USD: 'usd', EUR: 'eur' } as const;

/** A sum in Russian words, «Семнадцать миллионов … рублей 00 копеек»; null when the currency has no words here. */
export function amountInWords(value: string, currency = 'RUB'): string | null {
  if (!Object.hasOwn(currencies, currency) || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  return convert(value, {
    currency: currencies[currency as keyof typeof currencies],
    convertNumberToWords: { integer: true, fractional: false },
  });
}
