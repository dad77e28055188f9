import type { FastifyInstance } from 'fastify';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DestructionActRow, KeptRecord } from 'shared/contract/archive/destruction-act';
import { businessDay } from '../calendar/business-day';
import type { Db, Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { SeenRow } from '../records/versioned-row';
import { employeeJson } from '../lists/columns/reference-json';
import type { Viewer } from '../records/viewer';
import { archivedKinds } from './archived-kinds';
import { findNamed } from './kept-records.repository';
import type { ArchiveTables } from './schema';

/** The act before what depends on the reader. */
export interface ActRecord extends DestructionActRow {
  basis: string;
  commission: string;
  status_reason: string | null;
  created_by_id: number | null;
  submitted_by_id: number | null;
  approved_at: string | null;
  executed_by: DestructionActRow['author'];
  files_count: number | null;
  named: { type: string; id: number }[];
  records: KeptRecord[];
  /** The records by their names, one a line. */
  documents: string;
}

/** An act is seen by whoever may read every record it names. */
export function seesAct(app: FastifyInstance, viewer: Viewer): RawBuilder<boolean> {
  if (viewer === 'everything') return sql<boolean>`true`;
  const kinds = archivedKinds(app);
  if (viewer.dataScope === 'all' && kinds.every(({ read }) => holds(viewer, read))) return sql<boolean>`true`;
  const arms = kinds.map(
    ({ kind, reads }) =>
      sql<boolean>`(ar.record_type = ${kind.name} and ${reads(viewer, sql<number>`ar.record_id`)})`,
  );
  return sql<boolean>`not exists (select from destruction_act_records ar
    where ar.act_id = c.id and not (${sql.join(arms, sql` or `)}))`;
}

/** How an act is found under a viewer's eyes. */
export const seenAct = (app: FastifyInstance): SeenRow => ({
  from: sql`destruction_acts c`,
  id: sql<number>`c.id`,
  alias: 'c',
  seen: (viewer) => seesAct(app, viewer),
});

/** What is selected for a row of the register of acts `c`, and what it takes. */
export const actColumns = sql<DestructionActRow>`
  c.id, c.number, c.act_date, c.status, c.executed_at, c.created_at, c.lock_version,
  (select count(*) from destruction_act_records ar where ar.act_id = c.id) as records_count,
  ${employeeJson('au', 'aud')} as author, ${employeeJson('ap', 'apd')} as approved_by`;
export const actJoins = sql`
  left join users au on au.id = c.created_by_id left join departments aud on aud.id = au.department_id
  left join users ap on ap.id = c.approved_by_id left join departments apd on apd.id = ap.department_id`;

/** The act with its records; null when there is none or the viewer does not see it. */
export async function findAct(
  app: FastifyInstance,
  db: Db,
  wanted: { viewer: Viewer; id: number; now: Date },
): Promise<ActRecord | null> {
  const { rows } = await sql<Omit<ActRecord, 'records' | 'documents'>>`
    select ${actColumns}, c.basis, c.commission, c.status_reason, c.created_by_id, c.submitted_by_id, c.approved_at,
      c.files_count, ${employeeJson('ex', 'exd')} as executed_by,
      (select coalesce(json_agg(json_build_object('type', ar.record_type, 'id', ar.record_id) order by ar.position), '[]')
        from destruction_act_records ar where ar.act_id = c.id) as named
    from destruction_acts c ${actJoins} left join users ex on ex.id = c.executed_by_id
    left join departments exd on exd.id = ex.department_id
    where c.id = ${wanted.id} and ${seesAct(app, wanted.viewer)}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const today = businessDay(wanted.now);
  // Whoever sees the act sees all it names; what has been taken out of the register since is left out.
  const records = await findNamed(app, db, { viewer: 'everything', today, records: row.named });
  return { ...row, records, documents: records.map(({ name }) => name).join('\n') };
}

/** Acts are written one after another: their numbers follow, and no record gets into two of them. */
export async function holdActs(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('destruction-acts', 0))`.execute(trx);
}

/** The next number of the year, after the largest that is a plain number; the caller holds the acts. */
export async function nextNumber(trx: Trx, year: number): Promise<string> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number::int), 0) + 1 as next from destruction_acts
    where number ~ '^[0-9]{1,8}$' and extract(year from act_date)::int = ${year}`.execute(trx);
  return String(rows[0]?.next ?? 1);
}

/** Adds the act; answers its id. */
export async function insertAct(
  trx: Trx,
  values: Insertable<ArchiveTables['destruction_acts']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('destruction_acts')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The act names these records and no others. */
export async function writeRecords(
  trx: Trx,
  actId: number,
  records: readonly { type: string; id: number }[],
): Promise<void> {
  await trx.deleteFrom('destruction_act_records').where('act_id', '=', actId).execute();
  await trx
    .insertInto('destruction_act_records')
    .values(
      records.map(({ type, id }, position) => ({
        act_id: actId,
        position,
        record_type: type,
        record_id: id,
      })),
    )
    .execute();
}

/** Erases a draft. */
export async function deleteAct(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('destruction_acts').where('id', '=', id).execute();
}
