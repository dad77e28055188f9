import { ModalFrame, type ModalFrameProps } from './modal-frame';
import classes from './dialog.module.css';

export interface DialogProps extends ModalFrameProps {
  open: boolean;
  size?: 'sm' | 'md' | 'lg';
}

/** A question that stops the work until it is answered; on a phone it lies at the bottom edge. */
export function Dialog({ open, size = 'md', ...frame }: DialogProps) {
  if (!open) return null;
  return <ModalFrame {...frame} panelClass={classes.dialog} size={size} />;
}
