import type { z } from 'zod';
import type { AreaStatus, ReleaseSummary, releasesStatus } from 'shared/contract/release/release-status';
import { CONTRACT_VERSION } from 'shared/contract/area/contract-version';
import type { ReleaseBudget } from 'shared/contract/release/release';
import { SHELL } from 'shared/contract/release/release';
import type { Db } from '../../platform/database/database';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { type Channel, findChannels, getRevision } from '../channel.repository';
import { titleOf } from '../release-label';
import { getRelease, type ReleaseRow } from '../release.repository';
import { countActivePeople } from '../verdict/company.repository';
import { countsEachOpening } from '../verdict/judge.policy';
import { windowStart } from '../verdict/verdict-window';
import { groupSizes } from './group-sizes';
import {
  countOpenings,
  type CountedVersion,
  findBudgets,
  findCompatibility,
  findPeople,
  findShownReleases,
} from '../verdict/release-status.repository';
import { releaseSummaryView } from './release-status.view';

type Tools = Pick<Deps, 'db' | 'now'>;

interface Picture {
  channels: Map<string, Channel>;
  rows: ReleaseRow[];
  people: number[];
  budgets: Map<string, ReleaseBudget>;
  counted: CountedVersion[];
  shell: { version: string | null; contract: string };
}

async function shellOf(db: Db, channel: Channel | undefined): Promise<Picture['shell']> {
  const row = channel === undefined ? null : await getRelease(db, SHELL, channel.active_version);
  return { version: row?.version ?? null, contract: row?.release.contract ?? CONTRACT_VERSION };
}

/** Everything the page needs of all areas, or of one, in a number of queries that does not grow with them. */
async function readPicture({ db, now }: Tools, area: string | null): Promise<Picture> {
  const channels = new Map((await findChannels(db)).map((channel) => [channel.area, channel]));
  const rows = await findShownReleases(db, area);
  const names = [...new Set(rows.map((row) => row.area))];
  const windows = names.map((name) => ({
    area: name,
    since: windowStart(channels.get(name) ?? null, now()),
  }));
  return {
    channels,
    rows,
    people: await findPeople(db),
    budgets: await findBudgets(db),
    counted: await countOpenings(db, windows, {
      isEach: countsEachOpening(await countActivePeople(db, now())),
    }),
    shell: await shellOf(db, channels.get(SHELL)),
  };
}

function budgetOf(budgets: ReadonlyMap<string, ReleaseBudget>, area: string): ReleaseBudget {
  const budget = budgets.get(area) ?? budgets.get('*');
  if (budget === undefined) throw new Error('The registry has no budget for areas without an own one');
  return budget;
}

function areaView(picture: Picture, area: string): AreaStatus {
  const { channels, people, budgets, counted, shell } = picture;
  const channel = channels.get(area) ?? null;
  const rows = picture.rows.filter((row) => row.area === area);
  const sizes = channel === null ? { active: 0, rollout: 0 } : groupSizes(channel, people);
  const named = rows.find((row) => row.version === channel?.active_version) ?? rows[0];
  const { rollout_version: version, rollout_percent: percent, rollout_started_at: started } = channel ?? {};
  return {
    area,
    title: named === undefined ? area : titleOf(named),
    active: channel?.active_version ?? null,
    previous: channel?.previous_version ?? null,
    rollout:
      version != null && percent != null && started != null
        ? { version, percent, started_at: started }
        : null,
    budget: budgetOf(budgets, area),
    versions: rows.map((row) =>
      releaseSummaryView(row, {
        channel,
        sizes,
        counted: counted.find((one) => one.area === area && one.version === row.version),
        shellContract: shell.contract,
      }),
    ),
  };
}

/** How the shell and every area stand, or one of them alone for whoever may see no other. */
export async function getReleasesStatus(
  deps: Tools,
  onlyArea: string | null,
): Promise<z.input<typeof releasesStatus>> {
  const revision = await getRevision(deps.db);
  const picture = await readPicture(deps, onlyArea);
  const names = [...new Set(picture.rows.map((row) => row.area))];
  // The shell first: everything else stands on it.
  const sorted = [...names.filter((name) => name === SHELL), ...names.filter((name) => name !== SHELL)];
  return {
    revision,
    shell: picture.shell,
    people: picture.people.length,
    areas: sorted.map((area) => areaView(picture, area)),
    compatibility: await findCompatibility(deps.db, onlyArea),
  };
}

/** How one area stands; one that never had a release has a budget already, and no versions. */
export async function getAreaStatus(deps: Tools, area: string): Promise<AreaStatus> {
  return areaView(await readPicture(deps, area), area);
}

/** One version of an area as its status shows it; refuses with 404 when it is not among the versions shown. */
export async function getReleaseSummary(deps: Tools, area: string, version: string): Promise<ReleaseSummary> {
  const { versions } = await getAreaStatus(deps, area);
  const summary = versions.find((candidate) => candidate.version === version);
  if (summary === undefined) throw new NotFound(`Версии ${version} нет`);
  return summary;
}
