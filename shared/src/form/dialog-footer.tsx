import type { ComponentProps } from 'react';

import { Button } from '../ui/ui';

/** The two buttons under a dialog's question: the way out, and what the dialog is for. */
export function DialogFooter({
  onClose,
  ...action
}: Omit<ComponentProps<typeof Button>, 'ref'> & { onClose: () => void }) {
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        Отменить
      </Button>
      <Button variant="primary" {...action} />
    </>
  );
}
