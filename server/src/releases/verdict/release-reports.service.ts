import type { OpeningReport } from 'shared/contract/release-report';
import type { Trx } from '../../platform/database/database';
import { type Actor, SYSTEM_ORIGIN } from '../../platform/http/actor';
import { findChannels, lockChannel } from '../channel.repository';
import type { ReleaseDeps } from '../release-deps';
import { findReturn, withdraw } from '../rollout/rollback.service';
import { lockRegistry } from '../rollout/registry-lock.repository';
import { countOpenings, type CountedVersion } from '../status/release-status.repository';
import { judge, type Tally } from './judge.policy';
import { findKnownReports, saveOpenings } from './openings.repository';
import { trialOf } from './verdict-window';
import { withdrawalReason } from './withdrawal-reason';

/** One line per opening, a failure over a success, in one order for everybody: two reports never wait in a circle. */
function merged(reports: readonly OpeningReport[]): OpeningReport[] {
  const byOpening = new Map<string, OpeningReport>();
  for (const report of reports) {
    const key = `${report.area} ${report.version} ${report.opening.toLowerCase()}`;
    if ((byOpening.get(key)?.failure ?? null) === null) byOpening.set(key, report);
  }
  return [...byOpening.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, report]) => report);
}

const NO_OPENINGS = { openings: 0, people: 0, failed: 0, failed_people: 0, phases: {} };

function tallyOf({ openings, people, failed, failed_people: failedPeople }: typeof NO_OPENINGS): Tally {
  return { openings, people, failed, failedPeople };
}

/** Judges what is on trial in the area and takes it back when it is bad and there is something to return to. */
async function passVerdict(deps: ReleaseDeps, trx: Trx, area: string): Promise<void> {
  const channel = await lockChannel(trx, area);
  const trial = channel === null ? null : trialOf(channel, deps.now());
  if (channel === null || trial === null) return;
  const counted = await countOpenings(trx, [trial]);
  const countsOf = (version: string): Omit<CountedVersion, 'area' | 'version'> =>
    counted.find((one) => one.version === version) ?? NO_OPENINGS;
  const [fresh, old] = [countsOf(trial.fresh), countsOf(trial.old)];
  if (!judge({ fresh: tallyOf(fresh), old: tallyOf(old) })) return;
  const found = await findReturn(trx, channel, deps.now());
  if ('refusal' in found) {
    deps.log.warn(
      { area, version: trial.fresh },
      'a bad version cannot be withdrawn: there is nothing to return to',
    );
    return;
  }
  await withdraw(deps, trx, {
    ...found,
    channel,
    reason: withdrawalReason(fresh, old),
    action: 'release.withdrawn',
    by: { actor: null, token: null },
    origin: SYSTEM_ORIGIN,
  });
}

/** Areas among the failed ones where something is on trial: only they need the locks, which others wait for. */
async function areasOnTrial(deps: ReleaseDeps, reports: readonly OpeningReport[]): Promise<string[]> {
  const failed = new Set(reports.filter(({ failure }) => failure !== null).map(({ area }) => area));
  if (failed.size === 0) return [];
  const channels = await findChannels(deps.db);
  return channels
    .filter((channel) => failed.has(channel.area) && trialOf(channel, deps.now()) !== null)
    .map(({ area }) => area);
}

/**
 * Openings of known versions are counted, and a version on trial that fails too often is withdrawn with the same commit.
 * Reports about anything else are passed over in silence.
 */
export async function takeReports(
  deps: ReleaseDeps,
  reports: readonly OpeningReport[],
  actor: Pick<Actor, 'id'>,
): Promise<void> {
  const known = await findKnownReports(deps.db, merged(reports));
  if (known.length === 0) return;
  const tried = await areasOnTrial(deps, known);
  await deps.transact(async (trx) => {
    if (tried.length > 0) await lockRegistry(trx);
    await saveOpenings(trx, known, { userId: actor.id, now: deps.now() });
    for (const area of tried) await passVerdict(deps, trx, area);
  });
}
