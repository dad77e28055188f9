import { buffer } from 'node:stream/consumers';
import { MOST_IMPORT_ROWS } from 'shared/contract/exchange/import-status';
import { dropContent } from '../files/content-tidying.service';
import type { Deps } from '../platform/module';
import { requireOwner } from './import-owner.service';
import { announceImport } from './import-news.service';
import { suggestedMapping } from './import-mapping.policy';
import type { ImportTask } from './import-task';
import { findProfile } from './import-profiles.repository';
import { addRows, dropRows } from './import-rows.repository';
import { changeImport, claimImport, type StoredImport } from './imports.repository';
import { type FileRow, type Rows, UnreadableFile } from './reading/cell';
import { csvRows } from './reading/csv-rows';
import { xlsxRows } from './reading/xlsx-rows';
import type { FileColumn } from './schema';

const SAMPLES = 3;
const AT_ONCE = 500;
const UNREADABLE = 'Файл прочитать не удалось. Откройте его, сохраните заново и загрузите ещё раз';

async function rowsOf(deps: Deps, { extension }: StoredImport, sha256: string): Promise<Rows> {
  if (extension === 'csv') return csvRows(() => deps.files.get(sha256));
  return xlsxRows(await buffer(await deps.files.get(sha256)));
}

const shown = (cell: FileRow['cells'][number] | undefined) =>
  typeof cell === 'string' ? cell.slice(0, 60) : (cell?.fault ?? '');

function addSamples(columns: FileColumn[], { cells }: FileRow): void {
  for (const [at, cell] of cells.entries()) {
    const column = (columns[at] ??= { title: '', samples: [] });
    if (cell !== '' && column.samples.length < SAMPLES) column.samples.push(shown(cell));
  }
}

/** Keeps the rows below the first one, which names the columns. */
async function keepRows(deps: Deps, job: StoredImport, rows: Rows) {
  let columns: FileColumn[] | null = null;
  let total = 0;
  for await (const portion of rows) {
    let kept = portion;
    if (columns === null) {
      const [head, ...rest] = portion;
      if (head === undefined) continue;
      columns = head.cells.map((cell) => ({ title: shown(cell), samples: [] }));
      kept = rest;
    }
    total += kept.length;
    if (total > MOST_IMPORT_ROWS) {
      const most = MOST_IMPORT_ROWS.toLocaleString('ru-RU');
      throw new UnreadableFile(`В файле больше ${most} строк. Разделите его на несколько`);
    }
    for (const row of kept) addSamples(columns, row);
    for (let at = 0; at < kept.length; at += AT_ONCE) {
      await addRows(deps.db, job.id, kept.slice(at, at + AT_ONCE));
    }
  }
  if (columns === null || total === 0) throw new UnreadableFile('В файле нет строк с данными');
  return { columns, total };
}

async function read(deps: Deps, job: StoredImport, sha256: string): Promise<void> {
  const { importable } = await requireOwner(deps, job);
  await dropRows(deps.db, job.id);
  const { columns, total } = await keepRows(deps, job, await rowsOf(deps, job, sha256));
  const mapping = suggestedMapping(importable, columns, await findProfile(deps.db, job));
  const set = {
    columns: JSON.stringify(columns),
    mapping: JSON.stringify(mapping),
    rows_total: total,
    sha256: null,
  };
  await settleReading(deps, job, set);
}

async function settleReading(
  deps: Deps,
  job: StoredImport,
  set: Parameters<typeof changeImport>[2],
): Promise<void> {
  await deps.transact(async (trx) => {
    const wanted = { id: job.id, from: ['uploaded'] as const, attempt: job.attempt, now: deps.now() };
    const changed = await changeImport(trx, wanted, set);
    if (changed === null) return;
    await announceImport(deps, trx, changed);
    // What was read stands in rows; the bytes are no longer needed.
    if (job.sha256 !== null) await dropContent(deps, trx, job.sha256);
  });
}

/** The rows of the file are kept and its columns known afterwards, or the import has failed with a sentence. */
export async function readFile(deps: Deps, { id, attempt }: ImportTask): Promise<void> {
  const job = await claimImport(deps.db, { id, attempt, now: deps.now() });
  if (job === null || job.sha256 === null || job.rows_total !== null) return;
  try {
    await read(deps, job, job.sha256);
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : UNREADABLE;
    if (!(error instanceof UnreadableFile)) deps.log.error({ err: error, import_id: id }, 'import not read');
    await dropRows(deps.db, id);
    await settleReading(deps, job, { status: 'failed', message, sha256: null, finished_at: deps.now() });
  }
}
