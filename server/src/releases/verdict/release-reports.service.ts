import type { OpeningReport } from 'shared/contract/release/release-report';
import type { Trx } from '../../platform/database/database';
import { type Actor, SYSTEM_ORIGIN } from '../../platform/http/actor';
import { type Channel, findChannels, lockChannel } from '../channel.repository';
import type { ReleaseDeps } from '../release-deps';
import { findReturn, withdraw } from '../rollout/rollback.service';
import { lockRegistry } from '../rollout/registry-lock.repository';
import { countOpenings, type CountedVersion } from './release-status.repository';
import { countActivePeople } from './company.repository';
import { countsEachOpening, judge, type Tally } from './judge.policy';
import { countReported, findReported, saveOpenings } from './openings.repository';
import { servedVersions, worksWith } from './reporter.policy';
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

/** A version that the registry has taken back by itself. */
interface Withdrawn {
  area: string;
  version: string;
  /** A Russian sentence. */
  reason: string;
}

/**
 * Judges what is on trial in the area and takes it back when it is bad and there is something to return to; null when it
 * stays.
 */
async function passVerdict(deps: ReleaseDeps, trx: Trx, area: string): Promise<Withdrawn | null> {
  const channel = await lockChannel(trx, area);
  const trial = channel === null ? null : trialOf(channel, deps.now());
  if (channel === null || trial === null) return null;
  const company = await countActivePeople(trx, deps.now());
  const counted = await countOpenings(trx, [trial], { isEach: countsEachOpening(company) });
  const countsOf = (version: string): Omit<CountedVersion, 'area' | 'version'> =>
    counted.find((one) => one.version === version) ?? NO_OPENINGS;
  const [fresh, old] = [countsOf(trial.fresh), countsOf(trial.old)];
  if (!judge({ fresh: tallyOf(fresh), old: tallyOf(old), company })) return null;
  const found = await findReturn(deps, trx, channel);
  if ('refusal' in found) {
    deps.log.warn(
      { area, version: trial.fresh },
      'a bad version cannot be withdrawn: there is nothing to return to',
    );
    return null;
  }
  const reason = withdrawalReason(fresh, old);
  await withdraw(deps, trx, {
    ...found,
    channel,
    reason,
    action: 'release.withdrawn',
    by: { actor: null, token: null },
    origin: SYSTEM_ORIGIN,
  });
  return { area, version: trial.fresh, reason };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Openings of one version that one person may report in a day, good and failed ones apart. */
const MOST_A_DAY = 3;

/** What the registry believes: reports of versions that this person works with and was served. */
async function believed(
  deps: ReleaseDeps,
  reports: readonly OpeningReport[],
  { actor, channels }: { actor: Reporter; channels: readonly Channel[] },
): Promise<OpeningReport[]> {
  const known = await findReported(deps.db, reports);
  const areas = new Map(channels.map((channel) => [channel.area, servedVersions(channel, actor.id)]));
  return reports.filter(({ area, version }) => {
    const reported = known.find((one) => one.area === area && one.version === version);
    return (
      reported !== undefined &&
      areas.get(area)?.includes(version) === true &&
      worksWith(reported.definition, actor)
    );
  });
}

/** The reports for which the person's day still has room; the others are passed over. */
async function withinTheDay(
  trx: Trx,
  reports: readonly OpeningReport[],
  { userId, now }: { userId: number; now: Date },
): Promise<OpeningReport[]> {
  const nameOf = (area: string, version: string, hasFailed: boolean) =>
    `${area} ${version} ${String(hasFailed)}`;
  const counted = await countReported(trx, userId, new Date(now.getTime() - DAY_MS));
  const times = new Map(
    counted.map((row) => [nameOf(row.area, row.version, Boolean(row.has_failed)), Number(row.times)]),
  );
  return reports.filter(({ area, version, failure }) => {
    const name = nameOf(area, version, failure !== null);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before < MOST_A_DAY;
  });
}

/** Areas among the failed ones where something is on trial: only they need the locks, which others wait for. */
function areasOnTrial(reports: readonly OpeningReport[], channels: readonly Channel[], now: Date): string[] {
  const failed = new Set(reports.filter(({ failure }) => failure !== null).map(({ area }) => area));
  return channels
    .filter((channel) => failed.has(channel.area) && trialOf(channel, now) !== null)
    .map(({ area }) => area);
}

type Reporter = Pick<Actor, 'id' | 'permissions'>;

/**
 * Openings of versions that the person was served and works with are counted, and a version on trial that fails too
 * often is withdrawn with the same commit. Reports about anything else are passed over in silence.
 */
export async function takeReports(
  deps: ReleaseDeps,
  reports: readonly OpeningReport[],
  actor: Reporter,
): Promise<void> {
  const now = deps.now();
  const channels = await findChannels(deps.db);
  const known = await believed(deps, merged(reports), { actor, channels });
  if (known.length === 0) return;
  const tried = areasOnTrial(known, channels, now);
  const withdrawn = await deps.transact(async (trx) => {
    if (tried.length > 0) await lockRegistry(trx);
    const counted = await withinTheDay(trx, known, { userId: actor.id, now });
    await saveOpenings(trx, counted, { userId: actor.id, now });
    const verdicts: (Withdrawn | null)[] = [];
    for (const area of tried) verdicts.push(await passVerdict(deps, trx, area));
    return verdicts.filter((verdict) => verdict !== null);
  });
  // Whoever watches the machine hears of it too, once it holds.
  for (const one of withdrawn) deps.log.warn(one, 'a version was withdrawn by the registry');
}
