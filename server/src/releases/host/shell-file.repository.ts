import { sql } from 'kysely';
import { SHELL } from 'shared/contract/release/release';
import type { Db } from '../../platform/database/database';

/** The newest shell whose files are kept and that has a file of this name; null when there is none. */
export async function findShellWith(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('releases')
    .select('version')
    .where('area', '=', SHELL)
    .where('files_removed_at', 'is', null)
    .where(sql<boolean>`release -> 'files' @> ${JSON.stringify([{ name }])}::jsonb`)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}
