import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block } from './template-text';

type Part = Paragraph | Table;

const FONT = 'Times New Roman';
/** Twentieths of a point between the margins: A4 with 3 cm at the left and 1.5 cm at the right. */
const WIDTH = 9355;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '808080' } as const;

const plain = (text: string) =>
  new Paragraph({
    alignment: AlignmentType.JUSTIFIED,
    spacing: { after: 120 },
    children: [new TextRun(text)],
  });

function heading(text: string, options: { isTitle?: boolean } = {}): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: { before: options.isTitle ? 0 : 240, after: 120 },
    children: [new TextRun({ text, bold: true, size: options.isTitle ? 28 : 24 })],
  });
}

function cell(text: string, width: number, options: { bold?: boolean; right?: boolean } = {}): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { left: 80, right: 80, top: 40, bottom: 40 },
    children: [
      new Paragraph({
        alignment: options.right === true ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [new TextRun({ text, size: 20, bold: options.bold ?? false })],
      }),
    ],
  });
}

function table({ head, row, widths }: Extract<Block, { kind: 'table' }>): Part[] {
  const widthOf = (at: number) => Math.round(((widths[at] ?? 10) / 100) * WIDTH);
  // Figures stand at the right, names and units at the left.
  const isFigure = (at: number) => at > 2;
  const cells = (texts: readonly string[], bold: boolean) =>
    texts.map((text, at) => cell(text, widthOf(at), { bold, right: isFigure(at) && !bold }));
  return [
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: widths.map((_, at) => widthOf(at)),
      layout: TableLayoutType.FIXED,
      borders: {
        top: THIN,
        bottom: THIN,
        left: THIN,
        right: THIN,
        insideHorizontal: THIN,
        insideVertical: THIN,
      },
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: cells(head, true) }),
        new TableRow({ cantSplit: true, children: cells(row, false) }),
      ],
    }),
    plain(''),
  ];
}

const requisites = (prefix: string) => [
  `{${prefix}.наименование}`,
  `ИНН {${prefix}.инн}, КПП {${prefix}.кпп}`,
  `ОГРН {${prefix}.огрн}`,
  `Адрес: {${prefix}.адрес}`,
  `р/с {${prefix}.счет}`,
  `{${prefix}.банк}`,
  `БИК {${prefix}.бик}`,
  `к/с {${prefix}.корр. счет}`,
  `Тел.: {${prefix}.телефон}`,
  `Эл. почта: {${prefix}.почта}`,
];

function sideCell(role: string, prefix: string): TableCell {
  const line = (text: string, bold = false) =>
    new Paragraph({ spacing: { after: 40 }, children: [new TextRun({ text, bold, size: 22 })] });
  return new TableCell({
    width: { size: WIDTH / 2, type: WidthType.DXA },
    margins: { right: 200 },
    children: [
      line(role, true),
      ...requisites(prefix).map((text, at) => line(text, at === 0)),
      line(''),
      line(`{${prefix}.должность}`),
      line(''),
      line(`____________________ / {${prefix}.подписант}`),
      line('М.П.'),
    ],
  });
}

function sides({ ours, theirs }: Extract<Block, { kind: 'sides' }>): Part[] {
  return [
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: [WIDTH / 2, WIDTH / 2],
      layout: TableLayoutType.FIXED,
      borders: {
        top: NONE,
        bottom: NONE,
        left: NONE,
        right: NONE,
        insideHorizontal: NONE,
        insideVertical: NONE,
      },
      rows: [
        new TableRow({ cantSplit: true, children: [sideCell(ours, 'мы'), sideCell(theirs, 'контрагент')] }),
      ],
    }),
  ];
}

/** Sections are numbered from one to the last, wherever they stand. */
class Writer {
  private section = 0;

  parts(blocks: readonly Block[]): Part[] {
    return blocks.flatMap((block) => this.part(block));
  }

  private part(block: Block): Part[] {
    switch (block.kind) {
      case 'title':
        return block.lines.map((line) => heading(line, { isTitle: true }));
      case 'place-and-day':
        return [
          new Paragraph({
            tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }],
            spacing: { before: 120, after: 240 },
            children: [new TextRun(`${block.place}\t${block.day}`)],
          }),
        ];
      case 'text':
        return [plain(block.text)];
      case 'section':
        this.section += 1;
        return [
          heading(`${String(this.section)}. ${block.heading}`),
          ...block.clauses.map((clause, at) => plain(`${String(this.section)}.${String(at + 1)}. ${clause}`)),
        ];
      case 'annex':
        return [
          new Paragraph({
            pageBreakBefore: true,
            alignment: AlignmentType.RIGHT,
            spacing: { after: 240 },
            children: [new TextRun(block.text)],
          }),
          heading(block.heading, { isTitle: true }),
        ];
      case 'table':
        return table(block);
      case 'sides':
        return sides(block);
      case 'only':
        return [plain(`{#${block.section}}`), ...this.parts(block.blocks), plain(`{/${block.section}}`)];
    }
  }
}

const footer = new Footer({
  children: [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ size: 18, children: [PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES] })],
    }),
  ],
});

/** A Word document of the blocks: A4, numbered sections and pages, the requisites of both sides beside each other. */
export async function templateDocx(blocks: readonly Block[]): Promise<Buffer> {
  const page: ISectionOptions['properties'] = {
    page: {
      size: { width: 11906, height: 16838 },
      margin: { top: 1134, right: 850, bottom: 1134, left: 1701 },
    },
  };
  const document = new Document({
    creator: 'Реестр договоров',
    styles: { default: { document: { run: { font: FONT, size: 24 } } } },
    sections: [{ properties: page, footers: { default: footer }, children: new Writer().parts(blocks) }],
  });
  return Packer.toBuffer(document);
}
