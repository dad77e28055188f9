import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { KeptRecord } from 'shared/contract/archive/destruction-act';
import type { Keeping } from 'shared/contract/archive/destruction-act.labels';
import { TOTAL_CAP } from 'shared/contract/list/page-size';
import { recordPath } from 'shared/contract/record/record-kind';
import { counterpartyTextOf } from '../lists/columns/reference-json';
import { containsWords } from '../lists/list-search';
import type { Db } from '../platform/database/database';
import type { Viewer } from '../records/viewer';
import { type ArchivedKind, archivedRows, catalogueOf, keptBy, requireArchivedKind } from './archived-kinds';

/** The record `r`, what belongs to it and what belongs to that, as `type` and `id`. */
function withParts(app: FastifyInstance): RawBuilder<unknown> {
  const { parts } = catalogueOf(app);
  const own = parts.map(
    ({ type, of }) =>
      sql`select ${type}::text, part.id from (${of({ type: sql<string>`r.type`, id: sql<number>`r.id` })}) part`,
  );
  const further = parts.map(
    ({ type, of }) => sql`select ${type}::text, part.id from near
      cross join lateral (${of({ type: sql<string>`near.type`, id: sql<number>`near.id` })}) part`,
  );
  const near = sql.join([sql`select r.type::text, r.id`, ...own], sql` union all `);
  // What was said of an addendum lies two steps from its agreement; nothing lies further.
  return sql`(with near (type, id) as (${near})
    ${sql.join([sql`select type, id from near`, ...further], sql` union `)}) as d (type, id)`;
}

const OPEN_ACT = sql`(
  select json_build_object('id', c.id, 'name', '№\u00a0' || c.number || ' от ' || to_char(c.act_date, 'DD.MM.YYYY'))
  from destruction_act_records ar join destruction_acts c on c.id = ar.act_id
  where ar.record_type = r.type and ar.record_id = r.id and c.status in ('draft', 'submitted', 'approved')
  order by c.id limit 1)`;

type Found = Omit<KeptRecord, 'url'>;

const columns = (app: FastifyInstance, today: string) => sql<Found>`
  r.type, r.id, r.name, r.title,
  ${counterpartyTextOf(sql`r.counterparty_id`, sql`r.counterparty_name`)} as counterparty_name, r.ended_on,
  case when not r.is_permanent then r.retention_until end as retention_until, r.is_permanent,
  (select count(*) from ${withParts(app)}
    join document_versions v on v.documentable_type = d.type and v.documentable_id = d.id
    join files f on f.id = v.file_id
    where r.destroyed_at is not null or f.destroyed_at is null) as files_count,
  ${keptBy(app, today)} as kept_by,
  case when r.destruction_act_id is not null
    then json_build_object('id', r.destruction_act_id, 'name', r.destruction_act) else ${OPEN_ACT} end as act`;

const withUrl =
  (app: FastifyInstance) =>
  (row: Found): KeptRecord => ({
    ...row,
    url: recordPath(requireArchivedKind(app, row.type).kind, row.id) ?? '',
  });

const CONDITIONS: Readonly<Record<Keeping, (today: string) => RawBuilder<boolean>>> = {
  past: (today) =>
    sql`(not r.is_permanent and r.destroyed_at is null and r.retention_until < ${today}::date)`,
  kept: (today) => sql`(not r.is_permanent and r.destroyed_at is null
    and (r.retention_until >= ${today}::date or r.retention_until is null))`,
  permanent: () => sql`(r.is_permanent and r.destroyed_at is null)`,
  destroyed: () => sql`r.destroyed_at is not null`,
};

export interface WantedRecords {
  viewer: Viewer;
  today: string;
  keeping: Keeping;
  /** Only records of this kind; null takes every kind. */
  kind: ArchivedKind | null;
  search: string | null;
  page: number;
  perPage: number;
}

/** A page of the records that are kept in this way, what is oldest first, and their number up to the cap. */
export async function findKept(
  app: FastifyInstance,
  db: Db,
  wanted: WantedRecords,
): Promise<{ rows: KeptRecord[]; total: number; isCapped: boolean }> {
  const { viewer, today, keeping, kind, search, page, perPage } = wanted;
  const words =
    search === null
      ? sql`true`
      : containsWords(
          sql`(search_text(r.name) || ' ' || search_text(r.title) || ' ' || search_text(r.counterparty_name))`,
          search,
        );
  const from = sql`${archivedRows(app, viewer, kind)} where ${CONDITIONS[keeping](today)}
    and ${words ?? sql`false`}`;
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select from ${from} limit ${TOTAL_CAP + 1}) as counted`.execute(db);
  const total = Number(counted.rows[0]?.total ?? 0);
  const { rows } = await sql<Found>`
    select ${columns(app, today)} from ${from}
    order by r.retention_until nulls last, r.type, r.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  return { rows: rows.map(withUrl(app)), total: Math.min(total, TOTAL_CAP), isCapped: total > TOTAL_CAP };
}

/** These records in the order in which they are named, as the viewer sees them; others are left out. */
export async function findNamed(
  app: FastifyInstance,
  db: Db,
  wanted: { viewer: Viewer; today: string; records: readonly { type: string; id: number }[] },
): Promise<KeptRecord[]> {
  const { viewer, today, records } = wanted;
  const types = records.map(({ type }) => type);
  const ids = records.map(({ id }) => id);
  const { rows } = await sql<Found>`
    select ${columns(app, today)}
    from unnest(${types}::text[], ${ids}::bigint[]) with ordinality as named (type, id, place)
    join ${archivedRows(app, viewer)} on r.type = named.type and r.id = named.id
    order by named.place`.execute(db);
  return rows.map(withUrl(app));
}

/** The records with everything that belongs to them, as documents that have files. */
export async function findDocuments(
  app: FastifyInstance,
  db: Db,
  records: readonly { type: string; id: number }[],
): Promise<{ type: string; id: number }[]> {
  const types = records.map(({ type }) => type);
  const ids = records.map(({ id }) => id);
  const { rows } = await sql<{ type: string; id: number }>`
    select d.type, d.id from unnest(${types}::text[], ${ids}::bigint[]) as r (type, id), lateral ${withParts(app)}
    order by d.type, d.id`.execute(db);
  return rows;
}
