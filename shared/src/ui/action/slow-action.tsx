import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored } from '../anchor/anchor';
import classes from './button.module.css';

/** Milliseconds after which whoever has pressed begins to doubt that the press was taken. */
const PATIENCE = 5000;

const SLOW = 'Ответ идёт дольше обычного.';

/** False while an action is under way, true once that takes long, null when none is. */
type Wait = boolean | null;
const Place = createContext<((wait: Wait) => void) | null>(null);

/** The place a button stands in says when its action is under way for long; where there is none, the button itself has to. */
export function useSlowAction(busy: boolean | undefined): Wait {
  const [wait, setWait] = useState<Wait>(null);
  const tell = use(Place) ?? setWait;
  useEffect(() => {
    if (!busy) return undefined;
    tell(false);
    const timer = setTimeout(tell, PATIENCE, true);
    return () => {
      clearTimeout(timer);
      tell(null);
    };
  }, [busy, tell]);
  return wait;
}

/** Inside a button: floats beside it, so that nothing around it moves, and says that its action takes long. */
export function SlowNote({ wait }: { wait: boolean }) {
  const button = useRef<HTMLElement>(null);
  const panel = useRef<HTMLParagraphElement>(null);
  useAnchored({ open: true, anchor: button, panel, placement: 'bottom-end' });
  return (
    <>
      <span
        hidden
        ref={(spot) => {
          button.current = spot?.parentElement ?? null;
        }}
      />
      {createPortal(
        <p ref={panel} className={classes.late} role="status">
          {wait && SLOW}
        </p>,
        document.body,
      )}
    </>
  );
}

interface SlowActionProps {
  /** Nothing can have been typed: a bare question. */
  bare?: boolean;
  children: ReactNode;
}

/** Buttons, and beside them that the server takes longer than usual and nothing typed is lost. */
export function SlowAction({ bare, children }: SlowActionProps) {
  const [wait, tell] = useState<Wait>(null);
  return (
    <Place value={tell}>
      {children}
      {wait !== null && (
        // It stands there before it says something: only then is it read out everywhere.
        <p className={classes.slow} role="status">
          {wait && (bare ? SLOW : `${SLOW} Введённое не пропадёт.`)}
        </p>
      )}
    </Place>
  );
}
