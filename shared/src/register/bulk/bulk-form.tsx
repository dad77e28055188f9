import { useId, type ReactNode } from 'react';

import { DialogFooter } from '../../form/dialog-footer';
import { Dialog } from '../../ui/ui';

interface BulkFormProps {
  title: string;
  /** The word on the button that sends it. */
  action: string;
  isSending: boolean;
  /** What is still missing; nothing is sent while it is said. */
  lacking: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One question about several rows: Enter sends it as the button does. */
export function BulkForm(props: BulkFormProps) {
  const { title, action, isSending, lacking, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <DialogFooter onClose={onClose} type="submit" form={id} busy={isSending} disabledReason={lacking}>
          {action}
        </DialogFooter>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (lacking === undefined) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
