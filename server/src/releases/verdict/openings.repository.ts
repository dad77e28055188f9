import { sql } from 'kysely';
import type { OpeningReport } from 'shared/contract/release-report';
import type { Db, Trx } from '../../platform/database/database';

/** The reports whose area and version the registry knows; the others are nobody's business. */
export async function findKnownReports(db: Db, reports: readonly OpeningReport[]): Promise<OpeningReport[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['area', 'version'])
    .where('area', 'in', [...new Set(reports.map(({ area }) => area))])
    .where('version', 'in', [...new Set(reports.map(({ version }) => version))])
    .execute();
  const known = new Set(rows.map(({ area, version }) => `${area} ${version}`));
  return reports.filter(({ area, version }) => known.has(`${area} ${version}`));
}

/** Keeps one line per opening: a failure stays over a success, and nobody writes into another person's opening. */
export async function saveOpenings(
  trx: Trx,
  reports: readonly OpeningReport[],
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  if (reports.length === 0) return;
  await trx
    .insertInto('release_openings')
    .values(reports.map((report) => ({ ...report, user_id: userId, reported_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['area', 'version', 'opening'])
        .doUpdateSet((row) => ({
          failure: row.ref('excluded.failure'),
          route: row.ref('excluded.route'),
          reported_at: row.ref('excluded.reported_at'),
        }))
        .where('release_openings.failure', 'is', null)
        .where(sql<boolean>`excluded.failure is not null and release_openings.user_id = excluded.user_id`),
    )
    .execute();
}

/** Forgets openings that no verdict and no page looks at any more. */
export async function deleteOpeningsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('release_openings').where('reported_at', '<', before.toISOString()).execute();
}
