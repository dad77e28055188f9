import type { ReactNode } from 'react';
import { Button, Dialog } from 'shared/ui';

interface RefusalDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Says what cannot be done and why: there is nothing to answer. */
export function RefusalDialog({ title, onClose, children }: RefusalDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          Закрыть
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
