import { sql } from 'kysely';
import type { FailurePhase } from 'shared/contract/release/release-report';
import type { ReleaseBudget } from 'shared/contract/release/release';
import type { Db } from '../../platform/database/database';
import type { ReleaseRow } from '../release.repository';

/** Versions of an area that serve nobody and are shown nevertheless. */
const OTHERS_SHOWN = 10;

/** The releases that serve somebody and the newest others of each area, or of one; the newest first. */
export async function findShownReleases(db: Db, area: string | null): Promise<ReleaseRow[]> {
  const ranked = db
    .selectFrom('releases as r')
    .leftJoin('release_channels as c', 'c.area', 'r.area')
    .selectAll('r')
    .select(
      sql<boolean>`r.version in (c.active_version, coalesce(c.rollout_version, ''), coalesce(c.previous_version, ''))`.as(
        'is_serving',
      ),
    )
    .select(
      sql<number>`row_number() over (
        partition by r.area, r.version in (c.active_version, coalesce(c.rollout_version, ''), coalesce(c.previous_version, ''))
        order by r.published_at desc, r.version desc)`.as('place'),
    )
    .$if(area !== null, (query) => query.where('r.area', '=', area ?? ''));
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where((or) => or.or([or('is_serving', '=', true), or('place', '<=', OTHERS_SHOWN)]))
    .orderBy('area')
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ is_serving: _, place: __, ...row }) => row);
}

/** Numbers of the employees who may log in. */
export async function findPeople(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest word on each pair of an area's version and a shell's, the newest first. */
export async function findCompatibility(db: Db, area: string | null) {
  return db
    .selectFrom('release_compatibility')
    .select(['area', 'version', 'shell_version', 'is_fitting', 'reason', 'checked_at'])
    .$if(area !== null, (query) => query.where('area', '=', area ?? ''))
    .orderBy('checked_at', 'desc')
    .limit(500)
    .execute();
}

/** The limits by area; `*` is for those without own ones. */
export async function findBudgets(db: Db): Promise<Map<string, ReleaseBudget>> {
  const rows = await db.selectFrom('release_budgets').select(['area', 'bytes', 'requests']).execute();
  return new Map(rows.map(({ area, bytes, requests }) => [area, { bytes, requests }]));
}

export interface CountedVersion {
  area: string;
  version: string;
  openings: number;
  people: number;
  failed: number;
  failed_people: number;
  /** Failed openings by where they failed. */
  phases: Partial<Record<FailurePhase, number>>;
}

/**
 * Openings of every version since the moment of its area; two looks at the table, however many versions there are. A
 * person counts once a day, as failed when one opening of that day failed, or with `isEach` as often as it was opened.
 */
export async function countOpenings(
  db: Db,
  areas: readonly { area: string; since: Date }[],
  { isEach }: { isEach: boolean },
): Promise<CountedVersion[]> {
  if (areas.length === 0) return [];
  const since = sql`(values ${sql.join(
    areas.map(({ area, since: from }) => sql`(${area}::text, ${from}::timestamptz)`),
  )}) as since (area, moment)`;
  const { rows } = await sql<CountedVersion>`
    with counted as (
      select o.area, o.version, o.user_id,
        (array_agg(o.failure order by o.reported_at) filter (where o.failure is not null))[1] as failure
      from release_openings o join ${since} on since.area = o.area and o.reported_at >= since.moment
      group by o.area, o.version, o.user_id, ${isEach ? sql`o.opening` : sql`o.reported_at::date`}
    ),
    phased as (
      select area, version, jsonb_object_agg(failure, times) as phases
      from (
        select area, version, failure, count(*) as times from counted
        where failure is not null group by area, version, failure
      ) as by_phase group by area, version
    )
    select c.area, c.version, count(*) as openings, count(distinct c.user_id) as people,
      count(c.failure) as failed,
      count(distinct c.user_id) filter (where c.failure is not null) as failed_people,
      coalesce((array_agg(p.phases))[1], '{}'::jsonb) as phases
    from counted c left join phased p on p.area = c.area and p.version = c.version
    group by c.area, c.version`.execute(db);
  return rows;
}
