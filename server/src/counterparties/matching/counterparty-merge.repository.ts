import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { COUNTERPARTY_LINKS } from '../counterparty-links';
import { findTwins, nameOfLink, PARTS, renameLine } from './own-lines.repository';

/**
 * Table and column → the ids of the rows that were relinked; `table.flag` → the main lines that lost their mark;
 * `table.column:from:to`, or `table.column.term:from:to` → the documents that name the same line of the target instead of one of the source.
 */
export type Moved = Record<string, number[]>;

async function idsOf(trx: Trx, statement: RawBuilder<{ id: number }>): Promise<number[]> {
  const { rows } = await statement.execute(trx);
  return rows.map((row) => row.id);
}

/** The rows that were opened by somebody become another version, so that nobody saves over the new name. */
const raised = (isVersioned: boolean) => (isVersioned ? sql`, lock_version = lock_version + 1` : sql``);

/** The source's own accounts and people belong to the target; what it has as well stays behind, named by nothing. */
async function moveLines(
  trx: Trx,
  { sourceId, targetId, moved }: { sourceId: number; targetId: number; moved: Moved },
): Promise<void> {
  for (const part of PARTS) {
    const { table, mark, links } = part;
    const twins = await findTwins(trx, part, { sourceId, targetId });
    for (const { line: from, own: to } of twins) {
      for (const link of links) {
        const ids = await renameLine(trx, link, { from, to });
        if (ids.length > 0) moved[`${nameOfLink(link)}:${String(from)}:${String(to)}`] = ids;
      }
    }
    const stays = twins.map(({ line }) => line);
    const goes = sql`counterparty_id = ${sourceId} and id <> all(${stays}::bigint[])`;
    // The target keeps its own main lines; two would not be let in.
    moved[`${table}.${mark}`] = await idsOf(
      trx,
      sql`update ${sql.table(table)} set ${sql.ref(mark)} = false where ${goes} and ${sql.ref(mark)} returning id`,
    );
    moved[`${table}.counterparty_id`] = await idsOf(
      trx,
      sql`update ${sql.table(table)} set counterparty_id = ${targetId} where ${goes} returning id`,
    );
  }
}

/** The documents name the lines of the source again, but for those that name somebody else by now. */
async function renameBack(trx: Trx, moved: Moved): Promise<void> {
  const links = PARTS.flatMap((part) => part.links);
  for (const [key, ids] of Object.entries(moved)) {
    const [name, from, to] = key.split(':');
    const link = links.find((one) => nameOfLink(one) === name);
    if (link === undefined || from === undefined || to === undefined) continue;
    await renameLine(trx, link, { from: Number(to), to: Number(from), ids });
  }
}

/**
 * Everything that named the source, and its own accounts and people, belong to the target afterwards; a line that the
 * target has as well stays behind, and the documents that named it name the target's.
 */
export async function relink(
  trx: Trx,
  { sourceId, targetId }: { sourceId: number; targetId: number },
): Promise<Moved> {
  const moved: Moved = {};
  await moveLines(trx, { sourceId, targetId, moved });
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

/**
 * How much of what would be relinked from the source to the target: its own lines first, but for those the target has
 * as well, then what names it; empty when nothing.
 */
export async function countMoved(
  db: Db,
  { sourceId, targetId }: { sourceId: number; targetId: number | null },
): Promise<{ label: string; count: number }[]> {
  const lines = PARTS.map(
    ({ table, label, same }) => sql`
      select ${label}::text as label, ${table}::text as source, line.id from ${sql.table(table)} line
      where line.counterparty_id = ${sourceId} and not exists (
        select from ${sql.table(table)} own where own.counterparty_id = ${targetId} and ${same})`,
  );
  const named = COUNTERPARTY_LINKS.map(
    ({ table, column, label }) => sql`
      select ${label}::text as label, ${table}::text as source, id
      from ${sql.table(table)} where ${sql.ref(column)} = ${sourceId}`,
  );
  const places = [...lines, ...named].map(
    (part, at) => sql`select ${at}::int as place, part.* from (${part}) as part`,
  );
  // An agreement names its other side twice, as signed and as in force: it is one agreement.
  const { rows } = await sql<{ label: string; count: number }>`
    select label, count(distinct (source, id))::int as count
    from (${sql.join(places, sql` union all `)}) as moved
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
  await renameBack(trx, moved);
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
