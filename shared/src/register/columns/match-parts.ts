export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** Less than this is too common to be worth a mark. */
const LEAST_WORD = 2;

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

function spansOf(text: string, search: string): [number, number][] {
  const haystack = folded(text);
  const whole = folded(search.trim());
  const words = haystack.includes(whole)
    ? [whole]
    : whole.split(/\s+/).filter((word) => word.length >= LEAST_WORD);
  return words
    .flatMap((word) => {
      const spans: [number, number][] = [];
      if (word === '') return spans;
      for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + word.length)) {
        spans.push([at, at + word.length]);
      }
      return spans;
    })
    .sort((left, right) => left[0] - right[0]);
}

/** The text cut at what was searched for, blind to case and to ё: the whole phrase, or else each of its words. */
export function matchParts(text: string, search: string): MatchPart[] {
  // A few letters change their length when lowered; then nothing is marked rather than the wrong place.
  if (folded(text).length !== text.length) return [{ text, isMatch: false }];
  const parts: MatchPart[] = [];
  let end = 0;
  for (const [from, to] of spansOf(text, search)) {
    if (from < end) continue;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
