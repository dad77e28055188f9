import type { Readable } from 'node:stream';
import type { ExportJob, exportInput } from 'shared/contract/exchange/export';
import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import type { z } from 'zod';
import { dropContent } from '../files/content-tidying.service';
import { parseListQuery } from '../lists/list-query';
import { listContext } from '../lists/lists.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, NotFound, TooManyRequests } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import { type Register, requireColumns, requireRegister } from '../lists/register-catalogue';
import { askedRows } from './asked-rows';
import {
  aliveSince,
  isTooOld,
  mayLoseRecords,
  RECORDS_CLOSED,
  SCOPE_CHANGED,
  scopeOf,
  TOO_OLD,
} from './export-life.policy';
import { EXPORT_JOB, type ExportTask } from './export-task';
import {
  changeExport,
  countRecords,
  countUnfinished,
  deleteExport,
  findExport,
  findOldExports,
  insertExport,
  type StoredExport,
} from './exports.repository';

/** Exports of one employee that wait or run at once. */
const MOST_AT_ONCE = 3;
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

/** The wire form of an export. */
export function exportView(job: StoredExport): ExportJob {
  const { id, resource, status, rows_done, rows_total, file_name, message } = job;
  const file_url = status === 'done' ? `/api/exports/${String(id)}/file` : null;
  return { id, resource, status, rows_done, rows_total, file_name, file_url, message };
}

/** Tells the owner's browsers that the export became another version. */
export async function announceExport(deps: Pick<Deps, 'outbox'>, trx: Trx, job: StoredExport): Promise<void> {
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'export',
    id: job.id,
    lock_version: job.lock_version,
    actor_id: job.owner_id,
  };
  await deps.outbox.publish(trx, {
    channels: [privateChannel(userChannel(job.owner_id))],
    event: USER_EVENT,
    payload,
  });
}

/**
 * An export that waits for its turn. Refuses with 403 a register the employee may not read, with 422 a query or a
 * column it does not have, with 429 when too many of the employee's exports are under way.
 */
export async function start(
  deps: Deps,
  { actor, origin, input }: { actor: Actor; origin: RequestOrigin; input: z.output<typeof exportInput> },
): Promise<ExportJob> {
  const register = requireRegister(deps.app, input.resource, actor);
  parseListQuery(register.list, input.query, listContext(deps, actor));
  requireColumns(register, input.columns);
  if ((await countUnfinished(deps.db, actor.id, aliveSince(deps.now()))) >= MOST_AT_ONCE) {
    throw new TooManyRequests(30, 'Дождитесь окончания прежних выгрузок');
  }
  const job = await deps.transact(async (trx) => {
    const { resource, query, columns, ids } = input;
    const asked = askedRows(register, query);
    const added = await insertExport(trx, { owner_id: actor.id, resource, query, columns, ids: ids ?? null });
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'export.started',
      entityType: 'export',
      entityId: added.id,
      entityLabel: register.title,
      changes: asked === null ? [] : [{ field: 'query', label: 'Отбор', old: null, new: asked }],
    });
    await deps.jobs.enqueue<ExportTask>(EXPORT_JOB, { id: added.id }, trx);
    return added;
  });
  return exportView(job);
}

async function requireOwn(deps: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<StoredExport> {
  const job = await findExport(deps.db, id);
  if (job === null || job.owner_id !== actor.id) throw new NotFound('Выгрузка не найдена');
  return job;
}

/** The employee's own export as it stands; refuses with 404 anybody else's. */
export async function get(deps: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<ExportJob> {
  return exportView(await requireOwn(deps, actor, id));
}

/** The export stops at its next portion and leaves no file; one that has finished stays. Refuses with 404. */
export async function cancel(deps: Deps, actor: Actor, id: number): Promise<ExportJob> {
  const job = await requireOwn(deps, actor, id);
  const cancelled = await deps.transact(async (trx) => {
    const now = deps.now();
    const changed = await changeExport(
      trx,
      { id, from: ['queued', 'running'] },
      {
        status: 'cancelled',
        finished_at: now,
        updated_at: now,
      },
    );
    if (changed !== null) await announceExport(deps, trx, changed);
    return changed;
  });
  return exportView(cancelled ?? (await findExport(deps.db, id)) ?? job);
}

/** Refuses with 403 a file whose records have left the sight of the employee, or may have. */
async function requireSeen(
  deps: Deps,
  { job, actor, register }: { job: StoredExport; actor: Actor; register: Register<object> },
): Promise<void> {
  if (isTooOld(job.finished_at, deps.now())) throw new Forbidden(TOO_OLD);
  const seenBy = { list: register.list, context: listContext(deps, actor) };
  const { held, seen } = await countRecords(deps.db, job.id, seenBy);
  if (seen < held) throw new Forbidden(RECORDS_CLOSED);
}

/**
 * The finished file of the employee's own export; refuses with 404 when there is none, and with 403 when the rights it
 * was made with have been taken or have changed since, or when a record in it is no longer seen.
 */
export async function open(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ job: StoredExport; content: Readable }> {
  const job = await requireOwn(deps, actor, id);
  if (job.status !== 'done' || job.sha256 === null) throw new NotFound('Файл выгрузки не найден');
  const register = requireRegister(deps.app, job.resource, actor);
  if (job.scope !== null && job.scope !== scopeOf(actor)) throw new Forbidden(SCOPE_CHANGED);
  if (mayLoseRecords(actor)) await requireSeen(deps, { job, actor, register });
  return { job, content: await deps.files.get(job.sha256) };
}

/** Exports older than a week are gone, file and all; safe to repeat. */
export async function dropOldExports(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_FOR_MS);
  for (const { id, sha256 } of await findOldExports(deps.db, before)) {
    await deps.transact(async (trx) => {
      await deleteExport(trx, id);
      if (sha256 !== null) await dropContent(deps, trx, sha256);
    });
  }
}
