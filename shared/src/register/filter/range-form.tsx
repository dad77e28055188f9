import { useState, type ReactNode } from 'react';

import { ApplyRow } from './apply-row';
import classes from './filter-panel.module.css';

type Bound = 'from' | 'to';

interface RangeFormProps {
  label: string;
  /** The two bounds; each says here what is wrong with the text in it. */
  children: (misread: (bound: Bound) => (message: string | null) => void) => ReactNode;
  onApply: () => void;
}

/** Two bounds of a condition: nothing is asked of the list while one of them cannot be read. */
export function RangeForm({ label, children, onApply }: RangeFormProps) {
  const [problems, setProblems] = useState<Readonly<Record<Bound, string | null>>>({ from: null, to: null });
  const misread = (bound: Bound) => (message: string | null) => {
    setProblems((before) => ({ ...before, [bound]: message }));
  };
  return (
    <form
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.from === null && problems.to === null) onApply();
        else event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
      }}
    >
      {children(misread)}
      <ApplyRow />
    </form>
  );
}
