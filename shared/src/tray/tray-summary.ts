import { counted, plural } from '../format/format';
import type { Transfer } from '../transfers/transfer';

const FILES = ['файл', 'файла', 'файлов'] as const;
const TASKS = ['задача', 'задачи', 'задач'] as const;

/** What the tray holds, in its title: what goes on first, then what has failed, then that all is done. */
export function traySummary(transfers: readonly Transfer[]): string {
  const open = transfers.filter(({ status }) => status === 'waiting' || status === 'running');
  const failed = transfers.filter(({ status }) => status === 'failed').length;
  if (open.length > 0) {
    const going = open.every(({ kind }) => kind === 'upload')
      ? `${plural(open.length, ['Загружается', 'Загружаются', 'Загружаются'])} ${counted(open.length, FILES)}`
      : `${plural(open.length, ['Выполняется', 'Выполняются', 'Выполняются'])} ${counted(open.length, TASKS)}`;
    return failed === 0 ? going : `${going}, не получилось: ${String(failed)}`;
  }
  if (failed > 0) return `Не получилось: ${String(failed)}`;
  return transfers.every(({ kind }) => kind === 'upload') ? 'Загружено' : 'Готово';
}
