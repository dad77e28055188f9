import { keyedText, wordsPlaces, type WordsPlace } from '../../../../contract/comment/words-key';
import type { MarkedWords } from './marked-words';
import { pageText, type PageText } from './page-text';

/** A place of a text, and how much of what stood around it still does: signs. */
export interface FoundPlace extends WordsPlace {
  likeness: number;
}

function common(left: string, right: string): number {
  let count = 0;
  while (count < left.length && count < right.length && left.charAt(count) === right.charAt(count))
    count += 1;
  return count;
}

const backwards = (text: string) => [...text].reverse().join('');
/** Enough of a text to hold what stands around words, however it is set. */
const NEAR = 400;

/** Where the words stand in the text: of several places the one with the same words around; null when nowhere. */
export function findPlace(text: string, { text: words, prefix, suffix }: MarkedWords): FoundPlace | null {
  const before = backwards(keyedText(prefix).key);
  const after = keyedText(suffix).key;
  let best: FoundPlace | null = null;
  for (const place of wordsPlaces(words, text)) {
    const { start, end } = place;
    const ahead = backwards(keyedText(text.slice(Math.max(0, start - NEAR), start)).key);
    const behind = keyedText(text.slice(end, end + NEAR)).key;
    const likeness = common(before, ahead) + common(after, behind);
    if (best === null || likeness > best.likeness) best = { ...place, likeness };
  }
  return best;
}

function markPlace({ pieces }: PageText, { start, end }: WordsPlace): HTMLElement[] {
  const marks: HTMLElement[] = [];
  for (const { node, start: at } of pieces) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, node.length);
    if (from >= to || node.data.slice(from, to).trim() === '') continue;
    const words = from === 0 ? node : node.splitText(from);
    if (to - from < words.length) words.splitText(to - from);
    const mark = words.ownerDocument.createElement('mark');
    words.replaceWith(mark);
    mark.append(words);
    marks.push(mark);
  }
  return marks;
}

/**
 * The words are marked in the page and stand in sight, unless they only go on there; answers false, and changes nothing,
 * when they are not in it.
 */
export function showPlace(root: Node, sought: MarkedWords, goesOn = false): boolean {
  const page = pageText(root);
  const place = findPlace(page.text, sought);
  if (place === null) return false;
  const [first] = markPlace(page, place);
  if (!goesOn) first?.scrollIntoView({ block: 'center' });
  return first !== undefined;
}
