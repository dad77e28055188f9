import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../ui/ui';

/** The way out of a dialog that asks first while something would be lost, and the question, which stands beside the dialog. */
export function useAskedClose(
  loss: string | null,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: loss === null ? onClose : () => setAsking(true),
    question: (
      <ConfirmDialog
        open={isAsking && loss !== null}
        danger
        title="Правка не сохранена"
        confirmLabel="Закрыть без сохранения"
        cancelLabel="Продолжить правку"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {loss}
      </ConfirmDialog>
    ),
  };
}
