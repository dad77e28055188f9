import { AlignmentType, type IParagraphOptions, Paragraph, type Table, TextRun } from 'docx';
import { typeset } from '../../grammar/typeset';

export type Part = Paragraph | Table;

/** Twentieths of a point between the margins: A4 with 3 cm at the left and 1.5 cm at the right. */
export const WIDTH = 9355;
/** The indent of a paragraph, and where the text of a clause begins: 1.25 cm. */
export const INDENT = 709;

interface RunOptions {
  bold?: boolean;
  /** Half-points. */
  size?: number;
}

/** The text as runs, no-break spaces put where they belong; what stands between pairs of stars is bold. */
export function runs(text: string, { bold = false, size }: RunOptions = {}): TextRun[] {
  return typeset(text)
    .split('**')
    .map((words, at) => ({ words, isBold: bold || at % 2 === 1 }))
    .filter(({ words }) => words !== '')
    .map(({ words, isBold }) => new TextRun({ text: words, bold: isBold, ...(size && { size }) }));
}

/** A paragraph of a text, from edge to edge unless said otherwise. */
export function plain(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.JUSTIFIED,
    spacing: { after: 100 },
    ...options,
    children: runs(text),
  });
}

/** A line of a cell or a block of requisites: small, close to the next. */
export function line(
  text: string,
  { bold, size = 20, ...options }: RunOptions & IParagraphOptions = {},
): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.LEFT,
    spacing: { after: 20 },
    ...options,
    children: runs(text, { ...(bold !== undefined && { bold }), size }),
  });
}
