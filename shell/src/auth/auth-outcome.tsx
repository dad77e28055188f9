import type { ReactNode } from 'react';
import { LinkButton } from 'shared/ui';

import { AuthFrame } from './auth-frame';
import classes from './auth-form.module.css';

interface AuthOutcomeProps {
  title: string;
  /** Where one goes on. */
  to: string;
  way: string;
  /** The way on is what is wanted next; otherwise it leads back. */
  isNext?: boolean;
  children: ReactNode;
}

/** What came of a form of the way in, in place of the form. */
export function AuthOutcome({ title, to, way, isNext = false, children }: AuthOutcomeProps) {
  return (
    <AuthFrame title={title}>
      <p className={classes.done} role="status">
        {children}
      </p>
      <LinkButton to={to} variant={isNext ? 'primary' : undefined} size="lg">
        {way}
      </LinkButton>
    </AuthFrame>
  );
}
