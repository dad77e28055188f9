import { asideLines } from '../aside-lines';
import type { TextLine } from '../text-line';
import { docxBlocks } from './docx-body';
import type { DocxBlock, DocxParagraph } from './docx-block';
import { docxParts } from './docx-parts';

/** What the paragraph says with recorded changes taken over; breaks and tabs are spaces. */
function textOf({ runs }: DocxParagraph): string {
  const text = runs.map((run) => (run.recorded === 'deleted' ? '' : run.text)).join('');
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function plain(blocks: readonly DocxBlock[]): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? [block.label, textOf(block)].filter((part) => part !== '').join(' ')
        : block.rows.map((row) => row.map((cell) => plain(cell.blocks)).join(' ')).join(' '),
    )
    .filter((part) => part !== '')
    .join(' ');
}

function linesOf(blocks: readonly DocxBlock[]): TextLine[] {
  const lines = blocks.flatMap((block): TextLine[] =>
    block.kind === 'paragraph'
      ? [{ label: block.label, text: textOf(block) }]
      : block.rows.map((row) => ({ label: '', text: row.map((cell) => plain(cell.blocks)).join(' | ') })),
  );
  return lines.filter(({ text }) => text !== '' && !/^[ |]+$/.test(text));
}

/**
 * The text of a Word document line by line: a paragraph is one, and so is a row of a table. Notes and the edges of
 * pages stand behind the body: they bind the sides as it does.
 */
export function docxLines(bytes: Uint8Array): TextLine[] {
  const { body, aside } = docxBlocks(docxParts(bytes, { withPictures: false }));
  return [...linesOf(body), ...asideLines(linesOf(aside))];
}
