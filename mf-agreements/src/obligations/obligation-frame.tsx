import { useState, type ReactNode } from 'react';
import { DialogFooter } from 'shared/form';
import { ConfirmDialog, Dialog, Strip } from 'shared/ui';

import classes from './obligation-dialogs.module.css';

interface ObligationFrameProps {
  title: string;
  description?: string;
  size?: 'sm';
  /** What the server refused it with; null while it has not. */
  problem: string | null;
  /** Something was typed: it is asked about before it is lost. */
  isChanged?: boolean;
  action: { label: string; busy: boolean; refusal?: string | undefined; onPress: () => Promise<void> };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about obligations: what is asked, what was refused, and the button that does it. */
export function ObligationFrame(props: ObligationFrameProps) {
  const { title, description, size, problem, action, onClose, isChanged = false, children } = props;
  const [isAsking, setAsking] = useState(false);
  const close = isChanged ? () => setAsking(true) : onClose;
  return (
    <>
      <Dialog
        open
        keepOpen
        size={size}
        title={title}
        description={description}
        onClose={close}
        footer={
          <DialogFooter
            onClose={close}
            busy={action.busy}
            disabledReason={action.refusal}
            onClick={() => void action.onPress()}
          >
            {action.label}
          </DialogFooter>
        }
      >
        <div className={classes.fields}>
          {problem !== null && (
            <Strip tone="red" live="alert">
              {problem}
            </Strip>
          )}
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Правка не сохранена"
        confirmLabel="Закрыть без сохранения"
        cancelLabel="Продолжить правку"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        Введённое не попадёт в обязательства и будет потеряно.
      </ConfirmDialog>
    </>
  );
}
