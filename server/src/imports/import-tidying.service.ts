import { dropContent } from '../files/content-tidying.service';
import type { Deps } from '../platform/module';
import { announceImport, noticeFailure } from './import-news.service';
import { changeImport, deleteImport, findLost, findOldImports } from './imports.repository';

const KEPT_FOR_MS = 7 * 24 * 3_600_000;
const LOST_AFTER_MS = 10 * 60_000;

/** Imports whose server has ended say so, and can be gone on with. */
export async function noticeLost(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const job of await findLost(deps.db, new Date(now.getTime() - LOST_AFTER_MS))) {
    const message =
      job.status === 'running'
        ? 'Загрузка прервалась. Её можно продолжить'
        : 'Файл не дочитан. Загрузите его ещё раз';
    const wanted = { id: job.id, from: [job.status], attempt: job.attempt, now };
    await deps.transact(async (trx) => {
      const lost = await changeImport(trx, wanted, { status: 'failed', message, finished_at: now });
      if (lost === null) return;
      await announceImport(deps, trx, lost);
      if (job.status === 'running') await noticeFailure(deps, trx, lost);
    });
  }
}

/** Imports older than a week are gone with the rows of their files; safe to repeat. */
export async function dropOldImports(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_FOR_MS);
  for (const { id, sha256 } of await findOldImports(deps.db, before)) {
    await deps.transact(async (trx) => {
      await deleteImport(trx, id);
      if (sha256 !== null) await dropContent(deps, trx, sha256);
    });
  }
}
