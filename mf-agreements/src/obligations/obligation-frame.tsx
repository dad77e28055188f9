import type { ReactNode } from 'react';
import { FormDialog } from 'shared/form';
import { Strip } from 'shared/ui';

interface ObligationFrameProps {
  title: string;
  description?: string;
  size?: 'sm';
  /** What the server refused it with; null while it has not. */
  problem: string | null;
  /** It is a question: another press of the same button is the answer. */
  isAsked?: boolean;
  /** Something was typed: it is asked about before it is lost. */
  isChanged?: boolean;
  action: { label: string; busy: boolean; refusal?: string | undefined; onPress: () => Promise<void> };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about obligations: what is asked, what was refused, and the button that does it. */
export function ObligationFrame(props: ObligationFrameProps) {
  const { problem, isAsked = false, action, isChanged = false, children, ...frame } = props;
  return (
    <FormDialog
      {...frame}
      keepOpen
      action={action.label}
      isSending={action.busy}
      lacking={action.refusal}
      loss={isChanged ? 'Введённое не попадёт в обязательства и будет потеряно.' : null}
      onSubmit={() => void action.onPress()}
    >
      {problem !== null && (
        <Strip tone={isAsked ? 'orange' : 'red'} live="alert">
          {problem}
        </Strip>
      )}
      {children}
    </FormDialog>
  );
}
