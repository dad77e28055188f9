import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import {
  DUE_SOON_DAYS,
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
  OBLIGATION_PHASE_LABELS,
} from 'shared/contract/obligation/obligation.labels';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { dayFilter, enumFilter, idFilter, recordsFilter, wordFilter } from '../lists/list-filters';
import type { ListContext, ListFilter, ListResource } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import { owedByAgreements, seesObligation } from './obliged-kinds';
import {
  type ListedObligation,
  obligationColumns,
  obligationJoins,
  obligationsFrom,
} from './obligations.repository';
import { sumInForce } from './terms/in-force-columns';

/** Where obligations `b` stand on the day: what `phaseOf` says of one. */
export const phaseOn = (today: string): RawBuilder<string> => sql<string>`case
  when b.status in ('done', 'waived') then b.status
  when b.due_date < ${today}::date then 'overdue'
  when b.status = 'partially' then 'partially'
  when b.due_date <= ${today}::date + ${DUE_SOON_DAYS}::int then 'due'
  else 'planned' end`;

const PHASES = Object.keys(OBLIGATION_PHASE_LABELS);

const phaseFilter: ListFilter = {
  ...enumFilter(sql`''`, PHASES),
  condition: (values, context) => enumFilter(phaseOn(context.today), PHASES).condition(values, context),
};

/** Obligations of every document the reader sees. */
export function obligationResource(app: FastifyInstance): ListResource<ListedObligation> {
  return {
    name: 'obligations',
    // Kinds of documents may be registered after the list.
    get from() {
      return obligationsFrom(app);
    },
    id: sql<number>`b.id`,
    columns: obligationColumns as RawBuilder<ListedObligation>,
    readerColumns: ({ today }: ListContext) => sql`${phaseOn(today)} as phase`,
    joins: obligationJoins,
    sorts: {
      due_date: { expression: sql`b.due_date`, nullable: true },
      title: { expression: sql`b.title collate "und-x-icu"` },
      document: { expression: sql`doc.name collate "und-x-icu"` },
      counterparty: { expression: sql`doc.counterparty_name collate "und-x-icu"` },
      sum: { expression: sumInForce, nullable: true },
      created_at: { expression: sql`b.created_at` },
    },
    defaultSort: 'due_date',
    filters: {
      kind: enumFilter(sql`b.kind`, Object.keys(OBLIGATION_KIND_LABELS)),
      direction: enumFilter(sql`b.direction`, Object.keys(OBLIGATION_DIRECTION_LABELS)),
      phase: phaseFilter,
      // As the domain reference calls them: its statuses are where an obligation stands today.
      status: phaseFilter,
      agreement_id: recordsFilter((ids) => owedByAgreements(app, ids)),
      addendum_id: recordsFilter(
        (ids) =>
          sql`b.document_type = ${RECORD_KINDS.addendum.name} and b.document_id = any(${ids}::bigint[])`,
      ),
      document_type: wordFilter(sql`b.document_type`),
      document_id: idFilter(sql`b.document_id`),
      responsible_id: idFilter(sql`b.responsible_id`),
      due_date: dayFilter(sql`b.due_date`),
    },
    search: (text) =>
      containsWords(
        sql`(search_text(b.title) || ' ' || search_text(doc.name) || ' ' || search_text(doc.counterparty_name))`,
        text,
      ),
    visible: ({ actor }) => seesObligation(app, actor),
  };
}
