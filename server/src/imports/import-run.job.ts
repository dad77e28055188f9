import type { Trx } from '../platform/database/database';
import type { Memory } from '../platform/database/remembered';
import { HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type Ahead, rowsAhead } from './import-ahead.service';
import { announceImport, noticeEnd, noticeFailure, sparingOutbox } from './import-news.service';
import { requireOwner } from './import-owner.service';
import { carryPortion, isAlone, isTogether, nextPortions, type Portion } from './import-portion.service';
import type { DoneRow } from './import-row.service';
import type { WaitingRow } from './import-rows.repository';
import { carryTogether, type Together } from './import-together.service';
import { type ImportTask, RUN_JOB } from './import-task';
import type { Importable } from './importable.service';
import type { Looked } from './row-values';
import { noteRows } from './import-rows.repository';
import { changeImport, claimImport, findImport, type StoredImport } from './imports.repository';

/** Milliseconds after which the import goes to the end of the queue: others' imports get their turn. */
const SLICE = 10_000;

/** The import was stopped, or is another worker's. */
class Stopped extends Error {}
/** A check has ended, or a row alone was refused: nothing of it is kept but what became of it. */
class TakenBack extends Error {}

async function note(
  deps: Deps,
  trx: Trx,
  { job, done }: { job: StoredImport; done: readonly DoneRow[] },
): Promise<void> {
  if (!(await noteRows(trx, job, { rows: done, now: deps.now() }))) throw new Stopped();
}

/** Makes the new records of the portion side by side; answers the rows that have to be carried one after another. */
async function runTogether(deps: Deps, portion: Portion): Promise<readonly WaitingRow[]> {
  const { job } = portion;
  const outbox = sparingOutbox(portion.outbox);
  let carried: Together = { done: [], left: [] };
  try {
    await deps.transact(async (trx) => {
      carried = await carryTogether(deps, trx, { ...portion, outbox });
      if (job.dry_run) throw new TakenBack();
      await note(deps, trx, { job, done: carried.done });
      // What is taken back has told nobody.
      await outbox.flush(trx);
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (!(error instanceof TakenBack)) {
      // Nothing is left of the portion; whatever it was comes up again with the row it is of.
      deps.log.warn({ err: error, import_id: job.id }, 'rows are carried one after another');
      return portion.rows;
    }
    await deps.transact((trx) => note(deps, trx, { job, done: carried.done }));
  }
  return carried.left;
}

async function runPortion(deps: Deps, portion: Portion): Promise<void> {
  if (isTogether(portion)) {
    for (const row of await runTogether(deps, portion)) await runPortion(deps, { ...portion, rows: [row] });
    return;
  }

  const { job } = portion;
  let done: DoneRow[] = [];
  try {
    await deps.transact(async (trx) => {
      done = await carryPortion(deps, trx, portion);
      const isRefused = isAlone(portion) && done.some(({ outcome }) => outcome === 'failed');
      if (job.dry_run || isRefused) throw new TakenBack();
      await note(deps, trx, { job, done });
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    await deps.transact((trx) => note(deps, trx, { job, done }));
  }
}

/** What a load has come to, in the words of its window; of nothing at all what was asked for. */
function resultText({
  mode,
  created_count,
  updated_count,
  skipped_count,
  failed_count,
}: StoredImport): string {
  const asked = { title: mode === 'update' ? 'обновлено' : 'добавлено', count: 0 };
  const told = [
    { title: 'добавлено', count: created_count },
    { title: 'обновлено', count: updated_count },
    { title: 'пропущено', count: skipped_count },
    { title: 'с ошибками', count: failed_count },
  ].filter(({ count }) => count > 0);
  return (told.length === 0 ? [asked] : told)
    .map(({ title, count }) => `${title}: ${count.toLocaleString('ru-RU')}`)
    .join(', ');
}

async function finish(deps: Deps, job: StoredImport, importable: Importable): Promise<void> {
  await deps.transact(async (trx) => {
    const now = deps.now();
    const wanted = { id: job.id, from: ['running'] as const, attempt: job.attempt, now };
    const status = job.dry_run ? ('checked' as const) : ('done' as const);
    const ended = await changeImport(trx, wanted, { status, finished_at: job.dry_run ? null : now });
    if (ended === null) return;
    await announceImport(deps, trx, ended);
    const title = `Загрузка завершена: ${importable.title.toLowerCase()}`;
    await noticeEnd(deps, trx, { job: ended, title, body: resultText(ended) });
  });
}

/** What a check has found by the kind's own names may be what it has made, and is gone with its portion. */
function forgetMade(looked: Looked, { resource }: Importable): void {
  for (const asked of looked.keys()) if (asked.startsWith(`${resource} `)) looked.delete(asked);
}

/** The owner's browsers look at how far the import is, and registers that are open at what has come. */
async function tell(deps: Deps, id: number, made: ReturnType<typeof sparingOutbox> | null): Promise<void> {
  await deps.transact(async (trx) => {
    await made?.flush(trx);
    const now = await findImport(trx, id);
    if (now !== null) await announceImport(deps, trx, now);
  });
}

/** Carries the next rows, until the time is up; false when no row waits. */
async function workAhead(
  deps: Deps,
  job: StoredImport,
  given: { looked: Looked; memory: Memory; until: number; ahead: Ahead | null },
) {
  // A right that is taken meanwhile ends the import here.
  const { owner, importable } = await requireOwner(deps, job);
  const ahead = (given.ahead ??= await rowsAhead(deps, job, importable));
  const portions = await nextPortions(deps, job, { importable, ahead });
  if (portions.length === 0) {
    await finish(deps, job, importable);
    return false;
  }
  const outbox = sparingOutbox(deps.outbox);
  const { looked, memory } = given;
  try {
    for (const rows of portions) {
      if (job.dry_run) forgetMade(looked, importable);
      const above = await ahead.above(rows);
      await runPortion(deps, { job, importable, owner, rows, above, looked, memory, outbox });
      if (Date.now() >= given.until) break;
    }
  } finally {
    await tell(deps, job.id, job.dry_run ? null : outbox);
  }
  return true;
}

async function work(deps: Deps, job: StoredImport): Promise<void> {
  const until = Date.now() + SLICE;
  const given = { looked: new Map() as Looked, memory: new Map() as Memory, until, ahead: null };
  do {
    if (!(await workAhead(deps, job, given))) return;
  } while (Date.now() < until);
  await deps.jobs.enqueue<ImportTask>(RUN_JOB, { id: job.id, attempt: job.attempt });
}

/** The import has stopped with a sentence; what is in stays in, and it can be gone on with. */
export async function failRun(deps: Deps, job: StoredImport, message: string): Promise<void> {
  await deps.transact(async (trx) => {
    const now = deps.now();
    const wanted = { id: job.id, from: ['running'] as const, attempt: job.attempt, now };
    const failed = await changeImport(trx, wanted, { status: 'failed', message, finished_at: now });
    if (failed === null) return;
    await announceImport(deps, trx, failed);
    await noticeFailure(deps, trx, failed);
  });
}

/**
 * Carries on with the import: portion by portion, each whole with its notes, so that whatever happens in between no row
 * is written twice and none is half-written.
 */
export async function runImport(deps: Deps, { id, attempt }: ImportTask): Promise<void> {
  const job = await claimImport(deps.db, { id, attempt, now: deps.now() });
  if (job === null || job.status !== 'running') return;
  try {
    await work(deps, job);
  } catch (error) {
    if (error instanceof Stopped) return;
    if (!(error instanceof HttpError)) deps.log.error({ err: error, import_id: id }, 'import failed');
    const message = error instanceof HttpError ? error.message : 'Загрузка прервалась. Её можно продолжить';
    await failRun(deps, job, message);
  }
}
