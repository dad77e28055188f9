import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { COUNTERPARTY_LINKS } from '../counterparty-links';

/** Table and column → the ids of the rows that were relinked; `table.flag` → the main lines that lost their mark. */
export type Moved = Record<string, number[]>;

interface Part {
  table: string;
  /** The column that marks the one main line. */
  mark: string;
  label: string;
  /** The column that tells a line from the others; a double of it stays behind. Only of lines that no document names. */
  same?: string;
}

/** What belongs to a counterparty itself. */
const PARTS: readonly Part[] = [
  { table: 'bank_accounts', mark: 'is_primary', label: 'банковские счета', same: 'account' },
  { table: 'signatories', mark: 'is_default', label: 'подписанты' },
  { table: 'counterparty_contacts', mark: 'is_primary', label: 'контакты' },
];

/** Lines under the alias that the counterparty already has. */
const doubled = ({ table, same }: Part, ownerId: number) =>
  same === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${sql.table(table)} own
        where own.counterparty_id = ${ownerId} and own.${sql.ref(same)} = line.${sql.ref(same)})`;

async function idsOf(trx: Trx, statement: RawBuilder<{ id: number }>): Promise<number[]> {
  const { rows } = await statement.execute(trx);
  return rows.map((row) => row.id);
}

/** The rows that were opened by somebody become another version, so that nobody saves over the new name. */
const raised = (isVersioned: boolean) => (isVersioned ? sql`, lock_version = lock_version + 1` : sql``);

/**
 * Everything that named the source, and its own accounts and people, belong to the target afterwards; an account that
 * the target has as well stays behind.
 */
export async function relink(
  trx: Trx,
  { sourceId, targetId }: { sourceId: number; targetId: number },
): Promise<Moved> {
  const moved: Moved = {};
  for (const part of PARTS) {
    const { table, mark } = part;
    const isDouble = doubled(part, targetId);
    // The target keeps its own main lines; two would not be let in.
    moved[`${table}.${mark}`] = await idsOf(
      trx,
      sql`update ${sql.table(table)} line set ${sql.ref(mark)} = false
        where counterparty_id = ${sourceId} and ${sql.ref(mark)} and not ${isDouble} returning id`,
    );
    moved[`${table}.counterparty_id`] = await idsOf(
      trx,
      sql`update ${sql.table(table)} line set counterparty_id = ${targetId}
        where counterparty_id = ${sourceId} and not ${isDouble} returning id`,
    );
  }
  for (const { table, column, isVersioned } of COUNTERPARTY_LINKS) {
    moved[`${table}.${column}`] = await idsOf(
      trx,
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${targetId} ${raised(isVersioned ?? false)}
        where ${sql.ref(column)} = ${sourceId} and not (${table === 'counterparties'} and id = ${targetId})
        returning id`,
    );
  }
  return moved;
}

/** How much of what would be relinked from the source: its own lines first, then what names it; empty when nothing. */
export async function countMoved(db: Db, sourceId: number): Promise<{ label: string; count: number }[]> {
  const links = [...PARTS.map((part) => ({ ...part, column: 'counterparty_id' })), ...COUNTERPARTY_LINKS];
  const named = links.map(
    ({ table, column, label }, at) => sql`
      select ${at}::int as place, ${label}::text as label, ${table}::text as source, id
      from ${sql.table(table)} where ${sql.ref(column)} = ${sourceId}`,
  );
  // An agreement names its other side twice, as signed and as in force: it is one agreement.
  const { rows } = await sql<{ label: string; count: number }>`
    select label, count(distinct (source, id))::int as count
    from (${sql.join(named, sql` union all `)}) as moved
    group by label order by min(place)`.execute(db);
  return rows;
}

/** What was moved and still stands where it was moved to goes back; what was changed since stays. */
export async function linkBack(
  trx: Trx,
  { sourceId, targetId, moved }: { sourceId: number; targetId: number; moved: Moved },
): Promise<void> {
  for (const { table, column, isVersioned } of COUNTERPARTY_LINKS) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sourceId} ${raised(isVersioned ?? false)}
      where id = any(${moved[`${table}.${column}`] ?? []}::bigint[]) and ${sql.ref(column)} = ${targetId}`.execute(
      trx,
    );
  }
  for (const { table, mark } of PARTS) {
    await sql`update ${sql.table(table)}
      set counterparty_id = ${sourceId}, ${sql.ref(mark)} = id = any(${moved[`${table}.${mark}`] ?? []}::bigint[])
      where id = any(${moved[`${table}.counterparty_id`] ?? []}::bigint[]) and counterparty_id = ${targetId}`.execute(
      trx,
    );
  }
}

export interface Merge {
  id: number;
  source_id: number;
  moved: Moved;
  before: Record<string, unknown>;
}

/** The newest merge into the target that was made at the moment or later and is not undone; null when there is none. */
export async function findMerge(
  db: Db,
  { targetId, since }: { targetId: number; since: Date },
): Promise<Merge | null> {
  const { rows } = await sql<Merge>`
    select id, source_id, moved, before from counterparty_merges
    where target_id = ${targetId} and undone_at is null and merged_at >= ${since}
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Puts down what a merge moved and what the target said before it. */
export async function keepMerge(
  trx: Trx,
  merge: Omit<Merge, 'id'> & { targetId: number; actorId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('counterparty_merges')
    .values({
      target_id: merge.targetId,
      source_id: merge.source_id,
      merged_at: merge.now,
      merged_by_id: merge.actorId,
      moved: JSON.stringify(merge.moved),
      before: JSON.stringify(merge.before),
    })
    .execute();
}

/** The merge cannot be undone a second time. */
export async function closeMerge(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('counterparty_merges').set({ undone_at: now }).where('id', '=', id).execute();
}
