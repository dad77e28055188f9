import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, type Table, TextRun } from 'docx';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import { roundEnd } from 'shared/contract/approval/round-end';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { formatAmount } from 'shared/format';
import { wordText } from '../../grammar/word-text';
import { roundTable } from './round-table';
import { PAGE, sheetMoment, SIZE } from './sheet-look';

type Round = ApprovalSheet['rounds'][number];

const FONT = 'Times New Roman';

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
    children: [new TextRun({ text: wordText(text), size, bold })],
  });
}

function fact(label: string, value: string | null): Paragraph[] {
  if (value === null) return [];
  const children = [new TextRun({ text: `${label}: ` }), new TextRun({ text: wordText(value), bold: true })];
  return [new Paragraph({ spacing: { after: 60 }, children })];
}

function roundParts(round: Round): (Paragraph | Table)[] {
  const sent = `Отправлено ${sheetMoment(round.started_at)}: ${round.initiator.full_name}`;
  const ended = round.finished_at === null ? '' : `; завершено ${sheetMoment(round.finished_at)}`;
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
    ...roundEnd(round).map((sentence) => line(sentence, { size: SIZE.cell })),
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
              `Лист №\u00a0${String(sheet.chain_id)} · `,
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
  const { amount, currency_code: currency, journal, sheet_sum: sum } = sheet;
  const children = [
    line('Лист согласования', { size: SIZE.title, bold: true, isCentred: true }),
    line(sheet.document.label, { size: SIZE.heading, isCentred: true }),
    ...fact('Организация', sheet.organization_name),
    ...fact('Контрагент', sheet.counterparty_name),
    ...fact('Сумма', amount === null ? null : formatAmount(amount, currency ?? 'RUB')),
    ...fact('Итог', CHAIN_STATUS_LABELS[sheet.status]),
    ...sheet.rounds.flatMap(roundParts),
    line(`Лист №\u00a0${String(sheet.chain_id)} составлен ${sheetMoment(sheet.made_at)}`, {
      size: SIZE.cell,
      before: 360,
    }),
    ...(sum === undefined ? [] : [line(`Контрольная сумма листа: ${sum}`, { size: SIZE.small })]),
    line(`Запись журнала ${String(journal.seq)}: ${journal.hash}`, { size: SIZE.small }),
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
