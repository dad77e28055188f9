import { ModalFrame, type ModalFrameProps } from './modal-frame';
import classes from './dialog.module.css';

export interface SheetProps extends ModalFrameProps {
  open: boolean;
  /** In pixels; the rail's width unless said otherwise. */
  width?: number;
}

/** A panel over the right edge of the page; on a phone over the bottom edge. */
export function Sheet({ open, width, ...frame }: SheetProps) {
  if (!open) return null;
  return (
    <ModalFrame
      {...frame}
      backdropClass={classes.side}
      panelClass={classes.sheet}
      width={width === undefined ? 'var(--rail)' : `${width}px`}
    />
  );
}
