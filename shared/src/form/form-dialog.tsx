import { useId, useState, type ReactNode } from 'react';

import { classNames } from '../ui/theme/class-names';
import { Dialog, type DialogProps } from '../ui/ui';
import { DialogFooter } from './dialog-footer';
import classes from './form-dialog.module.css';
import { useAskedClose } from './state/asked-close';
import { useFirstFault } from './state/use-first-fault';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'keepOpen'> {
  /** The word on the button that sends the form. */
  action: string;
  /** How the button is drawn whose action is not undone. */
  variant?: 'primary' | 'danger';
  isSending: boolean;
  /** What is still missing or in the way; nothing is sent while it is said. */
  lacking?: string | undefined;
  className?: string | undefined;
  /**
   * What is lost when the dialog is left, null while that is nothing. Without it whoever has typed is asked before Escape or
   * the cross takes it; the button under the form is meant.
   */
  loss?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

const TYPED = 'Введённое будет потеряно.';

/** A form in a dialog: Enter sends it as the button does, and once at a time; a refusal leads to the first faulty field. */
export function FormDialog(props: FormDialogProps) {
  const {
    action,
    variant = 'primary',
    isSending,
    lacking,
    className,
    loss,
    onSubmit,
    onClose,
    children,
    ...frame
  } = props;
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  const { form, awaitFault, forgetFault } = useFirstFault<HTMLFormElement>(isSending);
  const { close, question } = useAskedClose(loss === undefined && isTyped ? TYPED : (loss ?? null), onClose);
  return (
    <>
      <Dialog
        {...frame}
        open
        onClose={close}
        footer={
          <DialogFooter
            onClose={loss === undefined ? onClose : close}
            type="submit"
            form={id}
            variant={variant}
            busy={isSending}
            disabledReason={lacking}
          >
            {action}
          </DialogFooter>
        }
      >
        <form
          ref={form}
          id={id}
          className={classNames(classes.form, className)}
          noValidate
          onFocus={forgetFault}
          onInput={() => {
            forgetFault();
            setTyped(true);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (lacking !== undefined || isSending) return;
            awaitFault();
            onSubmit();
          }}
        >
          {children}
          {isTyped && lacking !== undefined && (
            <p className={classes.lacking} role="status">
              {lacking}
            </p>
          )}
        </form>
      </Dialog>
      {question}
    </>
  );
}
