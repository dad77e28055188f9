import { SHELL } from 'shared/contract/release/release';
import type { Trx } from '../../platform/database/database';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import { bundledFit } from './bundled-fit.policy';
import { readBundled } from './bundled-files';
import { type BuildPlan, planImport } from './bundled-plan';
import { findActiveVersions, findKnownBuilds, lockImport, markKept } from './bundled.repository';
import { lockChannel, saveChannel } from '../channel.repository';
import { type DiskBuild, readBuilds } from './disk-builds';
import { getRegistryFacts } from '../gate/registry-facts.repository';
import { changeRegistry } from '../registry/registry-change.service';
import type { ReleaseDeps } from '../release-deps';
import { ReleaseKept } from '../store/release-store';
import { insertRelease } from '../release.repository';
import { releaseLabel } from '../release-label';
import { lockRegistry } from '../rollout/registry-lock.repository';

type ImportDeps = Pick<
  ReleaseDeps,
  'print' | 'config' | 'db' | 'transact' | 'store' | 'log' | 'now' | 'outbox' | 'activity'
>;

async function planOf(
  deps: ImportDeps,
  db: ImportDeps['db'],
  builds: readonly DiskBuild[],
): Promise<BuildPlan[]> {
  const [known, active, kept] = await Promise.all([
    findKnownBuilds(db, builds),
    findActiveVersions(db),
    Promise.all(builds.map(({ area, version }) => deps.store.has(area, version))),
  ]);
  const isThere = (area: string, version: string) =>
    kept[builds.findIndex((build) => build.area === area && build.version === version)] === true;
  return planImport(
    builds,
    known.map((row) => ({ ...row, isKept: row.isKept && isThere(row.area, row.version) })),
    active,
  );
}

async function keep(deps: ImportDeps, trx: Trx, plan: BuildPlan): Promise<void> {
  const { area, version, release, definition } = plan.build;
  if (!plan.isNew) return markKept(trx, area, version);
  await insertRelease(trx, {
    area,
    version,
    origin: 'bundled',
    release,
    definition,
    conformance: null,
    publishedAt: deps.now(),
    publishedBy: null,
  });
}

async function activate(deps: ImportDeps, trx: Trx, build: DiskBuild): Promise<void> {
  const { area, version } = build;
  const channel = await lockChannel(trx, area);
  const isRolledOut = channel?.rollout_version === version;
  await saveChannel(
    trx,
    {
      area,
      active_version: version,
      previous_version: channel?.active_version ?? null,
      rollout_version: isRolledOut ? null : (channel?.rollout_version ?? null),
      rollout_percent: isRolledOut ? null : (channel?.rollout_percent ?? null),
      rollout_started_at: isRolledOut ? null : (channel?.rollout_started_at ?? null),
      activated_at: deps.now().toISOString(),
      is_automatic: true,
    },
    deps.now(),
  );
  // The first versions of an installation displace nothing.
  if (channel === null) return;
  await deps.activity.record(trx, {
    actor: null,
    action: 'release.bundled',
    entityType: 'release',
    entityId: null,
    entityLabel: releaseLabel(build),
    changes: [
      {
        field: 'active_version',
        label: 'Действующая версия',
        old: channel.active_version,
        new: version,
      },
    ],
    origin: SYSTEM_ORIGIN,
  });
}

/** Puts the files in the store; what an interrupted start or another node has put there are the same ones. */
async function bringFiles({ store }: ImportDeps, build: DiskBuild): Promise<void> {
  const { area, version } = build;
  const files = await readBundled(build);
  if (await store.has(area, version)) return;
  try {
    await store.put(area, version, files);
  } catch (error) {
    if (!(error instanceof ReleaseKept)) throw error;
  }
}

/**
 * Names of the areas whose files the store keeps now, brought before any transaction, which a slow store would hold for
 * too long; a build whose files are not what it says is told of and left out.
 */
async function prepare(deps: ImportDeps, plans: readonly BuildPlan[]): Promise<Set<string>> {
  const prepared = new Set<string>();
  for (const { build } of plans.filter(({ keeps }) => keeps)) {
    try {
      await bringFiles(deps, build);
      prepared.add(build.area);
    } catch (error) {
      deps.log.error({ err: error, package: build.area }, 'a build cannot be taken in');
    }
  }
  return prepared;
}

/**
 * Afterwards the builds this server came with are releases like any other, and current where no team has published its
 * own and they fit what serves people; one that does not fit is taken in, told of, and left for an administrator. Costs a
 * few look-ups when they were known before. Two nodes that start at once take turns.
 */
export async function importBundled(deps: ImportDeps): Promise<void> {
  const { all } = await readBuilds(deps.config.areasDir, (name, error) => {
    deps.log.error({ err: error, package: name }, 'a build cannot be read');
  });
  const first = (await planOf(deps, deps.db, all)).filter((plan) => plan.keeps || plan.activates);
  if (first.length === 0) return;
  const prepared = await prepare(deps, first);
  const builds = first
    .filter(({ keeps, build }) => !keeps || prepared.has(build.area))
    .map(({ build }) => build);
  await deps.transact(async (trx) => {
    await lockImport(trx);
    const plans = await planOf(deps, trx, builds);
    for (const plan of plans) {
      if (plan.keeps && prepared.has(plan.build.area)) await keep(deps, trx, plan);
    }
    const wanted = plans.filter(({ activates }) => activates).map(({ build }) => build);
    if (wanted.length === 0) return;
    await lockRegistry(trx);
    const { fitting, refusals } = bundledFit(wanted, await getRegistryFacts(trx, SHELL));
    for (const text of refusals) deps.print(text);
    if (fitting.length === 0) return;
    for (const build of fitting) await activate(deps, trx, build);
    await changeRegistry(deps, trx, { actorId: null });
  });
}
