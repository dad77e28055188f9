import { type LabelKey, labelsOf } from './requisite-labels';

export interface Piece {
  key: LabelKey;
  /** What stands behind the label: of several lines the first that is not empty, and those that go on with it. */
  value: string;
}

/** A pasted text parted by its labels. */
export interface Pieces {
  pieces: readonly Piece[];
  /** Lines that stand under no label. */
  free: readonly string[];
}

const LATIN_LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ABCEHKMOPTXYaceopxy'].map((letter, at) => [letter, [...'АВСЕНКМОРТХУасеорху'][at] ?? letter]),
);

/** Letters of the other alphabet within one word are slips of the keyboard. */
const inOneAlphabet = (text: string) =>
  text.replace(/(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*[A-Za-z])\p{L}+/gu, (word) =>
    word.replace(/[A-Za-z]/g, (letter) => LATIN_LOOKALIKES[letter] ?? letter),
  );

/** The text with one kind of space and of line break, and each word in one alphabet. */
export function plainText(pasted: string): string {
  const spaced = pasted
    .replace(/\r\n?|[\u2028\u000B]/g, '\n')
    .replace(/[\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/[_]{2,}/g, ' ')
    .replace(/[ \t]+$/gm, '');
  return inOneAlphabet(spaced);
}

/** Looks like the name of a bank. */
export const isBankLine = (line: string) =>
  /банк|(?<!\p{L})(?:ВТБ|СБЕР|РНКБ|РКЦ|УФК|ГУ ЦБ)(?!\p{L})|казначейств/iu.test(line);

const trimmed = (line: string) => line.replace(/^[\s:№=|•·–—-]+/u, '').replace(/[\s;,|]+$/u, '');

/** An address goes on where its line ends with a comma, or says no more than the index. */
const goesOn = (line: string) => /,\s*$|^\s*\d{6}\s*$/.test(line);

function valueOf(said: string): { value: string; rest: string[] } {
  const lines = said.split('\n');
  const first = lines.findIndex((line) => trimmed(line) !== '');
  if (first === -1) return { value: '', rest: [] };
  let last = first;
  while (last + 1 < lines.length && goesOn(lines[last] ?? '') && trimmed(lines[last + 1] ?? '') !== '')
    last += 1;
  const value = lines
    .slice(first, last + 1)
    .map((line) => line.trim())
    .join(' ');
  return { value: trimmed(value.replaceAll('\t', ' ')), rest: lines.slice(last + 1) };
}

/** The text as values under their labels, and the lines that stand under none. */
export function piecesOf(text: string): Pieces {
  const labels = labelsOf(text);
  const pieces: Piece[] = [];
  const free = text.slice(0, labels[0]?.from).split('\n');
  for (const [at, { key, to }] of labels.entries()) {
    const { value, rest } = valueOf(text.slice(to, labels[at + 1]?.from));
    pieces.push({ key, value });
    const [next = '', ...others] = rest;
    // The bank stands on the line under its account.
    const isBank = key === 'account' && isBankLine(next);
    if (isBank) pieces.push({ key: 'bank', value: trimmed(next) });
    free.push(...(isBank ? others : rest));
  }
  return {
    pieces,
    free: free.map((line) => trimmed(line.replaceAll('\t', ' '))).filter((line) => line !== ''),
  };
}

/** The first value under one of the labels; undefined when there is none or it is empty. */
export function valueUnder(pieces: readonly Piece[], ...keys: LabelKey[]): string | undefined {
  return pieces.find(({ key, value }) => keys.includes(key) && value !== '')?.value;
}
