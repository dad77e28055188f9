import { useState } from 'react';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { errorOf } from 'shared/http';
import { ConfirmDialog, Field, Textarea } from 'shared/ui';

import { namedFully } from './named-fully';
import { useObligationAction } from './obligations.mutations';

/** Why the obligation need not be met any longer. */
export function WaiveDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const waiving = useObligationAction();
  const waive = async () => {
    if (reason.trim() === '') {
      setProblem(REQUIRED_FIELD);
      return;
    }
    try {
      await waiving.mutateAsync({
        id: obligation.id,
        action: 'waive',
        body: { lock_version: obligation.lock_version, reason: reason.trim() },
      });
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
      <p>{namedFully(obligation)}.</p>
      <Field label="Причина" required error={problem}>
        {(control) => (
          <Textarea
            {...control}
            data-autofocus
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
