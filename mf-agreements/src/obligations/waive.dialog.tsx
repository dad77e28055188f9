import { useState } from 'react';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { TextareaField } from 'shared/form';
import { errorOf } from 'shared/http';
import { ConfirmDialog } from 'shared/ui';

import { actOnObligation } from './obligations.api';
import { useObligationChange } from './obligations.queries';

/** Why the obligation need not be met any longer. */
export function WaiveDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const waiving = useObligationChange(() =>
    actOnObligation({
      id: obligation.id,
      action: 'waive',
      body: { lock_version: obligation.lock_version, reason: reason.trim() },
    }),
  );
  const waive = async () => {
    if (reason.trim() === '') {
      setProblem('Это поле обязательно для заполнения');
      return;
    }
    try {
      await waiving.mutateAsync(undefined);
      onClose();
    } catch (error) {
      setProblem(errorOf(error).message);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Снять обязательство"
      confirmLabel="Снять обязательство"
      busy={waiving.isPending}
      onConfirm={() => void waive()}
      onClose={onClose}
    >
      <TextareaField
        label="Причина"
        required
        rows={3}
        maxLength={2000}
        value={reason}
        error={problem}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
