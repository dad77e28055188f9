import { convert } from 'number-to-words-ru';
import { plural } from 'shared/format';

const NB = '\u00a0';
/** Contracts abbreviate these in letters: their signs of the book belong on screens. */
const IN_LETTERS: Readonly<Record<string, string>> = { RUB: 'руб.', USD: 'долл. США', EUR: 'евро' };
const GENDERS = { masculine: 0, feminine: 1, neuter: 2 } as const;

/** A counted word: one рубль, two рубля, five рублей. */
export interface CountedWord {
  forms: readonly [string, string, string];
  gender: keyof typeof GENDERS;
}

/** How sums of a currency are said; without a minor word its hundredths are a fraction. */
export interface CurrencyWords {
  main: CountedWord;
  minor: CountedWord | null;
}

/** How texts name a currency; one without words is never said in them. */
export interface CurrencyText {
  sign: string;
  words: CurrencyWords | null;
}

/** What stands behind a sum: an abbreviation in letters, or the sign that the book gives. */
export const textSign = (code: string, sign: string): string => IN_LETTERS[code] ?? sign;

/** A decimal as a Russian text prints it: 1 234 567,89; thousands stand apart by no-break spaces. */
export function decimalText(value: string): string {
  const [whole = '0', part] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NB);
  return part === undefined ? grouped : `${grouped},${part}`;
}

/** A sum with what stands for its currency: 1 234 567,89 руб. */
export function moneyText(value: string, sign: string): string {
  return `${decimalText(value)}${NB}${sign}`;
}

/** «Двадцать одна» of 21 of a feminine word. */
function numberInWords(whole: string, gender: CountedWord['gender']): string {
  return convert(whole, {
    currency: {
      currencyNameCases: ['', '', ''],
      fractionalPartNameCases: ['', '', ''],
      currencyNounGender: { integer: GENDERS[gender], fractionalPart: 0 },
      fractionalPartMinLength: 2,
    },
    showNumberParts: { integer: true, fractional: false },
    showCurrency: { integer: false, fractional: false },
  }).trim();
}

// A sum may have more digits than a number keeps; the last two tell the form of the word.
const formOf = (digits: string, { forms }: CountedWord) => plural(Number(digits.slice(-2)), forms);

function minorText(part: string, minor: CountedWord | null): string {
  if (minor !== null) return ` ${part} ${formOf(part, minor)}`;
  return /^0*$/.test(part) ? '' : ` ${part}/100`;
}

/** 1 234,50 (Одна тысяча двести тридцать четыре) рубля 50 копеек; a currency without words keeps its sign. */
export function moneyInWords(value: string, { sign, words }: CurrencyText): string {
  if (words === null) return moneyText(value, sign);
  const [whole = '0', part = '00'] = value.split('.');
  const said = `(${numberInWords(whole, words.main.gender)}) ${formOf(whole, words.main)}`;
  return `${decimalText(value)} ${said}${minorText(part, words.minor)}`;
}
