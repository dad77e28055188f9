import { diffArrays } from 'diff';
import type { ComparedLine } from 'shared/contract/file/comparison';
import { UnreadableText } from '../reading/unreadable-text';
import type { TextLine } from '../reading/text-line';
import { withClauseNumbers } from './clause-numbers';
import { comparedWords } from './compared-words';
import { evenedLines, isOfText } from './evened-lines';
import { movedLines, sameLines } from './moved-lines';
import { type PairedLine, pairedLines } from './paired-lines';

/** Milliseconds; texts of a thousand pages that have nothing in common take longer. */
const PATIENCE = 5000;
const TOO_DIFFERENT = 'Тексты слишком велики и слишком различаются, чтобы сравнить их по словам';

interface Move {
  from: TextLine;
  to: TextLine;
}

function movedLine({ from, to }: Move, isAway: boolean): ComparedLine {
  const labels = { before_label: from.label, after_label: to.label };
  if (isAway) return { kind: 'moved_away', ...labels, parts: [{ kind: 'removed', text: from.text }] };
  if (from.text === to.text) return { kind: 'moved', ...labels, parts: [{ kind: 'same', text: to.text }] };
  return { kind: 'moved', ...labels, parts: comparedWords(from.text, to.text) };
}

function lineOf({ before, after }: PairedLine): ComparedLine {
  const labels = { before_label: before?.label ?? null, after_label: after?.label ?? null };
  if (before === null) {
    return { kind: 'added', ...labels, parts: [{ kind: 'added', text: after?.text ?? '' }] };
  }
  if (after === null) return { kind: 'removed', ...labels, parts: [{ kind: 'removed', text: before.text }] };
  if (before.text === after.text) {
    return { kind: 'same', ...labels, parts: [{ kind: 'same', text: after.text }] };
  }
  return { kind: 'changed', ...labels, parts: comparedWords(before.text, after.text) };
}

/** Lines that are equal, or lines between them: those taken out and those put in. */
interface Block {
  isSame: boolean;
  before: readonly TextLine[];
  after: readonly TextLine[];
}

function blocksOf(before: readonly TextLine[], after: readonly TextLine[]): Block[] {
  const found: ReturnType<typeof diffArrays<string>> | undefined = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    { timeout: PATIENCE },
  );
  if (found === undefined) throw new UnreadableText(TOO_DIFFERENT);
  const blocks: Block[] = [];
  let at = 0;
  let of = 0;
  for (const { added, removed, count } of found) {
    const isSame = !added && !removed;
    const own = {
      before: added ? [] : before.slice(at, at + count),
      after: removed ? [] : after.slice(of, of + count),
    };
    const last = blocks.at(-1);
    if (last?.isSame === false && !isSame) {
      blocks[blocks.length - 1] = {
        isSame,
        before: [...last.before, ...own.before],
        after: [...last.after, ...own.after],
      };
    } else blocks.push({ isSame, ...own });
    at += own.before.length;
    of += own.after.length;
  }
  return blocks;
}

/** The blocks of two texts, whatever lines each of them is broken into. */
function evenedBlocks(before: readonly TextLine[], after: readonly TextLine[]): Block[] {
  const evened = blocksOf(before, after).map((block) => (block.isSame ? block : evenedLines(block)));
  return blocksOf(
    evened.flatMap((block) => block.before),
    evened.flatMap((block) => block.after),
  );
}

/**
 * Two texts line by line and, within lines that were changed, word by word. A number alone makes no change: a clause
 * put in moves the numbers of all that follow. Nor does a line that is broken elsewhere, as a PDF breaks the rows of a table. A line that stands elsewhere is told at both places, and what was changed in
 * it at the new one. Refuses with `UnreadableText` texts that would take too long.
 */
export function comparedTexts(earlier: readonly TextLine[], later: readonly TextLine[]): ComparedLine[] {
  const blocks = evenedBlocks(
    withClauseNumbers(earlier.filter(isOfText)),
    withClauseNumbers(later.filter(isOfText)),
  );
  const differing = blocks.filter(({ isSame }) => !isSame);
  const same = sameLines(
    differing.flatMap((block) => block.before),
    differing.flatMap((block) => block.after),
  );
  // What stands elsewhere word for word is not beside a line that is only like it.
  const apart = new Set([...same.keys(), ...same.values()]);
  const pairs = blocks.flatMap((block) =>
    block.isSame
      ? block.before.map((line, at): PairedLine => ({ before: line, after: block.after[at] ?? null }))
      : pairedLines(block.before, block.after, apart),
  );
  const moves = movedLines(pairs, same);
  const sources = new Map([...moves].map(([from, to]) => [to, from]));
  return pairs.map((pair) => {
    const to = pair.before === null ? undefined : moves.get(pair.before);
    if (pair.before !== null && to !== undefined) return movedLine({ from: pair.before, to }, true);
    const from = pair.after === null ? undefined : sources.get(pair.after);
    if (pair.after !== null && from !== undefined) return movedLine({ from, to: pair.after }, false);
    return lineOf(pair);
  });
}
