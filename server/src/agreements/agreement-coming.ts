import { type RawBuilder, sql } from 'kysely';
import type { AgreementComing } from 'shared/contract/agreement/agreement-coming';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

/** Nothing is owed by the agreement `a` any more, whatever stands written down. */
export const OWES_NO_MORE: RawBuilder<boolean> = sql<boolean>`(a.archived_at is not null or a.status in ('rejected', 'cancelled'))`;

const ADDENDUMS = sql`select d.id, d.number, d.title, d.effective_from as day
  from addendums d
  where d.agreement_id = a.id and d.deleted_at is null and d.archived_at is null and d.status = 'signed'
    and d.effective_from is not null`;

/** Of each kind the nearest alone: a schedule of payments would leave no room for anything else. */
const nearest = (
  type: string,
  by: { addendum: RawBuilder<number | null>; when: RawBuilder<boolean> },
) => sql`(
  select distinct on (b.kind) b.id, b.kind, b.direction, b.title, b.due_date as day,
    ${by.addendum} as addendum_id
  from obligations b
  where b.document_type = ${sql.lit(type)} and ${by.when} and b.due_date is not null
    and b.status in ('planned', 'partially') and not ${OWES_NO_MORE}
  order by b.kind, b.due_date, b.id)`;

const OF_ADDENDUMS = sql<boolean>`b.document_id in (select d.id from addendums d where d.agreement_id = a.id
  and d.deleted_at is null and d.archived_at is null and d.status not in ('rejected', 'cancelled'))`;

const OBLIGATIONS = sql`${nearest(RECORD_KINDS.agreement.name, {
  addendum: sql`null::bigint`,
  when: sql`b.document_id = a.id`,
})} union all ${nearest(RECORD_KINDS.addendum.name, { addendum: sql`b.document_id`, when: OF_ADDENDUMS })}`;

/** What is to come by the agreement `a`, whoever reads it. */
export const AGREEMENT_COMING = sql<AgreementComing>`json_build_object(
  'addendums', (select coalesce(json_agg(c order by c.day, c.id), '[]') from (${ADDENDUMS}) c),
  'obligations', (select coalesce(json_agg(c order by c.day, c.id), '[]') from (${OBLIGATIONS}) c))`;
