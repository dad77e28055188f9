import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import {
  CHAIN_STATUS_LABELS,
  DECISION_LABELS,
  REMARK_STATUS_LABELS,
} from 'shared/contract/approval/approval.labels';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import type { Quote } from 'shared/contract/comment/quote';
import { formatAmount } from 'shared/format';
import { formatMoment } from '../../calendar/format-moment';

type Round = ApprovalSheet['rounds'][number];
type Stage = Round['stages'][number];
type Vote = Stage['votes'][number];
type Awaited = NonNullable<Stage['awaited']>[number];

const FONT = 'Times New Roman';
/** Twentieths of a point: A4 with 2 cm at the left and 1.5 cm at the right. */
const PAGE = { width: 11906, height: 16838, left: 1134, right: 850, top: 1134, bottom: 1134 } as const;
const WIDTH = PAGE.width - PAGE.left - PAGE.right;
const COLUMNS = [
  ['Этап', 16],
  ['Кто', 23],
  ['Решение', 16],
  ['Когда', 14],
  ['Замечания', 31],
] as const;
/** Half-points. */
const SIZE = { title: 28, heading: 24, text: 22, cell: 18, small: 16 } as const;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '808080' } as const;
const GRID = {
  top: THIN,
  bottom: THIN,
  left: THIN,
  right: THIN,
  insideHorizontal: THIN,
  insideVertical: THIN,
};

const moment = (text: string) => formatMoment(new Date(text));

/** A line of a cell; what is said beside the matter is smaller. */
interface Line {
  text: string;
  isNote?: boolean;
}
const note = (text: string): Line => ({ text, isNote: true });

function cell(lines: readonly Line[], at: number, bold = false): TableCell {
  const share = COLUMNS[at]?.[1] ?? 20;
  return new TableCell({
    width: { size: Math.round((share / 100) * WIDTH), type: WidthType.DXA },
    margins: { left: 80, right: 80, top: 50, bottom: 50 },
    children: lines.map(
      ({ text, isNote }) =>
        new Paragraph({
          children: [new TextRun({ text, bold, size: isNote === true ? SIZE.small : SIZE.cell })],
        }),
    ),
  });
}

/** «в течение 10 дней» (Договор.docx, версия 2). */
function quotedText({ text, place }: Quote): string {
  const file = place == null ? '' : ` (${place.file_name}, версия ${String(place.file_version)})`;
  return `Цитата: «${text.replace(/\s+/g, ' ')}»${file}`;
}

function remarkLines(vote: Vote): Line[] {
  const lines: Line[] = vote.remark === null ? [] : [{ text: vote.remark }];
  for (const { clause_ref: clause, text, quote, status, reply, resolved_by: by } of vote.remarks) {
    lines.push({
      text: `${clause === null ? '' : `${clause}. `}${text} — ${REMARK_STATUS_LABELS[status].toLowerCase()}`,
    });
    if (quote != null) lines.push(note(quotedText(quote)));
    if (reply !== null) lines.push(note(`Ответ${by === null ? '' : ` (${by.full_name})`}: ${reply}`));
  }
  return lines.length === 0 ? [{ text: '—' }] : lines;
}

function whoLines({ user, job_title: title, on_behalf_of: seat }: Awaited): Line[] {
  const who: Line[] = [{ text: user.full_name }];
  if (title !== null) who.push(note(title));
  if (seat !== null) who.push(note(`По замещению: ${seat.full_name}`));
  return who;
}

const DASH: readonly Line[] = [{ text: '—' }];

function awaitedRow(stage: Stage, seat: Awaited): TableRow {
  const cells = [[{ text: stage.name }], whoLines(seat), [{ text: 'Решения нет' }], DASH, DASH];
  return new TableRow({ cantSplit: true, children: cells.map((lines, at) => cell(lines, at)) });
}

function voteRow(stage: Stage, vote: Vote, kept: number | null): TableRow {
  const decision: Line[] = [{ text: DECISION_LABELS[vote.decision] }];
  if (kept !== null) decision.push(note(`Сохранено из круга ${String(kept)}`));
  if (vote.revoked_at !== null) decision.push(note(`Отменено ${moment(vote.revoked_at)}`));
  return new TableRow({
    cantSplit: true,
    children: [
      cell([{ text: stage.name }], 0),
      cell(whoLines(vote), 1),
      cell(decision, 2),
      cell([{ text: moment(vote.created_at) }], 3),
      cell(remarkLines(vote), 4),
    ],
  });
}

function stageRows(stage: Stage): TableRow[] {
  const rows = [
    ...stage.votes.map((vote) => voteRow(stage, vote, null)),
    ...stage.kept.map((vote) => voteRow(stage, vote, vote.round)),
    ...(stage.awaited ?? []).map((seat) => awaitedRow(stage, seat)),
  ];
  if (rows.length > 0) return rows;
  const nobody = [{ text: stage.note ?? 'Решений нет' }];
  return [
    new TableRow({
      children: [[{ text: stage.name }], DASH, DASH, DASH, nobody].map((lines, at) => cell(lines, at)),
    }),
  ];
}

function roundTable(round: Round): Table {
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: COLUMNS.map(([, share]) => Math.round((share / 100) * WIDTH)),
    layout: TableLayoutType.FIXED,
    borders: GRID,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: COLUMNS.map(([name], at) => cell([{ text: name }], at, true)),
      }),
      ...round.stages.flatMap(stageRows),
    ],
  });
}

interface Look {
  size?: number;
  bold?: boolean;
  isCentred?: boolean;
  before?: number;
}

function line(
  text: string,
  { size = SIZE.text, bold = false, isCentred = false, before = 0 }: Look = {},
): Paragraph {
  return new Paragraph({
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.LEFT,
    keepNext: bold,
    spacing: { before, after: 80 },
    children: [new TextRun({ text, size, bold })],
  });
}

function fact(label: string, value: string | null): Paragraph[] {
  if (value === null) return [];
  const children = [new TextRun({ text: `${label}: ` }), new TextRun({ text: value, bold: true })];
  return [new Paragraph({ spacing: { after: 60 }, children })];
}

function roundParts(round: Round): (Paragraph | Table)[] {
  const sent = `Отправил ${round.initiator.full_name}, ${moment(round.started_at)}`;
  const ended = round.finished_at === null ? '' : `; завершён ${moment(round.finished_at)}`;
  const { file } = round;
  return [
    line(`Круг ${String(round.round)}. ${CHAIN_STATUS_LABELS[round.status]}`, {
      size: SIZE.heading,
      bold: true,
      before: 240,
    }),
    line(`${sent}${ended}`, { size: SIZE.cell }),
    ...(file === null
      ? []
      : [
          line(`Файл: ${file.name}, версия ${String(file.version)}`, { size: SIZE.cell }),
          line(`SHA-256: ${file.sha256}`, { size: SIZE.small }),
        ]),
    ...(round.result_comment === null ? [] : [line(`Итог: ${round.result_comment}`, { size: SIZE.cell })]),
    roundTable(round),
  ];
}

const footer = (sheet: ApprovalSheet) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: SIZE.small,
            children: [
              `Лист № ${String(sheet.chain_id)} · `,
              PageNumber.CURRENT,
              ' из ',
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });

/** The approval sheet as a Word document: A4, a table for each round, and what vouches for them at the end. */
export async function sheetDocx(sheet: ApprovalSheet): Promise<Buffer> {
  const { amount, currency_code: currency, journal } = sheet;
  const children = [
    line('Лист согласования', { size: SIZE.title, bold: true, isCentred: true }),
    line(sheet.document.label, { size: SIZE.heading, isCentred: true }),
    ...fact('Организация', sheet.organization_name),
    ...fact('Контрагент', sheet.counterparty_name),
    ...fact('Сумма', amount === null ? null : formatAmount(amount, currency ?? 'RUB')),
    ...fact('Итог', CHAIN_STATUS_LABELS[sheet.status]),
    ...sheet.rounds.flatMap(roundParts),
    line(`Лист № ${String(sheet.chain_id)} составлен ${moment(sheet.made_at)}`, {
      size: SIZE.cell,
      before: 360,
    }),
    line(`Запись журнала ${String(journal.seq)}: ${journal.hash}`, { size: SIZE.small }),
    line(`Контрольная сумма листа: ${sheet.sheet_hash}`, { size: SIZE.small }),
  ];
  const document = new Document({
    title: `Лист согласования. ${sheet.document.label}`,
    styles: { default: { document: { run: { font: FONT, size: SIZE.text } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.top, right: PAGE.right, bottom: PAGE.bottom, left: PAGE.left },
          },
        },
        footers: { default: footer(sheet) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
