import type { ReleaseBudget } from 'shared/contract/release/release';
import { SHELL } from 'shared/contract/release/release';
import type { Db } from '../../platform/database/database';
import type { RegistryFacts, ServingRelease } from './release-candidate';

/** The limits of an area, or those for areas without own ones. */
export async function getBudget(db: Db, area: string): Promise<ReleaseBudget> {
  const rows = await db
    .selectFrom('release_budgets')
    .select(['area', 'bytes', 'requests'])
    .where('area', 'in', [area, '*'])
    .execute();
  const row = rows.find((candidate) => candidate.area === area) ?? rows[0];
  if (row === undefined) throw new Error('The registry has no budget for areas without an own one');
  return { bytes: row.bytes, requests: row.requests };
}

interface Serving extends ServingRelease {
  area: string;
}

async function findServing(db: Db): Promise<Serving[]> {
  const rows = await db
    .selectFrom('release_channels as c')
    .innerJoin('releases as r', (join) =>
      join
        .onRef('r.area', '=', 'c.area')
        .on((or) =>
          or.or([
            or('r.version', '=', or.ref('c.active_version')),
            or('r.version', '=', or.ref('c.rollout_version')),
          ]),
        ),
    )
    .select(['r.area', 'r.version', 'r.release', 'r.definition', 'c.active_version'])
    .orderBy('r.area')
    .execute();
  return rows.map(({ active_version: active, ...row }) => ({ ...row, isRollout: row.version !== active }));
}

async function findVersions(db: Db, area: string): Promise<Set<string>> {
  const rows = await db.selectFrom('releases').select('version').where('area', '=', area).execute();
  return new Set(rows.map(({ version }) => version));
}

/** What the gate has to know of the registry to judge a version of the area, at this moment. */
export async function getRegistryFacts(db: Db, area: string): Promise<RegistryFacts> {
  const [serving, versions, budget] = [
    await findServing(db),
    await findVersions(db, area),
    await getBudget(db, area),
  ];
  return {
    versions,
    budget,
    shells: serving
      .filter((release) => release.area === SHELL)
      .sort((one, other) => Number(one.isRollout) - Number(other.isRollout)),
    areas: serving.filter((release) => release.area !== SHELL && release.area !== area),
  };
}
