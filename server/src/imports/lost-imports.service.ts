import type { Deps } from '../platform/module';
import { announceImport, noticeFailure } from './import-news.service';
import { type ImportTask, RUN_JOB } from './import-task';
import { changeImport, findLost, type StoredImport } from './imports.repository';

/** A portion takes seconds, the reading of a large file minutes. */
const SILENT_MS = { running: 2 * 60_000, uploaded: 10 * 60_000 };
const GOES_ON = 'Загрузка прервалась и продолжается';
/** Longer than a portion takes unless its server is busy or gone. */
const QUIET_MS = 15_000;
const WAITS = 'Сервер занят или запущен заново, продолжение через несколько минут';

/** What is said of the import: of one that runs, why nothing has been heard of it lately. */
export function saidOf(
  { status, message, updated_at }: Pick<StoredImport, 'status' | 'message' | 'updated_at'>,
  now: Date,
): string | null {
  const isQuiet = status === 'running' && now.getTime() - Date.parse(updated_at) > QUIET_MS;
  return message ?? (isQuiet ? WAITS : null);
}

/** The import goes on where it stopped, by another worker. */
async function takeUp(deps: Deps, { id, attempt }: StoredImport): Promise<void> {
  await deps.transact(async (trx) => {
    const wanted = { id, from: ['running'] as const, attempt, now: deps.now() };
    const taken = await changeImport(trx, wanted, { message: GOES_ON });
    if (taken === null) return;
    await deps.jobs.enqueue<ImportTask>(RUN_JOB, { id, attempt: taken.attempt }, trx);
    await announceImport(deps, trx, taken);
  });
}

async function giveUp(deps: Deps, job: StoredImport): Promise<void> {
  const message =
    job.status === 'running'
      ? 'Загрузка прервалась. Её можно продолжить'
      : 'Файл не дочитан. Загрузите его ещё раз';
  await deps.transact(async (trx) => {
    const now = deps.now();
    const wanted = { id: job.id, from: [job.status], attempt: job.attempt, now };
    const lost = await changeImport(trx, wanted, { status: 'failed', message, finished_at: now });
    if (lost === null) return;
    await announceImport(deps, trx, lost);
    if (job.status === 'running') await noticeFailure(deps, trx, lost);
  });
}

/**
 * An import whose server has ended goes on by itself where it stopped. One that ends its server again before another row
 * is in says so, and can be gone on with by its owner; so does a file that was not read to its end.
 */
export async function meetLost(deps: Deps): Promise<void> {
  const before = (silence: number) => new Date(deps.now().getTime() - silence);
  const lost = await findLost(deps.db, {
    running: before(SILENT_MS.running),
    uploaded: before(SILENT_MS.uploaded),
  });
  for (const job of lost) {
    // A portion that is in takes the sentence away.
    const mayGoOn = job.status === 'running' && job.message === null;
    await (mayGoOn ? takeUp : giveUp)(deps, job);
  }
}
