import type { ReactNode, SyntheticEvent } from 'react';
import { Button, Strip } from 'shared/ui';

import classes from './auth-form.module.css';

interface AuthFormProps {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  error: string | null;
  isSending: boolean;
  /** A verb that names the result. */
  submit: string;
  children: ReactNode;
  /** The way to another form. */
  note?: ReactNode;
}

/** Fields, the refusal that belongs to none of them, one button, and the way to another form. */
export function AuthForm({ onSubmit, error, isSending, submit, children, note }: AuthFormProps) {
  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        {error !== null && (
          <Strip tone="red" live="alert">
            {error}
          </Strip>
        )}
        {children}
        <Button type="submit" variant="primary" size="lg" wide busy={isSending}>
          {submit}
        </Button>
      </form>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </>
  );
}
