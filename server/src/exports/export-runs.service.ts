import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import type { ExportDeps } from './export-deps';
import { aliveSince, MOST_ATTEMPTS, scopeOf, waitingSince } from './export-life.policy';
import {
  changeExport,
  claimExport,
  type ExportChange,
  findExport,
  findLost,
  type StoredExport,
  waitOn,
} from './exports.repository';
import { EXPORT_JOB, type ExportTask } from './export-task';
import { announceExport } from './exports.service';

/** The run is no longer the export's: its owner has stopped it, or another run has taken it up. */
export class Stopped extends Error {}

export interface BegunRun {
  job: StoredExport;
  owner: Actor;
}

/**
 * A run of its own for an export that waits or whose last run is lost, under the scope of its owner; null when there
 * is nothing to do.
 */
export async function beginRun(
  deps: ExportDeps,
  id: number,
  ownerOf: (job: StoredExport) => Promise<Actor>,
): Promise<BegunRun | null> {
  const found = await findExport(deps.db, id);
  if (found === null || (found.status !== 'queued' && found.status !== 'running')) return null;
  const owner = await ownerOf(found);
  return deps.transact(async (trx) => {
    const now = deps.now();
    const job = await claimExport(trx, { id, now, aliveSince: aliveSince(now), scope: scopeOf(owner) });
    if (job === null) return null;
    await announceExport(deps, trx, job);
    return { job, owner };
  });
}

/** Writes how the run goes, and what else belongs to it; refuses with Stopped when it is no longer the export's. */
export async function noteRun(
  deps: ExportDeps,
  { id, attempt }: StoredExport,
  { set, also }: { set: ExportChange; also?: (trx: Trx) => Promise<void> },
): Promise<void> {
  await deps.transact(async (trx) => {
    const change = { ...set, updated_at: deps.now() };
    const job = await changeExport(trx, { id, attempt, from: ['running'] }, change);
    if (job === null) throw new Stopped();
    await announceExport(deps, trx, job);
    await also?.(trx);
  });
}

/** The export has failed with a sentence for its owner, unless it has ended, or another run has taken it up. */
export async function failExport(
  deps: ExportDeps,
  { id, attempt, message }: { id: number; attempt?: number | undefined; message: string },
): Promise<void> {
  await deps.transact(async (trx) => {
    const now = deps.now();
    const wanted = { id, from: ['queued', 'running'] as const, ...(attempt !== undefined && { attempt }) };
    const change = { status: 'failed' as const, message, finished_at: now, updated_at: now };
    const failed = await changeExport(trx, wanted, change);
    if (failed === null) return;
    await announceExport(deps, trx, failed);
    await notify(deps, trx, {
      userIds: [failed.owner_id],
      type: 'export_ready',
      title: 'Выгрузка не удалась',
      body: message,
      subject: { type: 'export', id: failed.id },
    });
  });
}

/**
 * Exports whose worker was killed, or whose place in the queue is lost, are taken up again, or have failed when that
 * happened too often.
 */
export async function takeUpLost(deps: Deps): Promise<void> {
  const now = deps.now();
  const moments = { aliveSince: aliveSince(now), waitingSince: waitingSince(now) };
  for (const { id, attempt } of await findLost(deps.db, moments)) {
    if (attempt < MOST_ATTEMPTS) {
      await waitOn(deps.db, id, now);
      await deps.jobs.enqueue<ExportTask>(EXPORT_JOB, { id });
    } else await failExport(deps, { id, attempt, message: 'Выгрузка прервалась, запустите её ещё раз' });
  }
}
