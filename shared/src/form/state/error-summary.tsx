import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

import classes from './error-summary.module.css';
import { fieldId } from './form-errors';

export interface SummaryEntry {
  /** Field path; the link moves the focus to its control. */
  path: string;
  label: string;
}

export interface ErrorSummaryProps {
  title: string;
  entries: readonly SummaryEntry[];
  /** Grows with each attempt, so that the summary takes the focus again. */
  attempt: number;
}

/** A part of a line that has no control in sight is found at the name of its line. */
const controlOf = (path: string) =>
  document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(path.replace(/[^.]+$/, 'name')));

/** Brings the control of a field into sight and gives it the focus. */
export function focusField(path: string): void {
  const control = controlOf(path);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** What has to be put right, as links to the fields; takes the focus when an attempt fails. */
export function ErrorSummary({ title, entries, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      box.current?.scrollIntoView({ block: 'nearest' });
      box.current?.focus();
    }
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <b>{title}</b>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <button
              type="button"
              onClick={() => {
                focusField(entry.path);
              }}
            >
              {entry.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
