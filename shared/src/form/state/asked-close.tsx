import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../ui/ui';

/** How the question and its two answers are worded. */
interface CloseWords {
  title: string;
  close: string;
  stay: string;
}

const OF_EDITING: CloseWords = {
  title: 'Правка не сохранена',
  close: 'Закрыть без сохранения',
  stay: 'Продолжить правку',
};

/** The way out of a dialog that asks first while something would be lost, and the question, which stands beside the dialog. */
export function useAskedClose(
  loss: string | null,
  onClose: () => void,
  words = OF_EDITING,
): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: loss === null ? onClose : () => setAsking(true),
    question: (
      <ConfirmDialog
        open={isAsking && loss !== null}
        danger
        title={words.title}
        confirmLabel={words.close}
        cancelLabel={words.stay}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {loss}
      </ConfirmDialog>
    ),
  };
}
