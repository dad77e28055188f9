import type { ImportJob, ImportRow } from '../../contract/exchange/import';
import { formatNumber } from '../../format/number';
import { counted } from '../../format/plural';

const ROWS = ['строка', 'строки', 'строк'] as const;

/** «1 строка», «2 000 строк». */
export function rowsText(count: number): string {
  return counted(count, ROWS);
}

/** «из 1 строки», «из 2 000 строк». */
const outOf = (count: number) => `из\u00A0${counted(count, ['строки', 'строк', 'строк'])}`;

/** How much of an import is done, 0–100; null until its size is known. */
export function importPercent({ rows_done, rows_total }: Pick<ImportJob, 'rows_done' | 'rows_total'>) {
  return rows_total === null || rows_total === 0 ? null : Math.floor((rows_done / rows_total) * 100);
}

/** How far an import has come, in a sentence, and what holds it up if anything does. */
export function progressSentence({ dry_run, rows_done, rows_total, message }: ImportRow): string {
  const verb = dry_run ? 'Проверено' : 'Обработано';
  const course = `${verb}: ${formatNumber(rows_done)} ${outOf(rows_total ?? 0)}`;
  return message === null ? course : `${course}. ${message}`;
}

/** What an import has come to, or would come to: words with their numbers, without those of none. */
export function outcomeOf(job: ImportJob): { label: string; count: number; isWrong?: true }[] {
  const isCheck = job.status === 'checked';
  const added = { label: isCheck ? 'Будет добавлено' : 'Добавлено', count: job.created_count };
  const updated = { label: isCheck ? 'Будет обновлено' : 'Обновлено', count: job.updated_count };
  return [
    // What was asked for is told first, of nothing too.
    ...(job.mode === 'update' ? [updated, added] : [added, updated]),
    { label: isCheck ? 'Будет пропущено' : 'Пропущено', count: job.skipped_count },
    { label: 'С ошибками', count: job.failed_count, isWrong: true as const },
  ].filter(({ count }, at) => count > 0 || at === 0);
}

/** How an import has ended, in a sentence. */
export function endSentence(job: ImportJob): string {
  const all = rowsText(job.rows_total ?? 0);
  switch (job.status) {
    case 'checked':
      return job.failed_count === 0
        ? `Проверено: ${all}, ошибок нет.`
        : `Проверено: ${all}. Строки с ошибками загружены не будут.`;
    case 'done':
      return job.failed_count === 0
        ? 'Файл загружен.'
        : 'Файл загружен. Исправьте строки с ошибками и загрузите их отдельно.';
    case 'cancelled':
      return `Загрузка остановлена: обработано ${formatNumber(job.rows_done)} ${outOf(job.rows_total ?? 0)}. Записанное остаётся.`;
    default:
      return job.message ?? 'Загрузка прервалась.';
  }
}

/** How far an import has come that waits to be gone on with, or what it has left to be put right. */
export function begunSentence(row: ImportRow): string {
  if (row.status === 'running') return progressSentence(row);
  if (row.rows_total === null) return 'Файл читается';
  if (row.status === 'done') return `Загружена, с ошибками ${rowsText(row.failed_count)}`;
  if (row.status === 'cancelled' || row.status === 'failed') {
    const how = row.status === 'cancelled' ? 'Остановлена' : 'Прервалась';
    return `${how}: обработано ${formatNumber(row.rows_done)} ${outOf(row.rows_total)}`;
  }
  return `${rowsText(row.rows_total)}, ${row.status === 'checked' ? 'файл проверен' : 'файл не проверен'}`;
}
