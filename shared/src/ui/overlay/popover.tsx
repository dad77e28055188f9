import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../theme/class-names';
import type { Placement } from '../anchor/anchor';
import { PopoverPanel } from './popover-panel';
import classes from './popover.module.css';

/** What the trigger of a panel has to carry: spread it on a Button, an IconButton or a Chip. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-controls'?: string;
}

export interface PopoverProps {
  /** The accessible name of the panel. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  width?: number;
  padded?: boolean;
  /** Give both to hold the state outside. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** A panel with controls beside the button that opens it; Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, placement, width, padded = true, onOpenChange, className } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [own, setOwn] = useState(false);
  const open = props.open ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const close = () => setOpen(false);
  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        'aria-controls': open ? panelId : undefined,
      })}
      {open && (
        <PopoverPanel
          id={panelId}
          role="dialog"
          aria-label={label}
          anchor={anchor}
          placement={placement}
          width={width}
          className={classNames(padded && classes.padded, className)}
          onClose={close}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  );
}
