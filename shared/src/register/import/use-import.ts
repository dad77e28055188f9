import { useEffect, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { invalidateResource, useQuery, useQueryClient } from '../../query/query';
import {
  takeErrors,
  useBeginImport,
  useCancelImport,
  useFollowImport,
  useResumeImport,
  useSendFile,
} from './imports.mutations';
import { importQuery, isRunning } from './imports.queries';

type Mapping = (string | null)[];

/** One import from its file to the end; the register looks anew when rows have gone in. */
export function useImport(resource: string) {
  const alerts = useAlerts();
  const client = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const { data: job } = useQuery({ ...importQuery(id ?? 0), enabled: id !== null });
  const onError = alerts.failure;
  const sent = useSendFile({
    onError,
    onSuccess: (next) => {
      setId(next.id);
    },
  });
  const begun = useBeginImport({ onError });
  const resumed = useResumeImport({ onError });
  const stopped = useCancelImport({ onError });
  const follow = useFollowImport(resource);

  const written = job === undefined || job.dry_run ? 0 : job.created_count + job.updated_count;
  const isEnded = job !== undefined && job.status !== 'running';
  useEffect(() => {
    if (written > 0 && isEnded) void invalidateResource(client, resource);
  }, [written, isEnded, client, resource]);

  return {
    job,
    isBusy: sent.isPending || begun.isPending || resumed.isPending || stopped.isPending,
    send: sent.mutate,
    begin: (mapping: Mapping, isCheck: boolean) => {
      if (id !== null) begun.mutate({ id, mapping, isCheck });
    },
    resume: () => {
      if (id !== null) resumed.mutate(id);
    },
    stop: () => {
      if (id !== null) stopped.mutate(id);
    },
    takeErrors: () => {
      if (job !== undefined) takeErrors(job).catch(alerts.failure);
    },
    /** The window is closed: what is being written is seen to its end elsewhere, a check is of no use to anybody. */
    leave: () => {
      if (job !== undefined && isRunning(job) && !job.dry_run) follow(job);
    },
    again: () => {
      setId(null);
    },
  };
}

export type ImportSteps = ReturnType<typeof useImport>;
