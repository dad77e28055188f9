import type { ExportJob } from '../../contract/exchange/export';
import { formatNumber } from '../../format/number';

/** How much of an export is done, 0–100; null until its size is known. */
export function exportPercent(job: Pick<ExportJob, 'rows_done' | 'rows_total'>): number | null {
  if (job.rows_total === null) return null;
  return job.rows_total === 0 ? 100 : Math.floor((job.rows_done / job.rows_total) * 100);
}

/** How far an export has come, in a sentence. */
export function exportSentence(job: ExportJob): string {
  switch (job.status) {
    case 'queued':
      return 'Выгрузка ждёт очереди';
    case 'running':
      return job.rows_total === null
        ? `Записано строк: ${formatNumber(job.rows_done)}`
        : `Записано строк: ${formatNumber(job.rows_done)} из\u00A0${formatNumber(job.rows_total)}`;
    case 'done':
      return `Файл готов, строк: ${formatNumber(job.rows_done)}`;
    case 'failed':
      return job.message ?? 'Выгрузка прервалась';
    case 'cancelled':
      return 'Выгрузка остановлена, файла нет';
  }
}
