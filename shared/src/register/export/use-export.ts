import { useEffect, useRef, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { ExportJob } from '../../contract/exchange/export';
import { downloadFile } from '../../http/http';
import { useQuery, useQueryClient } from '../../query/query';
import { useUserEvent } from '../../realtime/realtime';
import { useCancelExport, useStartExport, type ExportInput } from './exports.mutations';
import { exportQuery, isUnderWay } from './exports.queries';

function handOver(job: ExportJob): Promise<void> {
  return job.file_url === null
    ? Promise.resolve()
    : downloadFile(job.file_url, job.file_name ?? 'Выгрузка.xlsx');
}

/** One export from its start to the file; the file is handed over by itself once it is ready. */
export function useExport() {
  const alerts = useAlerts();
  const client = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const query = exportQuery(id ?? 0);
  const { data: job } = useQuery({ ...query, enabled: id !== null });
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.entity === 'export' && event.id === id) {
      // A failure shows when it is asked about the next time.
      void client.invalidateQueries({ queryKey: query.queryKey });
    }
  });

  const outcome = {
    onSuccess: (next: ExportJob) => {
      setId(next.id);
    },
    onError: alerts.failure,
  };
  const start = useStartExport(outcome);
  const cancel = useCancelExport(outcome);

  const handed = useRef<number | null>(null);
  useEffect(() => {
    if (job === undefined || job.status !== 'done' || handed.current === job.id) return;
    handed.current = job.id;
    handOver(job).catch(alerts.failure);
  }, [job, alerts]);

  return {
    job,
    isUnderWay: start.isPending || isUnderWay(job),
    start: (input: ExportInput) => {
      start.mutate(input);
    },
    cancel: () => {
      if (id !== null) cancel.mutate(id);
    },
    download: () => {
      if (job !== undefined) handOver(job).catch(alerts.failure);
    },
    forget: () => {
      setId(null);
    },
  };
}

export type ExportRun = ReturnType<typeof useExport>;
