import { useState, type ReactNode } from 'react';

import classes from './template-form.module.css';

interface FoldProps {
  summary: string;
  /** Something in it has to be put right: it opens, so that the sentence under the field is seen, and stays so. */
  isFaulty: boolean;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part of a stage that is folded away until it is asked for, or has to be looked at. */
export function Fold({ summary, isFaulty, startsOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen || isFaulty);
  const [wasFaulty, setWasFaulty] = useState(isFaulty);
  if (isFaulty !== wasFaulty) {
    setWasFaulty(isFaulty);
    if (isFaulty) setIsOpen(true);
  }
  return (
    <details
      className={classes.rest}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
