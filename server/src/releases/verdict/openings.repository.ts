import { sql } from 'kysely';
import type { OpeningReport } from 'shared/contract/release/release-report';
import type { Db, Trx } from '../../platform/database/database';

/** The versions among the reported ones that the registry knows, with what their areas say of themselves. */
export async function findReported(db: Db, reports: readonly OpeningReport[]) {
  return db
    .selectFrom('releases')
    .select(['area', 'version', 'definition'])
    .where('area', 'in', [...new Set(reports.map(({ area }) => area))])
    .where('version', 'in', [...new Set(reports.map(({ version }) => version))])
    .execute();
}

/** How many openings of each version the person has reported since the moment, the good and the failed ones apart. */
export async function countReported(trx: Trx, userId: number, since: Date) {
  return trx
    .selectFrom('release_openings')
    .select((row) => ['area', 'version', row('failure', 'is not', null).as('has_failed')])
    .select((row) => row.fn.countAll<number>().as('times'))
    .where('user_id', '=', userId)
    .where('reported_at', '>', since.toISOString())
    .groupBy(['area', 'version', 'has_failed'])
    .execute();
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
