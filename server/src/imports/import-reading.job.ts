import { buffer } from 'node:stream/consumers';
import { MOST_IMPORT_ROWS } from 'shared/contract/exchange/import-status';
import { dropContent } from '../files/content-tidying.service';
import type { Deps } from '../platform/module';
import { UnreadableFile } from '../platform/workbook/unreadable-file';
import { requireOwner } from './import-owner.service';
import { announceImport } from './import-news.service';
import { HEADING_AMONG, headingAt, titlesOf } from './import-heading.policy';
import { suggestedMapping } from './import-mapping.policy';
import type { ImportTask } from './import-task';
import { findProfile } from './import-profiles.repository';
import { addRows, dropRows } from './import-rows.repository';
import { changeImport, claimImport, type StoredImport } from './imports.repository';
import { type FileRow, NO_ROWS, type Rows, seenIn, type Table } from './reading/cell';
import { csvRows } from './reading/csv-rows';
import { xlsxTable } from './reading/xlsx-rows';
import type { FileColumn, Mapping } from './schema';

const SAMPLES = 3;
const AT_ONCE = 500;
const UNREADABLE = 'Файл прочитать не удалось. Откройте его, сохраните заново и загрузите ещё раз';

interface Read extends Table {
  /** The fields the titles of a row tell. */
  fieldsBy: (titles: readonly string[]) => Mapping;
}

async function tableOf(deps: Deps, { extension }: StoredImport, sha256: string): Promise<Table> {
  if (extension === 'csv') return { rows: csvRows(() => deps.files.get(sha256)), emptyText: () => NO_ROWS };
  return xlsxTable(await buffer(await deps.files.get(sha256)));
}

function addSamples(columns: FileColumn[], { cells }: FileRow): void {
  for (const [at, cell] of cells.entries()) {
    const column = (columns[at] ??= { title: '', samples: [] });
    if (cell !== '' && column.samples.length < SAMPLES) column.samples.push(seenIn(cell).slice(0, 60));
  }
}

/** The same rows, of which the first portion is enough to look for the heading in, unless the file is shorter. */
async function* withHeading(rows: Rows): AsyncGenerator<FileRow[]> {
  let first: FileRow[] | null = [];
  for await (const portion of rows) {
    if (first === null) {
      yield portion;
      continue;
    }
    first.push(...portion);
    if (first.length < HEADING_AMONG) continue;
    yield first;
    first = null;
  }
  if (first !== null && first.length > 0) yield first;
}

/** Keeps the rows below the one that names the columns. */
async function keepRows(deps: Deps, job: StoredImport, { rows, emptyText, fieldsBy }: Read) {
  const columns: FileColumn[] = [];
  let heading: number | null = null;
  let total = 0;
  for await (const portion of withHeading(rows)) {
    let kept = portion;
    if (heading === null) {
      const at = headingAt(portion.slice(0, HEADING_AMONG), fieldsBy);
      const head = portion[at];
      if (head === undefined) continue;
      heading = head.number;
      columns.push(...titlesOf(head).map((title) => ({ title, samples: [] })));
      kept = portion.slice(at + 1);
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
  if (total === 0) throw new UnreadableFile(emptyText());
  return { columns, total, heading };
}

async function read(deps: Deps, job: StoredImport, sha256: string): Promise<void> {
  const { importable } = await requireOwner(deps, job);
  await dropRows(deps.db, job.id);
  const profile = await findProfile(deps.db, job);
  const fieldsBy = (titles: readonly string[]) => suggestedMapping(importable, titles, profile);
  const { columns, total, heading } = await keepRows(deps, job, {
    ...(await tableOf(deps, job, sha256)),
    fieldsBy,
  });
  const mapping = fieldsBy(columns.map(({ title }) => title));
  const set = {
    columns: JSON.stringify(columns),
    mapping: JSON.stringify(mapping),
    rows_total: total,
    heading_row: heading,
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
