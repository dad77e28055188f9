import { isInn, isKpp, isOgrn } from 'shared/contract/counterparty/requisites';

import { dayIn } from './requisite-days';
import type { Piece } from './requisite-pieces';

/** A number that was written and cannot be. */
export interface WrongNumber {
  label: 'ИНН' | 'КПП' | 'ОГРН' | 'БИК' | 'Счёт';
  said: string;
  reason: string;
}

export interface FoundNumbers {
  inn?: string;
  kpp?: string;
  ogrn?: string;
  okpo?: string;
  okved_main?: string;
  registration_date?: string;
}

/** A zero is taken for the letter beside it on the keyboard more often than for any other. */
const withZeros = (text: string) => text.replace(/(?<=\d)[OoОо](?=\d)/gu, '0');

/** The digits of the first number in the text, however it is parted; of a run of numbers the one as long as asked. */
export function digitsOf(text: string, lengths: readonly number[]): string {
  const plain = withZeros(text);
  const whole = plain.match(/\d+/g)?.find((run) => lengths.includes(run.length));
  if (whole !== undefined) return whole;
  return (/\d(?:[ .-]?\d)*/.exec(plain)?.[0] ?? '').replace(/\D/g, '');
}

const kppOf = (text: string) =>
  /(?<!\d)\d{4}[0-9A-Z]{2}\d{3}(?!\d)/.exec(withZeros(text))?.[0] ?? digitsOf(text, [9]);

const lengthReason = (said: string, lengths: readonly number[]) =>
  lengths.includes(said.length)
    ? 'не сходится контрольная цифра'
    : `цифр ${String(said.length)}, а должно быть ${lengths.join(' или ')}`;

/** What stands under the label behind the pair «ИНН/КПП», or under «КПП» by itself. */
function kppTexts(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ key, value }) => {
    if (key === 'kpp') return [value];
    // Behind the first number of the pair, which may itself be written with spaces.
    const behind = /^\s*\d[\d ]*?\s*[/\\|,; ]\s*(\d{4}[0-9A-Z]{2}\d{3})(?!\d)/.exec(withZeros(value))?.[1];
    return (key === 'inn_kpp' || key === 'inn') && behind !== undefined ? [behind] : [];
  });
}

/** Every different ИНН of the text that can exist: two of them are two sides. */
export function innsOf(pieces: readonly Piece[]): string[] {
  const said = pieces
    .filter(({ key }) => key === 'inn' || key === 'inn_kpp')
    .map(({ value }) => digitsOf(value, [10, 12]));
  return [...new Set(said.filter(isInn))];
}

interface Rule {
  label: WrongNumber['label'];
  lengths: readonly number[];
  isRight: (number: string) => boolean;
}
const RULES = {
  inn: { label: 'ИНН', lengths: [10, 12], isRight: isInn },
  kpp: { label: 'КПП', lengths: [9], isRight: isKpp },
  ogrn: { label: 'ОГРН', lengths: [13, 15], isRight: isOgrn },
} as const satisfies Record<string, Rule>;

/** The numbers of the tax service and of statistics that can exist, and those that cannot, each with what is wrong. */
export function numbersOf(pieces: readonly Piece[]): { numbers: FoundNumbers; wrong: WrongNumber[] } {
  const under = (...keys: Piece['key'][]) =>
    pieces.filter(({ key, value }) => keys.includes(key) && /\d/.test(value)).map(({ value }) => value);
  const said = {
    inn: under('inn', 'inn_kpp').map((value) => digitsOf(value, [10, 12])),
    kpp: kppTexts(pieces)
      .filter((value) => /\d/.test(value))
      .map(kppOf),
    ogrn: under('ogrn').map((value) => digitsOf(value, [13, 15])),
  };
  const numbers: FoundNumbers = {};
  const wrong: WrongNumber[] = [];
  for (const name of ['inn', 'kpp', 'ogrn'] as const) {
    const { label, lengths, isRight } = RULES[name];
    const right = said[name].find(isRight);
    const [first] = said[name];
    if (right !== undefined) numbers[name] = right;
    else if (first !== undefined) wrong.push({ label, said: first, reason: lengthReason(first, lengths) });
  }
  const okpo = under('okpo').map((value) => digitsOf(value, [8, 10]))[0];
  if (okpo !== undefined && (okpo.length === 8 || okpo.length === 10)) numbers.okpo = okpo;
  const okved = under('okved').map((value) => /\d{2}(?:\.\d{1,2}){0,2}/.exec(value)?.[0])[0];
  if (okved !== undefined) numbers.okved_main = okved;
  // A company older than its ОГРН was registered before it was given one.
  const day =
    dayIn(under('registered')[0]) ?? dayIn(under('ogrn_day')[0]) ?? under('ogrn').map(dayIn).find(Boolean);
  if (day !== undefined) numbers.registration_date = day;
  return { numbers, wrong };
}
