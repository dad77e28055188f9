import { type RawBuilder, sql } from 'kysely';
import type { DueItem } from 'shared/contract/due-date/due-date';
import type { Db, Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { DueRow, DueSource, DueWanted } from './due-source';

const NAMES = sql`(record_type, record_id, day, title, note, url, counterparty_name, responsible_id, amount,
  currency_code, people)`;

function together(sources: readonly DueSource[], wanted: DueWanted): RawBuilder<unknown> | null {
  const arms = sources.flatMap(({ kind, canBeLate, rows }) => {
    const select = rows(wanted);
    return select === null
      ? []
      : [
          sql`select ${kind}::text as kind, ${canBeLate === true}::boolean as can_be_late, d.* from (${select}) d ${NAMES}`,
        ];
  });
  return arms.length === 0 ? null : sql.join(arms, sql` union all `);
}

/** What comes in the period for the viewer, the nearest first, no more than asked. */
export async function findDueItems(
  db: Db,
  sources: readonly DueSource[],
  wanted: DueWanted & { viewer: Actor; mine: boolean; most: number },
): Promise<DueItem[]> {
  const all = together(sources, wanted);
  if (all === null) return [];
  const me = wanted.viewer.id;
  const { rows } = await sql<DueItem>`
    select due.kind, due.record_type, due.record_id, due.day, due.title, due.note, due.url, due.counterparty_name,
      u.full_name as responsible_name, due.amount, due.currency_code,
      due.can_be_late and due.day < ${wanted.today}::date as is_late, ${me}::bigint = any(due.people) as is_mine
    from (${all}) due left join users u on u.id = due.responsible_id
    where ${wanted.mine ? sql`${me}::bigint = any(due.people)` : sql`true`}
    order by due.day, due.kind, due.record_id limit ${wanted.most}`.execute(db);
  return rows;
}

/** What comes in the period by one source, whoever sees it. */
export async function findDueRows(
  db: Db,
  source: DueSource,
  period: Omit<DueWanted, 'viewer'>,
): Promise<DueRow[]> {
  const select = source.rows({ ...period, viewer: 'everything' });
  if (select === null) return [];
  const { rows } = await sql<DueRow>`select d.* from (${select}) d ${NAMES} order by day, record_id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, people: row.people.map(Number) }));
}

/** True when the viewer may see this very thing. */
export async function seesDue(
  db: Db,
  source: DueSource,
  wanted: DueWanted & { row: DueRow },
): Promise<boolean> {
  const { row, ...period } = wanted;
  const select = source.rows({ ...period, from: row.day, to: row.day });
  if (select === null) return false;
  const { rows } = await sql`
    select from (${select}) d ${NAMES} where record_type = ${row.record_type} and record_id = ${row.record_id}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Puts down that people were told at the step; false when they had been told before, here or on another node. */
export async function claimReminder(
  trx: Trx,
  told: { kind: string; row: DueRow; step: number; now: Date },
): Promise<boolean> {
  const { kind, row, step, now } = told;
  const added = await trx
    .insertInto('due_reminders')
    .values({
      kind,
      record_type: row.record_type,
      record_id: row.record_id,
      day: row.day,
      step,
      told_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst();
  return added !== undefined;
}

/** The days, kinds and steps people were told of, of days from the given one on. */
export async function findTold(db: Db, kind: string, from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('due_reminders')
    .select(['record_type', 'record_id', 'day', 'step'])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map((row) => toldKey(row, row.step)));
}

/** By what a reminder is recognised among those of its kind. */
export function toldKey(row: Pick<DueRow, 'record_type' | 'record_id' | 'day'>, step: number): string {
  return `${row.record_type} ${String(row.record_id)} ${row.day} ${String(step)}`;
}

/** Forgets reminders of days long past. */
export async function forgetTold(db: Db, before: string): Promise<void> {
  await db.deleteFrom('due_reminders').where('day', '<', before).execute();
}
