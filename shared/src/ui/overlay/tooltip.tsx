import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Placement, useAnchored } from '../anchor/anchor';
import classes from './tooltip.module.css';

/** Long enough not to flicker under a passing mouse. */
const delay = 400;

export interface TooltipProps {
  text: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string }>;
  placement?: Placement;
}

function Bubble(props: { id: string; target: HTMLElement; placement: Placement; children: ReactNode }) {
  const anchor = useRef(props.target);
  const panel = useRef<HTMLDivElement>(null);
  useAnchored({ open: true, anchor, panel, placement: props.placement });
  return createPortal(
    <div ref={panel} id={props.id} role="tooltip" className={classes.tooltip}>
      {props.children}
    </div>,
    document.body,
  );
}

/** A short explanation on hover and on keyboard focus; it never holds the only copy of a fact. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      style={{ display: 'contents' }}
      onMouseOver={(event) => {
        const child = event.currentTarget.firstElementChild;
        clearTimeout(timer.current);
        if (child instanceof HTMLElement) timer.current = setTimeout(() => setTarget(child), delay);
      }}
      onMouseLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setTarget(event.target);
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {cloneElement(children, target === null ? {} : { 'aria-describedby': id })}
      {target !== null && (
        <Bubble id={id} target={target} placement={placement}>
          {text}
        </Bubble>
      )}
    </span>
  );
}
