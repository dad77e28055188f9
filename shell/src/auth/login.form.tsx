import { PasswordField, TextField } from 'shared/form';
import { selectSessionEnd, useSelector } from 'shared/session';
import { Strip, TextLink } from 'shared/ui';

import { useRuntimeConfig } from '../realtime/use-runtime-config';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { authMutations } from './auth.mutations';
import { inputErrors } from './input-errors';
import { SsoEntry } from './sso-entry';
import { useAuthAddress } from './use-auth-address';
import { type SharedEmail, useAuthForm } from './use-auth-form';
import { useSessionStart } from './use-session-start';

interface PasswordFormProps extends SharedEmail {
  isFirst: boolean;
  mayRegister: boolean;
}

/** Address and password. */
function PasswordForm({ isFirst, mayRegister, email, onEmail }: PasswordFormProps) {
  const startSession = useSessionStart();
  const address = useAuthAddress();
  const form = useAuthForm({
    empty: { email, password: '' },
    check: (values) => inputErrors(values),
    mutation: authMutations.logIn,
    input: (values) => values,
    onDone: startSession,
    onEmail,
  });
  return (
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
        autoFocus={isFirst}
      />
      <PasswordField
        {...form.field('password')}
        label="Пароль"
        size="lg"
        autoComplete="current-password"
        aside={
          <TextLink to={address('forgot')} data-alone>
            Забыли пароль?
          </TextLink>
        }
      />
    </AuthForm>
  );
}

/** Why whoever was at work stands before the login now: read out, since it came unasked. */
function SessionEnd() {
  const why = useSelector(selectSessionEnd);
  if (why === null) return null;
  return (
    <Strip tone="orange" live="alert">
      {why}.
    </Strip>
  );
}

/** The ways in that this company has: its own provider, a password, or both. */
export function LoginForm(shared: SharedEmail) {
  const settings = useRuntimeConfig();
  const { password, sso } = settings?.sign_in ?? { password: true, sso: null };
  const mayRegister = settings !== null && settings.registration !== 'closed';
  return (
    <AuthFrame title="Вход">
      <SessionEnd />
      {sso !== null && <SsoEntry label={sso} isOnly={!password} />}
      {password && <PasswordForm {...shared} isFirst={sso === null} mayRegister={mayRegister} />}
    </AuthFrame>
  );
}
