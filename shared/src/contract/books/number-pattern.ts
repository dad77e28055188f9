/** Parts of a number that are put in when it is taken: what stands in the pattern → what an employee reads. */
export const NUMBER_PIECES = { n: 'Порядковый номер', year: 'Год', type: 'Буква типа' } as const;
export type NumberPiece = keyof typeof NUMBER_PIECES;

/** Digits the ordinal is filled up to with zeros, at most. */
export const MOST_DIGITS = 9;

export interface NumberParts {
  n: number;
  year: number;
  /** Letter of the agreement's type; empty when there is none. */
  type: string;
}

const PIECE = /\{(n|year|type)(?::(\d{1,2}))?\}/g;

/** A number by its pattern: `{n}/{year}-{type}` gives 112/2026-П, `{n:5}` gives leading zeros. */
export function formatNumber(pattern: string, { n, year, type }: NumberParts): string {
  return pattern.replace(PIECE, (_, part: string, width?: string) => {
    const value = part === 'n' ? String(n) : part === 'year' ? String(year) : type;
    return value.padStart(Number(width ?? 0), '0');
  });
}

const COUNTED = new Intl.PluralRules('ru');
const DIGITS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'цифра', few: 'цифры' };

/** How a piece stands among the words: «[Год]», «[Порядковый номер: 5 цифр]» with the digits it is filled up to. */
export function pieceWord(piece: NumberPiece, digits = 0): string {
  const filled = digits > 0 ? `: ${String(digits)} ${DIGITS[COUNTED.select(digits)] ?? 'цифр'}` : '';
  return `[${NUMBER_PIECES[piece]}${filled}]`;
}

/** A pattern as an employee reads it: «ДП-[Год]-[Порядковый номер: 5 цифр]». */
export function patternWords(pattern: string): string {
  return pattern.replace(PIECE, (_, piece: NumberPiece, width?: string) =>
    pieceWord(piece, Number(width ?? 0)),
  );
}

const WORD = /\[\s*(Порядковый номер|Год|Буква типа)\s*(?::\s*(\d{1,2})[^\]]*)?\]/giu;

/** The pattern that is stored, of its words; what is no piece stays as it is written. */
export function patternOf(words: string): string {
  return words.replace(WORD, (_, said: string, width?: string) => {
    const piece = Object.entries(NUMBER_PIECES).find(([, word]) => word.toLowerCase() === said.toLowerCase());
    return `{${piece?.[0] ?? ''}${width === undefined ? '' : `:${width}`}}`;
  });
}

/** What numbers of the pattern look like: «ДП-2026-00015». */
export function patternExample(pattern: string, year: number): string {
  return formatNumber(pattern, { n: 15, year, type: 'П' });
}
