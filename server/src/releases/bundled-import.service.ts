import { satisfiesContract } from 'shared/contract/contract-version';
import type { Trx } from '../platform/database/database';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import { readBundled } from './bundled-files';
import { type BuildPlan, planImport } from './bundled-plan';
import { findActiveVersions, findKnownBuilds, lockImport, markKept } from './bundled.repository';
import { lockChannel, saveChannel } from './channel.repository';
import { type DiskBuild, readBuilds } from './disk-builds';
import { changeRegistry } from './registry-change.service';
import type { ReleaseDeps } from './release-deps';
import { insertRelease } from './release.repository';
import { readSnapshot } from './registry-snapshot.repository';
import { releaseLabel, titleOf } from './release-label';
import { lockRegistry } from './rollout/registry-lock.repository';

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

async function keep(
  deps: ImportDeps,
  trx: Trx,
  plan: BuildPlan & { files: Map<string, Buffer> },
): Promise<void> {
  const { area, version, release, definition } = plan.build;
  // A start that was interrupted has left the files without the line; they are the same ones.
  if (!(await deps.store.has(area, version))) await deps.store.put(area, version, plan.files);
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

/** The files of what is to be kept; a build whose files are not what it says is told of and left out. */
async function prepare(
  deps: ImportDeps,
  plans: readonly BuildPlan[],
): Promise<Map<string, Map<string, Buffer>>> {
  const prepared = new Map<string, Map<string, Buffer>>();
  for (const { build } of plans.filter(({ keeps }) => keeps)) {
    try {
      prepared.set(build.area, await readBundled(build));
    } catch (error) {
      deps.log.error({ err: error, package: build.area }, 'a build cannot be taken in');
    }
  }
  return prepared;
}

/** A server may bring a shell that no longer keeps what a team's published version was built for. */
async function tellOfUnfit(deps: ImportDeps): Promise<void> {
  const { shell, areas } = await readSnapshot(deps.db);
  if (shell === null) return;
  const { version, release } = shell.active;
  for (const { active } of areas) {
    if (satisfiesContract(active.release.contract, release.contract)) continue;
    deps.print(
      `Раздел «${titleOf(active)}» версии ${active.version} не подходит к оболочке ${version} и не откроется. Опубликуйте версию раздела для контракта ${release.contract}.`,
    );
  }
}

/**
 * Afterwards the builds this server came with are releases like any other, and current where no team has published its
 * own; costs a few look-ups when they were known before. Two nodes that start at once take turns.
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
      const files = prepared.get(plan.build.area);
      if (plan.keeps && files !== undefined) await keep(deps, trx, { ...plan, files });
    }
    const activated = plans.filter(({ activates }) => activates);
    if (activated.length === 0) return;
    await lockRegistry(trx);
    for (const { build } of activated) await activate(deps, trx, build);
    await changeRegistry(deps, trx, { actorId: null });
  });
  await tellOfUnfit(deps);
}
