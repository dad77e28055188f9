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

/** A new password by the link of a letter. */
export default function ResetPage() {
  const [search] = useSearchParams();
  usePageTitle('Новый пароль');
  const form = useAuthForm({
    empty: { password: '' },
    check: (values) => inputErrors(values, { choosesPassword: true }),
    mutation: authMutations.resetPassword,
    input: ({ password }) => ({ token: search.get('token') ?? '', password }),
  });
  if (form.answer !== null) {
    return (
      <AuthFrame title="Пароль изменён">
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
    <AuthFrame title="Новый пароль">
      <AuthForm
        onSubmit={form.submit}
        error={form.formError}
        isSending={form.isSending}
        submit="Сохранить пароль"
        note={<TextLink to="/auth?mode=forgot">Запросить новую ссылку</TextLink>}
      >
        <PasswordField
          {...form.field('password')}
          label="Новый пароль"
          hint="Не короче 10 знаков. На других устройствах потребуется войти заново"
          size="lg"
          autoComplete="new-password"
          autoFocus
        />
      </AuthForm>
    </AuthFrame>
  );
}
