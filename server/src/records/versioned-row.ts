import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database } from '../platform/database/schema';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import type { Viewer } from './viewer';

/** Tables whose rows carry a version that every change raises. */
type Versioned = {
  [Table in keyof Database]: 'lock_version' | 'updated_at' | 'updated_by_id' extends keyof Database[Table]
    ? Table
    : never;
}[keyof Database];

/** Writes the changed columns and raises the version; the caller holds the row. */
export async function updateVersioned<Table extends Versioned>(
  trx: Trx,
  table: Table,
  change: { id: number; actorId: number | null; now: Date; set: Updateable<Database[Table]> },
): Promise<void> {
  const set = {
    ...change.set,
    updated_at: change.now,
    updated_by_id: change.actorId,
    lock_version: sql<number>`lock_version + 1`,
  };
  // These tables share the columns; to the query builder their union is no table.
  await trx
    .updateTable(table as 'agreements')
    .set(set as unknown as Updateable<Database['agreements']>)
    .where('id', '=', change.id)
    .execute();
}

/** How a row is found under a viewer's eyes: the tables with their aliases, its id, and what the viewer sees. */
export interface SeenRow {
  from: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** Alias of the row itself among the joined ones; of several, what is held first stands first. */
  alias: string | readonly string[];
  /** Other rows, and changes of other such rows, may refer to this one while it is held: authors are employees. */
  staysReferable?: true;
  seen: (viewer: Viewer) => RawBuilder<boolean>;
}

/** True when the viewer sees the row. */
export async function isRowVisible(
  db: Db,
  { from, id, seen }: SeenRow,
  wanted: { viewer: Viewer; id: number },
): Promise<boolean> {
  const { rows } = await sql`${prepared()}
    select from ${from} where ${id} = ${wanted.id} and ${seen(wanted.viewer)}`.execute(db);
  return rows.length > 0;
}

/** Holds the row until the transaction ends; false when the viewer does not see it. */
export async function lockRow(
  trx: Trx,
  { from, id, alias, staysReferable, seen }: SeenRow,
  wanted: { viewer: Viewer; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${from} where ${id} = ${wanted.id} and ${seen(wanted.viewer)}
    for ${sql.raw(staysReferable === true ? 'no key update' : 'update')}
    of ${sql.join([alias].flat().map((one) => sql.ref(one)))}`.execute(trx);
  return rows.length > 0;
}
