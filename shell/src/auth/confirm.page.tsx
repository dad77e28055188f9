import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from 'shared/area';
import { PasswordField } from 'shared/form';
import { LinkButton, TextLink } from 'shared/ui';

import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { authMutations } from './auth.mutations';
import classes from './auth-form.module.css';
import { inputErrors } from './input-errors';
import { useAuthForm } from './use-auth-form';

/** What the link asks of whoever registered. */
const REGISTERED = {
  title: 'Подтверждение почты',
  label: 'Пароль',
  hint: 'Тот, который вы указали при регистрации',
  autoComplete: 'current-password',
  submit: 'Подтвердить почту',
} as const;

/** What the link asks of a person whom an administrator invited. */
const INVITED = {
  title: 'Приглашение',
  label: 'Новый пароль',
  hint: 'Придумайте пароль для входа, не короче 10 знаков',
  autoComplete: 'new-password',
  submit: 'Сохранить пароль',
} as const;

/**
 * Confirms the address with the password that belongs to the link. Opening the page does nothing: programs that look
 * through mail open links too, and so does a person who never registered.
 */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const isInvited = search.get('invited') !== null;
  const text = isInvited ? INVITED : REGISTERED;
  usePageTitle(text.title);
  const form = useAuthForm({
    empty: { password: '' },
    check: (values) => inputErrors(values, { choosesPassword: isInvited }),
    mutation: authMutations.confirmEmail,
    input: ({ password }) => ({ token: search.get('token') ?? '', password }),
  });
  if (form.answer !== null) {
    return (
      <AuthFrame title="Почта подтверждена">
        <p className={classes.done} role="status">
          {form.answer.message}.
        </p>
        <LinkButton to="/auth" variant="primary" size="lg">
          Войти
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text.title}>
      <AuthForm
        onSubmit={form.submit}
        error={form.formError}
        isSending={form.isSending}
        submit={text.submit}
        note={<TextLink to="/auth">Ко входу</TextLink>}
      >
        <PasswordField
          {...form.field('password')}
          label={text.label}
          hint={text.hint}
          size="lg"
          autoComplete={text.autoComplete}
          autoFocus
        />
      </AuthForm>
    </AuthFrame>
  );
}
