import { useEffect, useEffectEvent, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { invalidateResource, useQuery, useQueryClient } from '../../query/query';
import { dropTransfer, useTransfers } from '../../transfers/transfer-desk';
import {
  takeErrors,
  useBeginImport,
  useCancelImport,
  useFollowImport,
  useResumeImport,
  useSendFile,
} from './imports.mutations';
import type { GivenFile } from './imports.api';
import { importQuery, isRunning } from './imports.queries';

type Mapping = (string | null)[];

/** One import from its file, or from where it was left, to the end; the register looks anew when rows have gone in. */
export function useImport(resource: string, left: number | null) {
  const alerts = useAlerts();
  const client = useQueryClient();
  const [id, setId] = useState(left);
  const { data: job, isError } = useQuery({ ...importQuery(id ?? 0), enabled: id !== null });
  const onError = alerts.failure;
  const [sendingKey, setSendingKey] = useState<string | null>(null);
  const sending = useTransfers().find(({ key }) => key === sendingKey);
  const send = useSendFile((next) => {
    setId(next.id);
  });
  const begun = useBeginImport({ onError });
  const resumed = useResumeImport({ onError });
  const stopped = useCancelImport({ onError });
  const follow = useFollowImport();

  const written = job === undefined || job.dry_run ? 0 : job.created_count + job.updated_count;
  const isEnded = job !== undefined && job.status !== 'running';
  useEffect(() => {
    if (written > 0 && isEnded) void invalidateResource(client, resource);
  }, [written, isEnded, client, resource]);

  // What is being written is seen to its end elsewhere, a check is of no use to anybody.
  const leave = () => {
    if (job !== undefined && isRunning(job) && !job.dry_run) follow(job);
  };
  const leaveWithPage = useEffectEvent(leave);
  useEffect(() => {
    const left = () => {
      leaveWithPage();
    };
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
    };
  }, []);

  const dropSending = () => {
    if (sendingKey !== null) dropTransfer(sendingKey);
  };
  return {
    job,
    /** The import was asked for by its number, and its answer is on the way. */
    isComing: id !== null && job === undefined && !isError,
    /** The import that was asked for is no longer kept. */
    isGone: isError && job === undefined,
    /** The file on its way; undefined before and after. */
    sending,
    isBusy: begun.isPending || resumed.isPending || stopped.isPending,
    send: (file: GivenFile) => {
      dropSending();
      setSendingKey(send(file));
    },
    giveUpSending: dropSending,
    /** Goes on with an import that was begun before. */
    open: setId,
    begin: (mapping: Mapping, isCheck: boolean) => {
      if (id === null) return;
      // That its file waits in this window is no longer so.
      dropSending();
      begun.mutate({ id, mapping, isCheck });
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
    /** The dialog is closed. */
    leave,
    again: () => {
      setId(null);
    },
  };
}

export type ImportSteps = ReturnType<typeof useImport>;
