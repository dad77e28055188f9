import { isPermissionName } from 'shared/contract/permissions';
import { countRows, readPortions, readRows } from '../lists/list-reader';
import { parseListQuery } from '../lists/list-query';
import type { ListContext, ListRequest } from '../lists/list-resource';
import { listContext } from '../lists/lists.service';
import { formatDay } from '../calendar/format-day';
import { businessDay } from '../calendar/business-day';
import { notify } from '../notifications/notifications.service';
import type { Actor } from '../platform/http/actor';
import { HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type Register, requireRegister } from '../lists/register-catalogue';
import { changeExport, type ExportChange, findExport, type StoredExport } from './exports.repository';
import { announceExport, type ExportTask } from './exports.service';
import { workbookStream } from './xlsx-writer';

const PORTION = 1000;
/** Rows between two notes of progress. */
const PROGRESS_STEP = 10_000;
const NO_CAP = 100_000_000;

/** The employee has stopped the export; its rows are asked for no more. */
class Stopped extends Error {}

interface Run {
  job: StoredExport;
  register: Register<object>;
  request: ListRequest;
  context: ListContext;
}

async function note(deps: Deps, id: number, set: ExportChange): Promise<void> {
  await deps.transact(async (trx) => {
    const job = await changeExport(
      trx,
      { id, from: ['queued', 'running'] },
      { ...set, updated_at: deps.now() },
    );
    if (job === null) throw new Stopped();
    await announceExport(deps, trx, job);
  });
}

async function* portionsOf(deps: Deps, { job, register, request, context }: Run): AsyncGenerator<object[]> {
  if (job.ids === null) {
    yield* readPortions(deps.db, { resource: register.list, request, context, portion: PORTION });
    return;
  }
  yield await readRows(deps.db, { resource: register.list, ids: job.ids, context });
}

async function* withProgress(deps: Deps, run: Run, done: { rows: number }): AsyncGenerator<object[]> {
  let noted = 0;
  for await (const rows of portionsOf(deps, run)) {
    done.rows += rows.length;
    if (done.rows - noted >= PROGRESS_STEP) {
      await note(deps, run.job.id, { rows_done: done.rows });
      noted = done.rows;
    }
    yield rows;
  }
}

async function write(deps: Deps, run: Run): Promise<void> {
  const { job, register, request, context } = run;
  const counted =
    job.ids === null
      ? (await countRows(deps.db, { resource: register.list, request, context, cap: NO_CAP })).total
      : job.ids.length;
  await note(deps, job.id, { status: 'running', rows_done: 0, rows_total: counted });
  const done = { rows: 0 };
  const columns = job.columns.flatMap((key) => register.columns[key] ?? []);
  const content = workbookStream({ title: register.title, columns, rows: withProgress(deps, run, done) });
  const stored = await deps.files.put(content);
  const file_name = `${register.title}_${formatDay(businessDay(deps.now()))}.xlsx`;
  await deps.transact(async (trx) => {
    const finished = await changeExport(
      trx,
      { id: job.id, from: ['running'] },
      {
        status: 'done',
        rows_done: done.rows,
        rows_total: done.rows,
        file_name,
        sha256: stored.sha256,
        size: stored.size,
        finished_at: deps.now(),
        updated_at: deps.now(),
      },
    );
    if (finished === null) throw new Stopped();
    await announceExport(deps, trx, finished);
    await notify(deps, trx, {
      userIds: [job.owner_id],
      type: 'export_ready',
      title: 'Выгрузка готова',
      body: file_name,
      subject: { type: 'export', id: job.id },
    });
  });
}

async function fail(deps: Deps, id: number, message: string): Promise<void> {
  await deps.transact(async (trx) => {
    const failed = await changeExport(
      trx,
      { id, from: ['queued', 'running'] },
      {
        status: 'failed',
        message,
        finished_at: deps.now(),
        updated_at: deps.now(),
      },
    );
    if (failed !== null) await announceExport(deps, trx, failed);
  });
}

/**
 * The export is done, failed or cancelled afterwards; a run that was lost starts anew. Rows are those the employee
 * could see when asking.
 */
export async function runExport(deps: Deps, task: ExportTask): Promise<void> {
  const job = await findExport(deps.db, task.id);
  if (job === null || (job.status !== 'queued' && job.status !== 'running')) return;
  const actor: Actor = {
    ...task.actor,
    permissions: new Set(task.actor.permissions.filter(isPermissionName)),
  };
  try {
    const register = requireRegister(deps.app, job.resource, actor);
    const context = listContext(deps, actor);
    const request = parseListQuery(register.list, job.query, context);
    await write(deps, { job, register, request, context });
  } catch (error) {
    if (error instanceof Stopped) return;
    const message = error instanceof HttpError ? error.message : 'Выгрузка прервалась, запустите её ещё раз';
    await fail(deps, job.id, message);
    deps.log.error({ err: error, export_id: job.id }, 'export failed');
  }
}
