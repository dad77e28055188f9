import { diffArrays } from 'diff';
import type { ComparedLine } from 'shared/contract/file/comparison';
import { UnreadableText } from '../reading/unreadable-text';
import type { TextLine } from '../reading/text-line';
import { withClauseNumbers } from './clause-numbers';
import { comparedWords } from './compared-words';
import { type PairedLine, pairedLines } from './paired-lines';

/** Milliseconds; texts of a thousand pages that have nothing in common take longer. */
const PATIENCE = 5000;
const TOO_DIFFERENT = 'Тексты слишком велики и слишком различаются, чтобы сравнить их по словам';

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

/**
 * Two texts line by line and, within lines that were changed, word by word. A number alone makes no change: a clause
 * put in moves the numbers of all that follow. Refuses with `UnreadableText` texts that would take too long.
 */
export function comparedTexts(earlier: readonly TextLine[], later: readonly TextLine[]): ComparedLine[] {
  const before = withClauseNumbers(earlier);
  const after = withClauseNumbers(later);
  const blocks: ReturnType<typeof diffArrays<string>> | undefined = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    { timeout: PATIENCE },
  );
  if (blocks === undefined) throw new UnreadableText(TOO_DIFFERENT);
  const lines: ComparedLine[] = [];
  let at = 0;
  let of = 0;
  let taken: TextLine[] = [];
  let put: TextLine[] = [];
  const settle = () => {
    lines.push(...pairedLines(taken, put).map(lineOf));
    taken = [];
    put = [];
  };
  for (const { added, removed, count } of blocks) {
    if (removed) taken.push(...before.slice(at, at + count));
    else if (added) put.push(...after.slice(of, of + count));
    else {
      settle();
      for (let step = 0; step < count; step += 1) {
        lines.push(lineOf({ before: before[at + step] ?? null, after: after[of + step] ?? null }));
      }
    }
    if (!added) at += count;
    if (!removed) of += count;
  }
  settle();
  return lines;
}
