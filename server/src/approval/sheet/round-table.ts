import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { DECISION_LABELS, REMARK_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { handedFromText } from 'shared/contract/approval/handed-from-text';
import { MISSED_TURN } from 'shared/contract/approval/missed-turn';
import type { Quote } from 'shared/contract/comment/quote';
import { wordText } from '../../grammar/word-text';
import { PAGE, sheetMoment, SIZE } from './sheet-look';

type Round = ApprovalSheet['rounds'][number];
type Stage = Round['stages'][number];
type Vote = Stage['votes'][number];
type Awaited = NonNullable<Stage['awaited']>[number];

const WIDTH = PAGE.width - PAGE.left - PAGE.right;
const COLUMNS = [
  ['Этап', 16],
  ['Кто', 23],
  ['Решение', 16],
  ['Когда', 14],
  ['Замечания', 31],
] as const;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '808080' } as const;
const GRID = {
  top: THIN,
  bottom: THIN,
  left: THIN,
  right: THIN,
  insideHorizontal: THIN,
  insideVertical: THIN,
};

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
          children: [
            new TextRun({ text: wordText(text), bold, size: isNote === true ? SIZE.small : SIZE.cell }),
          ],
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

function whoLines({ user, job_title: title, on_behalf_of: seat, handed_from: former = [] }: Awaited): Line[] {
  const who: Line[] = [{ text: user.full_name }];
  if (title !== null) who.push(note(title));
  if (seat !== null) who.push(note(`По замещению: ${seat.full_name}`));
  if (former.length > 0) who.push(note(handedFromText(former)));
  return who;
}

const DASH: readonly Line[] = [{ text: '—' }];

function awaitedRow(stage: Stage, seat: Awaited): TableRow {
  const silence = seat.has_missed_turn === true ? MISSED_TURN : 'Решения нет';
  const cells = [[{ text: stage.name }], whoLines(seat), [{ text: silence }], DASH, DASH];
  return new TableRow({ cantSplit: true, children: cells.map((lines, at) => cell(lines, at)) });
}

function voteRow(stage: Stage, vote: Vote, kept: number | null): TableRow {
  const decision: Line[] = [{ text: DECISION_LABELS[vote.decision] }];
  if (kept !== null) decision.push(note(`Сохранено из круга ${String(kept)}`));
  if (vote.revoked_at !== null) {
    decision.push(note(`Отозвано ${sheetMoment(vote.revoked_at)}`));
    if (vote.revoke_reason) decision.push(note(`Причина: ${vote.revoke_reason}`));
  }
  return new TableRow({
    cantSplit: true,
    children: [
      cell([{ text: stage.name }], 0),
      cell(whoLines(vote), 1),
      cell(decision, 2),
      cell([{ text: sheetMoment(vote.created_at) }], 3),
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

/** Who decided what in a round, stage by stage, and who has not decided yet. */
export function roundTable(round: Round): Table {
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
