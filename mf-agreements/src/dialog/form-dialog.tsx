import { useId, type ReactNode } from 'react';
import { DialogFooter } from 'shared/form';
import { Dialog } from 'shared/ui';

interface FormDialogProps {
  title: string;
  description?: string;
  /** The word on the button that sends the form. */
  action: string;
  isSending: boolean;
  /** What is still missing; nothing is sent while it is said. */
  lacking?: string | undefined;
  className?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog: Enter sends it as the button does. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, action, isSending, lacking, className, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <DialogFooter onClose={onClose} type="submit" form={id} busy={isSending} disabledReason={lacking}>
          {action}
        </DialogFooter>
      }
    >
      <form
        id={id}
        className={className}
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
