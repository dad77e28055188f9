import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { classNames } from '../ui/theme/class-names';
import { Dialog, type DialogProps } from '../ui/ui';
import { DialogFooter } from './dialog-footer';
import classes from './form-dialog.module.css';
import { useAskedClose } from './state/asked-close';

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

/** A group of radio buttons takes no focus itself: its first button does. */
const FAULTY = '[aria-invalid=true]:not([role=radiogroup]), [role=radiogroup][aria-invalid=true] input';

/** Leads to the first faulty field of a form once it is refused, unless its reader has gone to a field meanwhile. */
function useFirstFault(isSending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const awaited = useRef(false);
  useEffect(() => {
    const faulty = form.current?.querySelector<HTMLElement>(FAULTY);
    if (!awaited.current || isSending || faulty == null) return;
    awaited.current = false;
    faulty.scrollIntoView({ block: 'center' });
    faulty.focus({ preventScroll: true });
    // The words under the fields come with a render of their own, at the press or with the answer.
  });
  return {
    form,
    awaitFault: () => {
      awaited.current = true;
      setAttempt(attempt + 1);
    },
    forgetFault: () => {
      awaited.current = false;
    },
  };
}

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
  const { form, awaitFault, forgetFault } = useFirstFault(isSending);
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
