import { TextField } from 'shared/form';
import { TextLink } from 'shared/ui';

import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { AuthOutcome } from './auth-outcome';
import { authMutations } from './auth.mutations';
import { inputErrors } from './input-errors';
import { useAuthAddress } from './use-auth-address';
import { type SharedEmail, useAuthForm } from './use-auth-form';

/** Asks for a letter with a link to a new password. */
export function ForgotForm({ email, onEmail }: SharedEmail) {
  const address = useAuthAddress();
  const form = useAuthForm({
    empty: { email },
    check: (values) => inputErrors(values),
    mutation: authMutations.forgotPassword,
    input: (values) => values,
    onEmail,
  });
  if (form.answer !== null) {
    return (
      <AuthOutcome title="Проверьте почту" to={address('login')} way="Вернуться ко входу">
        {form.answer.message}.
      </AuthOutcome>
    );
  }
  return (
    <AuthFrame title="Новый пароль">
      <AuthForm
        onSubmit={form.submit}
        error={form.formError}
        isSending={form.isSending}
        submit="Отправить ссылку"
        note={
          <>
            Вспомнили пароль? <TextLink to={address('login')}>Войти</TextLink>
          </>
        }
      >
        <TextField
          {...form.field('email')}
          label="Электронная почта"
          hint="Пришлём ссылку, по которой задают новый пароль"
          size="lg"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
        />
      </AuthForm>
    </AuthFrame>
  );
}
