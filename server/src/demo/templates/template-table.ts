import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { line, type Part, WIDTH } from './template-parts';
import type { Block, Column } from './template-text';

const LINE = { style: BorderStyle.SINGLE, size: 4, color: '000000' } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

const bordersOf = (border: typeof LINE | typeof NONE) => ({
  top: border,
  bottom: border,
  left: border,
  right: border,
  insideHorizontal: border,
  insideVertical: border,
});

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

interface CellOptions {
  width: number;
  align?: keyof typeof ALIGNMENTS;
  bold?: boolean;
  span?: number;
}

function cell(text: string, { width, align = 'left', bold = false, span = 1 }: CellOptions): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    columnSpan: span,
    verticalAlign: bold && span === 1 ? VerticalAlign.CENTER : VerticalAlign.TOP,
    margins: { left: 70, right: 70, top: 30, bottom: 30 },
    children: [line(text, { bold, alignment: ALIGNMENTS[align], spacing: { after: 0 } })],
  });
}

/** A table whose head is repeated on every page and whose rows are never broken; its sums stand under its last columns. */
export function table({ lines, columns, totals }: Extract<Block, { kind: 'table' }>): Part[] {
  const widths = columns.map(({ width }) => Math.round((width / 100) * WIDTH));
  const widthOf = (from: number, to: number) => widths.slice(from, to).reduce((sum, width) => sum + width, 0);
  const last = columns.length - 1;
  const within = (text: string, at: number) =>
    `${at === 0 ? `{#${lines}}` : ''}${text}${at === last ? `{/${lines}}` : ''}`;
  const ofLine = ({ cell: text, align = 'left' }: Column, at: number) =>
    cell(within(text, at), { width: widthOf(at, at + 1), align });
  // Of a sum the words need more room than a line of figures.
  const split = columns.length - 2;
  return [
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      borders: bordersOf(LINE),
      rows: [
        new TableRow({
          tableHeader: true,
          cantSplit: true,
          children: columns.map(({ head }, at) =>
            cell(head, { width: widthOf(at, at + 1), align: 'center', bold: true }),
          ),
        }),
        new TableRow({ cantSplit: true, children: columns.map(ofLine) }),
        ...totals.map(
          ({ label, value }, at) =>
            new TableRow({
              cantSplit: true,
              children: [
                cell(label, { width: widthOf(0, split), align: 'right', bold: at === 0, span: split }),
                cell(value, { width: widthOf(split, last + 1), align: 'right', bold: at === 0, span: 2 }),
              ],
            }),
        ),
      ],
    }),
    new Paragraph({ spacing: { after: 60 }, children: [] }),
  ];
}

/** Rows of cells beside each other without borders, of equal width; a row stays on one page. */
export function columnsOf(rows: readonly (readonly Paragraph[])[][], margin = 200): Table {
  const width = Math.floor(WIDTH / (rows[0]?.length ?? 1));
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: (rows[0] ?? []).map(() => width),
    layout: TableLayoutType.FIXED,
    borders: bordersOf(NONE),
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (children) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                margins: { left: 0, right: margin, top: 0, bottom: 0 },
                children: [...children],
              }),
          ),
        }),
    ),
  });
}
