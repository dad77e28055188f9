import { useAlerts } from '../../alerts/alerts';
import type { ExportJob } from '../../contract/exchange/export';
import { downloadFile, errorOf } from '../../http/http';
import { followJob } from '../../transfers/follow-job';
import { beginTransfer } from '../../transfers/transfer-desk';
import type { TransferCourse, TransferEnd } from '../../transfers/transfer';
import { exportPercent, exportSentence } from './export-progress';
import { cancelExport, getExport, startExport, type ExportInput } from './exports.api';

export type { ExportInput } from './exports.api';

const isUnderWay = ({ status }: ExportJob) => status === 'queued' || status === 'running';

async function followed(id: number, { signal, report, take }: TransferCourse): Promise<ExportJob> {
  take(id);
  const onCourse = (now: ExportJob) => {
    report({ percent: exportPercent(now), text: exportSentence(now) });
  };
  return followJob({ ask: (end) => getExport(id, end), isUnderWay, onCourse, signal });
}

/** The file is handed over by itself; what it takes to have it once more stays with it. */
async function handedOver(job: ExportJob, onFailure: (error: unknown) => void): Promise<TransferEnd> {
  const text = exportSentence(job);
  const { status, file_url: url, file_name: name } = job;
  if (status !== 'done' || url === null) return { text, isFailed: true };
  const download = () => downloadFile(url, name ?? 'Выгрузка.xlsx');
  const run = () => {
    download().catch(onFailure);
  };
  try {
    await download();
    return { text, action: { label: 'Скачать ещё раз', run } };
  } catch (error) {
    // Nobody has the file yet: the line stays until it is taken.
    return {
      text: `${text}. ${errorOf(error).message}`,
      isFailed: true,
      isThere: true,
      action: { label: 'Скачать', run },
    };
  }
}

/** Answers how an export is begun: it stands in the tray of transfers until its file is there, on whatever page one is. */
export function useStartExport() {
  const alerts = useAlerts();
  return (input: ExportInput, title: string): void => {
    let id: number | null = null;
    const stop = () => {
      // What has ended meanwhile needs no stop; its file is nobody's.
      if (id !== null) cancelExport(id).catch(alerts.failure);
    };
    beginTransfer({
      kind: 'export',
      title,
      onCancel: stop,
      run: async (course) => {
        ({ id } = await startExport(input));
        if (course.signal.aborted) stop();
        return handedOver(await followed(id, course), alerts.failure);
      },
    });
  };
}

/** Answers how an export that was begun before the window was loaded anew is seen to its end. */
export function useFollowExport() {
  const alerts = useAlerts();
  return (id: number, title: string): void => {
    beginTransfer({
      kind: 'export',
      title,
      onCancel: () => {
        cancelExport(id).catch(alerts.failure);
      },
      run: async (course) => handedOver(await followed(id, course), alerts.failure),
    });
  };
}
