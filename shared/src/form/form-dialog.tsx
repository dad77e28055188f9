import { useId, type ReactNode } from 'react';

import { classNames } from '../ui/theme/class-names';
import { Dialog, type DialogProps } from '../ui/ui';
import { DialogFooter } from './dialog-footer';
import classes from './form-dialog.module.css';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'keepOpen'> {
  /** The word on the button that sends the form. */
  action: string;
  isSending: boolean;
  /** What is still missing or in the way; nothing is sent while it is said. */
  lacking?: string | undefined;
  className?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Enter sends it as the button does, and once at a time. */
export function FormDialog(props: FormDialogProps) {
  const { action, isSending, lacking, className, onSubmit, onClose, children, ...frame } = props;
  const id = useId();
  return (
    <Dialog
      {...frame}
      open
      onClose={onClose}
      footer={
        <DialogFooter onClose={onClose} type="submit" form={id} busy={isSending} disabledReason={lacking}>
          {action}
        </DialogFooter>
      }
    >
      <form
        id={id}
        className={classNames(classes.form, className)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (lacking === undefined && !isSending) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
