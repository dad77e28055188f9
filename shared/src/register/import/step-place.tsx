import { useEffect, useRef, type ReactNode } from 'react';

import { isReading } from './imports.queries';
import type { ImportSteps } from './use-import';
import classes from './import.module.css';

interface StepPlaceProps {
  steps: ImportSteps;
  isMapping: boolean;
  children: ReactNode;
}

function nameOf({ steps, isMapping }: Omit<StepPlaceProps, 'children'>): string | undefined {
  const { job, sending, isComing } = steps;
  if (isComing || (job !== undefined && isReading(job))) return 'waiting';
  return job?.status === 'checked' && isMapping ? 'mapping' : (job?.status ?? sending?.status);
}

/** Where a step of an import is shown: it takes the focus that went with the button of the step before. */
export function StepPlace({ steps, isMapping, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const step = nameOf({ steps, isMapping });
  useEffect(() => {
    const dialog = place.current?.closest('[role=dialog]');
    const active = document.activeElement;
    const isLost = active === document.body || active === dialog || active === place.current;
    if (!isLost && active?.matches(':disabled') !== true) return;
    const wanted =
      dialog?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
      place.current?.querySelector<HTMLElement>('input, button');
    (wanted ?? place.current)?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={place} className={classes.place} tabIndex={-1}>
      {children}
    </div>
  );
}
