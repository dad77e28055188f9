import { diffArrays } from 'diff';
import type { TextPart } from 'shared/contract/file/comparison';

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

/**
 * Figures of a sum, a number of a law and a date are one word each: half of a sum says nothing. Spaces part thousands of
 * a sum; other numbers beside each other are cells of a row.
 */
const FIGURES = /(?:\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:[.,/:-]\d+)*/gu;

/** The words of a text with its signs and spaces between them, in their order. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let at = 0;
  const take = (piece: string) => {
    for (const { segment } of segmenter.segment(piece)) words.push(segment);
  };
  for (const match of text.matchAll(FIGURES)) {
    const [figures] = match;
    take(text.slice(at, match.index));
    words.push(figures);
    at = match.index + figures.length;
  }
  take(text.slice(at));
  return words;
}

/** A lone space or sign between two changes belongs to them: a redline in crumbs cannot be read. */
function isCrumb(part: TextPart | undefined): boolean {
  return part?.kind === 'same' && part.text.length <= 2 && !/[\p{L}\p{N}]/u.test(part.text);
}

function withoutCrumbs(parts: readonly TextPart[]): TextPart[] {
  const groups: { removed: string; added: string; same: string }[] = [];
  for (const [at, part] of parts.entries()) {
    const isInside = isCrumb(part) && at > 0 && at < parts.length - 1;
    const last = groups.at(-1);
    const group =
      last === undefined || (last.same !== '' && !(part.kind === 'same' && !isInside))
        ? { removed: '', added: '', same: '' }
        : last;
    if (group !== last) groups.push(group);
    if (part.kind === 'same' && !isInside) group.same += part.text;
    else {
      if (part.kind !== 'added') group.removed += part.text;
      if (part.kind !== 'removed') group.added += part.text;
    }
  }
  return groups.flatMap(({ removed, added, same }): TextPart[] => {
    if (removed === added) return [{ kind: 'same', text: removed + same }];
    // A space that ends both stands behind the change, not twice within it.
    const space = /\s+$/.exec(removed)?.[0] ?? '';
    const tail = space !== '' && added.endsWith(space) ? space.length : 0;
    return [
      { kind: 'removed', text: removed.slice(0, removed.length - tail) },
      { kind: 'added', text: added.slice(0, added.length - tail) },
      { kind: 'same', text: removed.slice(removed.length - tail) + same },
    ];
  });
}

const joined = (parts: readonly TextPart[]) => {
  const result: TextPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
};

/** What has become of a line, word by word; removed words stand before those put in their place. */
export function comparedWords(before: string, after: string): TextPart[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }): TextPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
  return joined(withoutCrumbs(joined(parts)));
}
