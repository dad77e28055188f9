import { fileName } from 'shared/format';
import { presentEmployee } from '../accounts/employee.service';
import { businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import { registerAddress } from '../lists/register-address';
import { parseListQuery } from '../lists/list-query';
import { countRows, readPortions, readRows } from '../lists/list-reader';
import { oneAhead } from '../lists/one-ahead';
import type { ListContext, ListRequest } from '../lists/list-resource';
import { listContext } from '../lists/lists.service';
import { type Register, requireRegister } from '../lists/register-catalogue';
import { notify } from '../notifications/notifications.service';
import type { Actor } from '../platform/http/actor';
import { Forbidden, HttpError } from '../platform/http/errors';
import { conditionsOf } from './asked-rows';
import type { ExportDeps } from './export-deps';
import { ALIVE_EVERY, mayLoseRecords, SCOPE_CHANGED, scopeOf } from './export-life.policy';
import { keepAlive, keepRecords, type StoredExport } from './exports.repository';
import { beginRun, type BegunRun, failExport, noteRun, Stopped } from './export-runs.service';
import type { ExportTask } from './export-task';
import { workbookStream } from './xlsx-writer';

const PORTION = 1000;
/** Rows between two notes of progress. */
const PROGRESS_STEP = 10_000;
const NO_CAP = 100_000_000;

interface Run {
  job: StoredExport;
  register: Register<object>;
  request: ListRequest;
  context: ListContext;
}

/** The owner of the export with the rights of this moment; refuses when they no longer open the register. */
async function requireOwner(deps: ExportDeps, { owner_id, resource }: StoredExport): Promise<Actor> {
  const owner = await presentEmployee(deps.db, owner_id);
  if (owner === null) throw new Forbidden('Учётная запись закрыта');
  requireRegister(deps.app, resource, owner);
  return owner;
}

/** Refuses when the owner would no longer see the same rows. */
async function requireUnchanged(deps: ExportDeps, job: StoredExport): Promise<void> {
  const owner = await requireOwner(deps, job);
  if (scopeOf(owner) !== job.scope) throw new Forbidden(SCOPE_CHANGED);
}

async function* portionsOf(
  deps: ExportDeps,
  { job, register, request, context }: Run,
): AsyncGenerator<object[]> {
  if (job.ids === null) {
    yield* readPortions(deps.db, { resource: register.list, request, context, portion: PORTION });
    return;
  }
  yield await readRows(deps.db, { resource: register.list, ids: job.ids, context });
}

/** What a run has written so far. */
interface Done {
  rows: number;
  /** The records of the rows; null where none of them can leave the owner's sight. */
  ids: Set<number> | null;
}

async function* withProgress(deps: ExportDeps, run: Run, done: Done): AsyncGenerator<object[]> {
  let noted = 0;
  for await (const rows of oneAhead(portionsOf(deps, run))) {
    await requireUnchanged(deps, run.job);
    done.rows += rows.length;
    // One that has changed its place meanwhile may come twice.
    for (const row of rows) if ('id' in row) done.ids?.add(Number(row.id));
    if (done.rows - noted >= PROGRESS_STEP) {
      await noteRun(deps, run.job, { set: { rows_done: done.rows } });
      noted = done.rows;
    }
    yield rows;
  }
}

async function write(deps: ExportDeps, run: Run): Promise<void> {
  const { job, register, request, context } = run;
  const counted =
    job.ids === null
      ? (await countRows(deps.db, { resource: register.list, request, context, cap: NO_CAP })).total
      : job.ids.length;
  await noteRun(deps, job, { set: { rows_done: 0, rows_total: counted } });
  const done: Done = { rows: 0, ids: mayLoseRecords(context.actor) ? new Set() : null };
  const columns = job.columns.flatMap((key) => register.columns[key] ?? []);
  const content = workbookStream({ title: register.title, columns, rows: withProgress(deps, run, done) });
  const stored = await deps.files.put(content);
  const date = formatDay(businessDay(deps.now()));
  const file_name = fileName({ prefix: 'Выгрузка', name: register.title, date, extension: 'xlsx' });
  const result = { rows_done: done.rows, rows_total: done.rows, file_name, ...stored };
  await noteRun(deps, job, {
    set: { status: 'done', ...result, finished_at: deps.now() },
    also: async (trx) => {
      if (done.ids !== null) await keepRecords(trx, job.id, [...done.ids]);
      await notify(deps, trx, {
        userIds: [job.owner_id],
        type: 'export_ready',
        title: 'Выгрузка готова',
        body: file_name,
        subject: { type: 'export', id: job.id },
        url: registerAddress(deps.app, { resource: job.resource, said: conditionsOf(job.query) }),
      });
    },
  });
}

/** Shows signs of life until the work has ended, however it ends. */
async function alive(
  deps: ExportDeps,
  { id, attempt }: StoredExport,
  work: () => Promise<void>,
): Promise<void> {
  const beat = () => {
    keepAlive(deps.db, { id, attempt, now: deps.now() }).catch((error: unknown) =>
      deps.log.warn({ err: error, export_id: id }, 'export shows no sign of life'),
    );
  };
  const timer = setInterval(beat, ALIVE_EVERY);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * The export is done, failed or cancelled afterwards; a run that was lost starts anew, and one that goes on elsewhere
 * is left alone. Rows are those the employee may see while they are read; a right that is taken ends the export.
 */
export async function runExport(deps: ExportDeps, task: ExportTask): Promise<void> {
  let run: BegunRun | null = null;
  try {
    run = await beginRun(deps, task.id, (found) => requireOwner(deps, found));
    if (run === null) return;
    const { job, owner } = run;
    const register = requireRegister(deps.app, job.resource, owner);
    const context = listContext(deps, owner);
    const request = parseListQuery(register.list, job.query, context);
    await alive(deps, job, () => write(deps, { job, register, request, context }));
  } catch (error) {
    if (error instanceof Stopped) return;
    const message = error instanceof HttpError ? error.message : 'Выгрузка прервалась, запустите её ещё раз';
    await failExport(deps, { id: task.id, attempt: run?.job.attempt, message });
    deps.log.error({ err: error, export_id: task.id }, 'export failed');
  }
}
