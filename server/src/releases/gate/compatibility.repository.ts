import type { Db } from '../../platform/database/database';

export interface CompatibilityWord {
  area: string;
  version: string;
  shellVersion: string;
  /** A Russian sentence; null when the two fit. */
  reason: string | null;
  checkedAt: Date;
}

/** Keeps what was found of pairs of an area's version and a shell's; the latest word replaces the one before. */
export async function saveCompatibility(db: Db, words: readonly CompatibilityWord[]): Promise<void> {
  if (words.length === 0) return;
  await db
    .insertInto('release_compatibility')
    .values(
      words.map((word) => ({
        area: word.area,
        version: word.version,
        shell_version: word.shellVersion,
        is_fitting: word.reason === null,
        reason: word.reason,
        checked_at: word.checkedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['area', 'version', 'shell_version']).doUpdateSet((row) => ({
        is_fitting: row.ref('excluded.is_fitting'),
        reason: row.ref('excluded.reason'),
        checked_at: row.ref('excluded.checked_at'),
      })),
    )
    .execute();
}
