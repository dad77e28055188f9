import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';

interface Values {
  name: string;
  is_shared: boolean;
  query: string;
  columns: string[] | null;
  position?: number;
}

export interface StoredView extends Values {
  id: number;
  resource: string;
  owner_id: number;
  lock_version: number;
}

/** The view for a change, held until the transaction ends; null when there is none. */
export async function lockView(trx: Trx, id: number): Promise<StoredView | null> {
  const row = await trx
    .selectFrom('saved_views')
    .select(['id', 'resource', 'owner_id', 'lock_version', 'name', 'is_shared', 'query', 'columns'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Which views the employee opens their registers with. */
export async function findDefaults(db: Db, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('saved_view_defaults')
    .select('saved_view_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.saved_view_id));
}

/** Makes the view the one the employee opens the register with, or no longer so. */
export async function setDefault(
  trx: Trx,
  choice: { userId: number; resource: string; viewId: number; isDefault: boolean },
): Promise<void> {
  const { userId, resource, viewId, isDefault } = choice;
  if (isDefault) {
    await sql`insert into saved_view_defaults (user_id, resource, saved_view_id)
      values (${userId}, ${resource}, ${viewId})
      on conflict (user_id, resource) do update set saved_view_id = excluded.saved_view_id`.execute(trx);
  } else {
    await trx
      .deleteFrom('saved_view_defaults')
      .where('user_id', '=', userId)
      .where('saved_view_id', '=', viewId)
      .execute();
  }
}

/** How many views of the register the employee has. */
export async function countViews(trx: Trx, owned: { owner_id: number; resource: string }): Promise<number> {
  const { count } = await trx
    .selectFrom('saved_views')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owned.owner_id)
    .where('resource', '=', owned.resource)
    .executeTakeFirstOrThrow();
  return count;
}

/** Moves the employee's views of the register on that stand at the place or after it, when one stands there. */
export async function makeRoom(
  trx: Trx,
  { resource, owner_id }: { resource: string; owner_id: number },
  position: number,
): Promise<void> {
  await sql`
    update saved_views w set position = w.position + 1
    where w.owner_id = ${owner_id} and w.resource = ${resource} and w.position >= ${position}
      and exists (select from saved_views o where o.owner_id = w.owner_id and o.resource = w.resource
        and o.position = ${position})`.execute(trx);
}

/** Adds the view at its place, or after the employee's others when none is said. */
export async function insertView(
  trx: Trx,
  values: Values & { resource: string; owner_id: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('saved_views')
    .values({
      ...values,
      position:
        values.position ??
        sql<number>`(select coalesce(max(position), 0) + 1 from saved_views
        where owner_id = ${values.owner_id} and resource = ${values.resource})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the values and raises the version; the caller holds the row. */
export async function updateView(
  trx: Trx,
  id: number,
  set: Partial<Values> & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('saved_views')
    .set({ ...set, lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The view is gone afterwards, and so is every start that it was. */
export async function deleteView(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('saved_views').where('id', '=', id).execute();
}

/** Milliseconds one view may be counted. */
const LONGEST_COUNT_MS = 2000;

/** Reads with a statement limit of its own, shorter than what a request may take; rejects beyond it. */
export async function inTime<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${String(LONGEST_COUNT_MS)}, true)`.execute(trx);
    return read(trx);
  });
}
