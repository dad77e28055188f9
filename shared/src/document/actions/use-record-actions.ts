import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useAlerts } from '../../alerts/alerts';
import { whereApproversAreChosen } from '../../contract/approval/choose-approvers';
import { errorOf } from '../../http/http';
import type { LivingRecord } from '../record';
import { useDeleteRecord, useRecordAction } from '../record.mutations';
import type { Answers } from './action-answers';
import type { RecordWorkflow } from './record-workflow';

export interface RecordActionsState {
  /** The action whose dialog is open. */
  asking: string | null;
  /** What was answered by where that action was begun. */
  known: Answers;
  /** The question before deleting is open. */
  deleting: boolean;
  /** An action without a dialog is on its way. */
  running: string | null;
  begin: (action: string, known?: Answers) => void;
  askDelete: () => void;
  remove: () => Promise<void>;
  /** The deletion is on its way. */
  isRemoving: boolean;
  close: () => void;
}

/**
 * Takes actions on a record: at once where nothing has to be asked or told, through a dialog where something has. What
 * went to the archive comes back from its alert.
 */
export function useRecordActions<Rec extends LivingRecord>(
  record: Rec,
  workflow: RecordWorkflow<Rec>,
): RecordActionsState {
  const { resource, actions, paths } = workflow;
  const [asking, setAsking] = useState<string | null>(null);
  const [known, setKnown] = useState<Answers>({});
  const [deleting, setDeleting] = useState(false);
  const [running, setRunning] = useState<string | null>(null);
  const busy = useRef(false);
  const act = useRecordAction<Rec>(resource);
  const removal = useDeleteRecord(resource);
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const alerts = useAlerts();

  /** One deed at a time: a second press of the button finds the first on its way. */
  const alone = async (deed: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await deed();
    } catch (error) {
      setDeleting(false);
      alerts.failure(error);
      // A sending that leads to nobody: whom to ask is chosen where the route stands.
      if ('route' in errorOf(error).errors) setSearch(whereApproversAreChosen);
    } finally {
      busy.current = false;
      setRunning(null);
    }
  };
  const bringBack = ({ id, lock_version }: Rec) => {
    act.mutateAsync({ id, action: 'unarchive', body: { lock_version } }).then(() => {
      alerts.success('Возвращено из архива');
    }, alerts.failure);
  };
  const take = (action: string) =>
    alone(async () => {
      setRunning(action);
      const body = { lock_version: record.lock_version };
      const result = await act.mutateAsync({ id: record.id, action, body });
      if (action === 'archive' && actions.unarchive !== undefined) {
        alerts.success('Убрано в архив', () => {
          bringBack(result);
        });
      }
      if (actions[action]?.makes === true && paths.edit !== undefined) await navigate(paths.edit(result.id));
    });
  const remove = () =>
    alone(async () => {
      await removal.mutateAsync({ id: record.id, lockVersion: record.lock_version });
      await navigate(paths.list(), { replace: true });
    });
  return {
    asking,
    known,
    deleting,
    running,
    begin: (action, answers = {}) => {
      setKnown(answers);
      const { asks = [], note } = actions[action] ?? {};
      if (asks.length === 0 && note === undefined) void take(action);
      else setAsking(action);
    },
    askDelete: () => {
      setDeleting(true);
    },
    remove,
    isRemoving: removal.isPending,
    close: () => {
      setAsking(null);
      setDeleting(false);
    },
  };
}
