import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import classes from './button.module.css';

/** Milliseconds after which whoever has pressed begins to doubt that the press was taken. */
const PATIENCE = 5000;

const SLOW = 'Ответ идёт дольше обычного.';

/** False while an action is under way, true once that takes long, null when none is. */
type Wait = boolean | null;
const Place = createContext<((wait: Wait) => void) | null>(null);

/** Lets the place a button stands in say when its action is under way for long. */
export function useSlowAction(busy: boolean | undefined): void {
  const tell = use(Place);
  useEffect(() => {
    if (!busy || tell === null) return undefined;
    tell(false);
    const timer = setTimeout(tell, PATIENCE, true);
    return () => {
      clearTimeout(timer);
      tell(null);
    };
  }, [busy, tell]);
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
