import { PasswordField, TextField } from 'shared/form';

import classes from './auth-form.module.css';

interface FieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

export const EMPTY_PERSON = { last_name: '', first_name: '', middle_name: '', email: '', password: '' };
export type PersonValues = typeof EMPTY_PERSON;

/** What goes to the server: an empty middle name is left out. */
export function personInput({ middle_name, ...values }: PersonValues) {
  return middle_name.trim() === '' ? values : { ...values, middle_name };
}

interface PersonFieldsProps {
  field: (name: keyof PersonValues) => FieldProps;
  /** Which addresses are taken. */
  emailHint?: string;
}

/** Name, address and a new password: the fields of a new account. */
export function PersonFields({ field, emailHint }: PersonFieldsProps) {
  return (
    <>
      <TextField {...field('last_name')} label="Фамилия" size="lg" autoComplete="family-name" autoFocus />
      <div className={classes.names}>
        <TextField {...field('first_name')} label="Имя" size="lg" autoComplete="given-name" />
        <TextField
          {...field('middle_name')}
          label="Отчество"
          size="lg"
          autoComplete="additional-name"
          placeholder="если есть"
        />
      </div>
      <TextField
        {...field('email')}
        label="Рабочая почта"
        size="lg"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={emailHint}
      />
      <PasswordField
        {...field('password')}
        label="Пароль"
        size="lg"
        autoComplete="new-password"
        hint="Не короче 10 знаков"
      />
    </>
  );
}
