import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from 'shared/ui';

/** The way out of a question that has been answered in part: it asks before it takes what was typed. */
export function useLeftQuestion(
  isTyped: boolean,
  onClose: () => void,
): { leave: () => void; asked: ReactNode } {
  const [isLeaving, setLeaving] = useState(false);
  return {
    leave: isTyped ? () => setLeaving(true) : onClose,
    asked: (
      <ConfirmDialog
        open={isLeaving && isTyped}
        danger
        title="Действие не выполнено"
        confirmLabel="Закрыть"
        cancelLabel="Продолжить"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        Введённое будет потеряно.
      </ConfirmDialog>
    ),
  };
}
