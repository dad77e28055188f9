import type { FastifyInstance } from 'fastify';
import {
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
  OBLIGATION_PHASE_LABELS,
} from 'shared/contract/obligation/obligation.labels';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import { OBLIGATION_TOLD_FIELDS } from 'shared/contract/obligation/obligation.fields';
import { dayColumn, type ExportColumns, moneyColumn, textColumn } from '../lists/export-column';
import type { Register } from '../lists/register-catalogue';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { obligationResource } from './obligation-list';
import { keepsObligations, obligedKinds } from './obliged-kinds';
import type { ListedObligation } from './obligations.repository';

const { kind, direction, title, due_date, responsible, note, done_at, done_amount } = OBLIGATION_TOLD_FIELDS;

const columns: ExportColumns<ListedObligation> = {
  document: textColumn('Документ', 32, (row) => row.document.name),
  counterparty: textColumn('Контрагент', 36, (row) => row.document.counterparty_name),
  kind: textColumn(kind.label, 16, (row) => OBLIGATION_KIND_LABELS[row.kind]),
  title: textColumn(title.label, 48, (row) => row.title),
  direction: textColumn(direction.label, 16, (row) => OBLIGATION_DIRECTION_LABELS[row.direction]),
  sum: moneyColumn('Сумма', (row) => row.sum),
  currency_code: textColumn('Валюта', 8, (row) => (row.sum === null ? null : row.currency_code)),
  due_date: dayColumn(due_date.label, (row) => row.due_date),
  phase: textColumn('Состояние', 20, (row) => OBLIGATION_PHASE_LABELS[row.phase]),
  done_at: dayColumn(done_at.label, (row) => row.done_at),
  done_amount: moneyColumn(done_amount.label, (row) => row.done_amount),
  responsible: textColumn(responsible.label, 32, (row) => row.responsible.full_name),
  note: textColumn(note.label, 48, (row) => row.note),
};

/** Whoever may read documents of any kind by which something is owed may read what is owed by those they see. */
export const readsSome =
  (app: Parameters<typeof obligedKinds>[0]) =>
  (actor: Actor): boolean =>
    obligedKinds(app).some(({ read }) => holds(actor, read));

/** The register of obligations for exports and views. */
export function obligationRegister(app: FastifyInstance): Register<ListedObligation> {
  return {
    title: OBLIGATION_KIND.title,
    access: readsSome(app),
    sharing: (actor) => obligedKinds(app).some((kind) => keepsObligations(actor, kind)),
    list: obligationResource(app),
    columns,
  };
}
