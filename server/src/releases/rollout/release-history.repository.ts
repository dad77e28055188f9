import type { Db } from '../../platform/database/database';

/**
 * The version of the area that served last, still has its files, was not withdrawn and is none of the given: what a
 * rollback may return to. Null when there is none.
 */
export async function findEarlierGood(
  db: Db,
  area: string,
  except: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('releases')
    .select('version')
    .where('area', '=', area)
    .where('version', 'not in', [...except])
    .where('last_active_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('files_removed_at', 'is', null)
    .orderBy('last_active_at', 'desc')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}
