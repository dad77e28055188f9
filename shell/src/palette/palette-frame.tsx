import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import classes from './palette.module.css';

/** The palette's window above the page: the focus stays in its one field and goes back to where it was. */
export function PaletteFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const element = before.current;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && element instanceof HTMLElement && element.isConnected) element.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Escape') {
      event.preventDefault();
      onClose();
    }
    // There is one stop for the focus inside, and none outside while the palette is open.
    if (event.code === 'Tab') event.preventDefault();
  };
  return createPortal(
    <div
      className={classes.backdrop}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={classes.frame}
        role="dialog"
        aria-modal
        aria-label="Поиск и переходы"
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
