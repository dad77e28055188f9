import { useEffect, useRef, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { ExportJob } from '../../contract/export';
import { downloadFile } from '../../http/http';
import { itemKey, useMutation, useQuery, useQueryClient } from '../../query/query';
import { useUserEvent } from '../../realtime/realtime';
import { cancelExport, getExport, startExport, type ExportInput } from './exports.api';

/** How often a running export is asked about; news of it come over the live channel, too. */
const ASKING = 1000;

const isUnderWay = (job: ExportJob | undefined) => job?.status === 'queued' || job?.status === 'running';

/** One export from its start to the file; the file is handed over by itself once it is ready. */
export function useExport() {
  const alerts = useAlerts();
  const client = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const key = itemKey('exports', id ?? 0);

  const { data: job } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getExport(id ?? 0, signal),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASKING : false),
  });
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.entity === 'export' && event.id === id) {
      // A failure shows when it is asked about the next time.
      void client.invalidateQueries({ queryKey: key });
    }
  });

  const keep = (next: ExportJob) => {
    client.setQueryData(itemKey('exports', next.id), next);
    setId(next.id);
  };
  const start = useMutation({
    mutationFn: (input: ExportInput) => startExport(input),
    onSuccess: keep,
    onError: alerts.failure,
  });
  const cancel = useMutation({ mutationFn: cancelExport, onSuccess: keep, onError: alerts.failure });

  const download = (finished: ExportJob) => {
    if (finished.file_url !== null) {
      downloadFile(finished.file_url, finished.file_name ?? 'Выгрузка.xlsx').catch(alerts.failure);
    }
  };
  const handed = useRef<number | null>(null);
  useEffect(() => {
    if (job === undefined || job.status !== 'done' || handed.current === job.id) return;
    handed.current = job.id;
    if (job.file_url !== null) {
      downloadFile(job.file_url, job.file_name ?? 'Выгрузка.xlsx').catch(alerts.failure);
    }
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
      if (job !== undefined) download(job);
    },
    forget: () => {
      setId(null);
    },
  };
}

export type ExportRun = ReturnType<typeof useExport>;
