/** A text without how it is set, and where each of its signs stands in the text it was made of. */
export interface KeyedText {
  key: string;
  /** Of each sign of the key, its place in the text. */
  at: readonly number[];
}

/** Spaces and breaks, borders of a table's cells, signs nobody sees. */
const UNSET = /[\s|\u00ad\u200b-\u200f\u2060\ufeff]/;
const HYPHENS = '-\u2010\u2011';
const MARK = /\p{M}/u;
const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;

/**
 * What a text says, however it is set: without spaces and breaks, without borders of cells, and without hyphens between
 * letters, for a word broken at the end of a line has one and the same word within a line has none. A letter with its
 * mark is one sign.
 */
export function keyedText(text: string): KeyedText {
  const signs: string[] = [];
  const at: number[] = [];
  let hyphen = -1;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (UNSET.test(sign)) continue;
    const last = signs.length - 1;
    const before = signs[last] ?? '';
    if (sign > '\u02ff' && MARK.test(sign)) {
      const whole = (before + sign).normalize('NFC');
      if (last >= 0 && whole.length === 1) {
        signs[last] = whole;
        continue;
      }
    }
    if (hyphen === last && last > 0 && SMALL.test(sign)) {
      signs.pop();
      at.pop();
    }
    hyphen = HYPHENS.includes(sign) && LETTER.test(before) ? signs.length : -1;
    signs.push(sign);
    at.push(place);
  }
  return { key: signs.join(''), at };
}

/** Between two signs of one word: nothing that is seen, or the break of a line. */
const WITHIN_WORD = /^(?:[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]*|[-\u2010\u2011][^\S\r\n]*[\r\n]\s*)$/u;
const WORDLY = /[\p{L}\p{N}]/u;

/** True when the sign of the key goes on a word of the one before it. */
function goesOn(text: string, { key, at }: KeyedText, place: number): boolean {
  if (place <= 0 || place >= key.length) return false;
  if (!WORDLY.test(key.charAt(place - 1)) || !WORDLY.test(key.charAt(place))) return false;
  return WITHIN_WORD.test(text.slice((at[place - 1] ?? 0) + 1, at[place]));
}

/** A place in a text: its first sign, and the sign after its last one. */
export interface WordsPlace {
  start: number;
  end: number;
}

/**
 * Every place where whole words stand in the text, however either is set: «допустимо» does not stand in «недопустимо».
 * Words that say nothing stand nowhere.
 */
export function wordsPlaces(words: string, text: string): WordsPlace[] {
  const { key: wanted } = keyedText(words);
  if (wanted === '') return [];
  const keyed = keyedText(text);
  const places: WordsPlace[] = [];
  let found = keyed.key.indexOf(wanted);
  for (; found !== -1; found = keyed.key.indexOf(wanted, found + 1)) {
    const after = found + wanted.length;
    if (goesOn(text, keyed, found) || goesOn(text, keyed, after)) continue;
    const last = keyed.at[after - 1] ?? 0;
    const marks = /^\p{M}*/u.exec(text.slice(last + 1, last + 4))?.[0].length ?? 0;
    places.push({ start: keyed.at[found] ?? 0, end: last + 1 + marks });
  }
  return places;
}

/** True when the words stand in the text as above. */
export function standsIn(words: string, text: string): boolean {
  return wordsPlaces(words, text).length > 0;
}
