import { PasswordField, TextField } from 'shared/form';
import { TextLink } from 'shared/ui';

import { useRuntimeConfig } from '../realtime/use-runtime-config';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { authMutations } from './auth.mutations';
import { inputErrors } from './input-errors';
import { useAuthAddress } from './use-auth-address';
import { useAuthForm } from './use-auth-form';
import { useSessionStart } from './use-session-start';

/** Address and password. */
export function LoginForm() {
  const startSession = useSessionStart();
  const address = useAuthAddress();
  const settings = useRuntimeConfig();
  const mayRegister = settings !== null && settings.registration !== 'closed';
  const form = useAuthForm({
    empty: { email: '', password: '' },
    check: (values) => inputErrors(values),
    mutation: authMutations.logIn,
    input: (values) => values,
    onDone: startSession,
  });
  return (
    <AuthFrame title="Вход">
      <AuthForm
        onSubmit={form.submit}
        error={form.formError}
        isSending={form.isSending}
        submit="Войти"
        note={
          mayRegister ? (
            <>
              Нет учётной записи? <TextLink to={address('register')}>Зарегистрироваться</TextLink>
            </>
          ) : undefined
        }
      >
        <TextField
          {...form.field('email')}
          label="Электронная почта"
          size="lg"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
        />
        <PasswordField
          {...form.field('password')}
          label="Пароль"
          size="lg"
          autoComplete="current-password"
          aside={<TextLink to={address('forgot')}>Забыли пароль?</TextLink>}
        />
      </AuthForm>
    </AuthFrame>
  );
}
