import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type INumberingOptions,
  type ISectionOptions,
  LevelFormat,
  LevelSuffix,
  Packer,
  Paragraph,
  TabStopType,
} from 'docx';
import { INDENT, line, plain, type Part, runs, WIDTH } from './template-parts';
import { footOf, sides, signature, signatures } from './template-sides';
import { columnsOf, table } from './template-table';
import type { Block, Roles } from './template-text';

const FONT = 'Times New Roman';
const CLAUSES = 'clauses';
const POINTS = 'points';

/** Sections and their clauses bear numbers of the word processor: a clause put in or left out moves those after it. */
const NUMBERING: INumberingOptions = {
  config: [
    {
      reference: CLAUSES,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          suffix: LevelSuffix.SPACE,
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 0, firstLine: 0 } } },
        },
        {
          level: 1,
          format: LevelFormat.DECIMAL,
          text: '%1.%2.',
          suffix: LevelSuffix.TAB,
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 0, firstLine: 0 } } },
        },
      ],
    },
    {
      reference: POINTS,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          suffix: LevelSuffix.TAB,
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 0, firstLine: 0 } } },
        },
      ],
    },
  ],
};

const centred = (text: string, size: number) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: { after: 60 },
    children: runs(text, { bold: true, size }),
  });

const edge = (text: string, alignment: (typeof AlignmentType)['LEFT' | 'RIGHT']) =>
  plain(text, { alignment, spacing: { before: 160, after: 0 } });

function heading(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    numbering: { reference: CLAUSES, level: 0 },
    children: runs(text, { bold: true, size: 24 }),
  });
}

const OPENING = /^\{([#^])([^}]+)\}([\s\S]*)\{\/\2\}$/;

/** A clause that stands under a condition takes its number away with it: the condition has paragraphs of its own. */
function clause(text: string, numbering = { reference: CLAUSES, level: 1 }): Paragraph[] {
  const conditional = OPENING.exec(text);
  const written = plain(conditional?.[3] ?? text, {
    numbering,
    tabStops: [{ type: TabStopType.LEFT, position: INDENT }],
  });
  if (conditional === null) return [written];
  const [, sign = '', section = ''] = conditional;
  return [plain(`{${sign}${section}}`), written, plain(`{/${section}}`)];
}

function annex({ heading: name, lines }: Extract<Block, { kind: 'annex' }>): Paragraph[] {
  return [
    ...lines.map((text, at) =>
      line(text, {
        size: 22,
        alignment: AlignmentType.RIGHT,
        pageBreakBefore: at === 0,
        spacing: { after: at === lines.length - 1 ? 240 : 0 },
      }),
    ),
    centred(name, 26),
    new Paragraph({ spacing: { after: 60 }, keepNext: true, children: [] }),
  ];
}

function text({ text: words, align }: Extract<Block, { kind: 'text' }>): Paragraph {
  if (align === 'small') return line(words, { size: 18, spacing: { before: 360, after: 0 } });
  if (align === 'letterhead') {
    return line(words, {
      alignment: AlignmentType.CENTER,
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 6 } },
    });
  }
  if (align === 'left') return plain(words, { alignment: AlignmentType.LEFT, spacing: { after: 40 } });
  if (align === 'right') {
    return plain(words, {
      alignment: AlignmentType.LEFT,
      indent: { left: Math.round(WIDTH * 0.55) },
      spacing: { after: 40 },
    });
  }
  return plain(words, { indent: { firstLine: INDENT } });
}

function parts(blocks: readonly Block[]): Part[] {
  return blocks.flatMap(part);
}

function part(block: Block): Part[] {
  switch (block.kind) {
    case 'title':
      return block.lines.map((words) => centred(words, 26));
    case 'place-and-day':
      // Cells and not a tab: a page without the tab stops of a word processor shows them apart too.
      return [
        columnsOf([[[edge(block.place, AlignmentType.LEFT)], [edge(block.day, AlignmentType.RIGHT)]]], 0),
        new Paragraph({ spacing: { after: 60 }, children: [] }),
      ];
    case 'text':
      return [text(block)];
    case 'section':
      return [heading(block.heading), ...block.clauses.flatMap((words) => clause(words))];
    case 'points':
      return [
        centred(block.heading, 24),
        ...block.clauses.flatMap((words) => clause(words, { reference: POINTS, level: 0 })),
      ];
    case 'annex':
      return annex(block);
    case 'table':
      return table(block);
    case 'sides':
      return sides(block);
    case 'signatures':
      return signatures(block);
    case 'signature':
      return signature(block.prefix);
    case 'only':
      return [plain(`{#${block.section}}`), ...parts(block.blocks), plain(`{/${block.section}}`)];
    case 'unless':
      return [plain(`{^${block.section}}`), ...parts(block.blocks), plain(`{/${block.section}}`)];
  }
}

/** How the document is called among its properties, and who initials its pages. */
interface TemplateOptions {
  title?: string;
  initials?: Roles;
}

/**
 * A Word document of the blocks: A4, sections and clauses numbered by the word processor, the requisites of both sides
 * beside each other, the number of the page at its foot.
 */
export async function templateDocx(blocks: readonly Block[], options: TemplateOptions = {}): Promise<Buffer> {
  const page: ISectionOptions['properties'] = {
    page: {
      size: { width: 11906, height: 16838 },
      margin: { top: 1134, right: 850, bottom: 1247, left: 1701, footer: 567 },
    },
  };
  const document = new Document({
    creator: 'Реестр договоров',
    ...(options.title !== undefined && { title: options.title }),
    numbering: NUMBERING,
    styles: {
      default: {
        document: { run: { font: FONT, size: 24, language: { value: 'ru-RU' } } },
        heading1: {
          run: { font: FONT, size: 24, bold: true, color: '000000' },
          paragraph: {
            alignment: AlignmentType.CENTER,
            keepNext: true,
            keepLines: true,
            spacing: { before: 240, after: 100 },
          },
        },
      },
    },
    sections: [
      {
        properties: page,
        footers: { default: new Footer({ children: footOf(options.initials) }) },
        children: parts(blocks),
      },
    ],
  });
  return Packer.toBuffer(document);
}
