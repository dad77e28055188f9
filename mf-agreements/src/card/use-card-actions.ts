import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { useNavigate } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import type { AgreementAction } from 'shared/contract/agreement-status';

import { useAgreementAction, useDeleteAgreement } from '../api/agreement.mutations';
import { paths } from '../paths';
import { actionForm } from './action-fields';

export interface CardActions {
  /** The action whose dialog is open. */
  asking: AgreementAction | null;
  /** The question before deleting is open. */
  deleting: boolean;
  /** An action without a dialog is on its way. */
  running: AgreementAction | null;
  begin: (action: AgreementAction) => void;
  askDelete: () => void;
  remove: () => Promise<void>;
  close: () => void;
}

/** Takes actions on the card: at once where nothing has to be asked, through a dialog where something has. */
export function useCardActions(agreement: Agreement): CardActions {
  const [asking, setAsking] = useState<AgreementAction | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [running, setRunning] = useState<AgreementAction | null>(null);
  const act = useAgreementAction();
  const removal = useDeleteAgreement();
  const navigate = useNavigate();
  const alerts = useAlerts();

  const take = async (action: AgreementAction) => {
    setRunning(action);
    try {
      const body = { lock_version: agreement.lock_version };
      const result = await act.mutateAsync({ id: agreement.id, action, body });
      if (action === 'copy') await navigate(paths.agreementEdit(result.id));
    } catch (error) {
      alerts.failure(error);
    } finally {
      setRunning(null);
    }
  };
  const remove = async () => {
    try {
      await removal.mutateAsync({ id: agreement.id, lockVersion: agreement.lock_version });
      await navigate(paths.agreements(), { replace: true });
    } catch (error) {
      setDeleting(false);
      alerts.failure(error);
    }
  };
  return {
    asking,
    deleting,
    running,
    begin: (action) => {
      if (actionForm(action) === null) void take(action);
      else setAsking(action);
    },
    askDelete: () => {
      setDeleting(true);
    },
    remove,
    close: () => {
      setAsking(null);
      setDeleting(false);
    },
  };
}
