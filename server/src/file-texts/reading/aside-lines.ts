import { PAGE_NUMBER } from 'shared/contract/comment/page-edges';
import type { TextLine } from './text-line';

/** Each once and without numbers of pages: first, even and odd pages mostly bear the same. */
export function asideLines(lines: readonly TextLine[]): TextLine[] {
  const said = lines.filter(({ text }) => !PAGE_NUMBER.test(text));
  return [...new Map(said.map((line) => [line.text, line])).values()];
}
