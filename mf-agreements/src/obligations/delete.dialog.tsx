import { useState } from 'react';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { errorOf } from 'shared/http';
import { ConfirmDialog, Strip } from 'shared/ui';

import { namedFully } from './named-fully';
import { useDeleteObligation } from './obligations.mutations';

/** Asks before an obligation goes for good, and names the way that keeps it. */
export function DeleteDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const removal = useDeleteObligation();
  const remove = async () => {
    try {
      await removal.mutateAsync(obligation);
      onClose();
    } catch (error) {
      const { errors, message } = errorOf(error);
      setProblem(Object.values(errors ?? {})[0]?.[0] ?? message);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Удалить обязательство?"
      confirmLabel="Удалить обязательство"
      busy={removal.isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{namedFully(obligation)}. Удалённое не вернуть.</p>
      {obligation.available_actions.includes('waive') && (
        <p>Если исполнять его больше не нужно, снимите обязательство: оно останется в списке с причиной.</p>
      )}
      {problem !== null && <Strip tone="red">{problem}</Strip>}
    </ConfirmDialog>
  );
}
