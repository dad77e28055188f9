import { useContext, useRef, type ComponentPropsWithoutRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../theme/class-names';
import { type Placement, useAnchored } from '../anchor/anchor';
import { InsideDialog } from './inside-dialog';
import { OwnLayer, useLayer } from './layer';
import { useOutsidePress } from './outside-press';
import classes from './popover.module.css';

export interface PopoverPanelProps extends ComponentPropsWithoutRef<'div'> {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  placement?: Placement;
  width?: number;
  matchWidth?: boolean;
  trapsFocus?: boolean;
  takesFocus?: boolean;
  /** Opens at the bottom edge on a phone; a list under its input stays beside it. */
  sheetOnPhone?: boolean;
}

/** An open panel beside its anchor, above everything else; unmounting closes it. */
export function PopoverPanel(props: PopoverPanelProps) {
  const {
    anchor,
    onClose,
    placement = 'bottom-start',
    width,
    matchWidth,
    trapsFocus,
    takesFocus,
    ...rest
  } = props;
  const { sheetOnPhone = true, className, style, ...attributes } = rest;
  const panel = useRef<HTMLDivElement>(null);
  const above = useContext(InsideDialog);

  useAnchored({ open: true, anchor, panel, placement, matchWidth });
  useLayer({ open: true, panel, onClose, trapsFocus, takesFocus });
  const inside = useOutsidePress(true, anchor, onClose);
  return createPortal(
    <OwnLayer value={panel}>
      {sheetOnPhone && <div className={classes.scrim} data-above={above || undefined} />}
      <div
        tabIndex={-1}
        {...attributes}
        {...inside}
        ref={panel}
        className={classNames(classes.panel, className)}
        data-above={above || undefined}
        data-sheet={sheetOnPhone || undefined}
        style={{ width, ...style }}
      />
    </OwnLayer>,
    document.body,
  );
}
