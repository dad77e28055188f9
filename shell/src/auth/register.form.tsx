import { LinkButton, TextLink } from 'shared/ui';

import { useRuntimeConfig } from '../realtime/use-runtime-config';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { authMutations } from './auth.mutations';
import classes from './auth-form.module.css';
import { inputErrors } from './input-errors';
import { EMPTY_PERSON, PersonFields, personInput } from './person-fields';
import { useAuthAddress } from './use-auth-address';
import { useAuthForm } from './use-auth-form';

/** Asks for an account; the letter with the link does the rest. */
export function RegisterForm() {
  const address = useAuthAddress();
  const settings = useRuntimeConfig();
  const form = useAuthForm({
    empty: EMPTY_PERSON,
    check: (values) => inputErrors(values, { optional: ['middle_name'], choosesPassword: true }),
    mutation: authMutations.register,
    input: personInput,
  });
  if (settings?.registration === 'closed') {
    return (
      <AuthFrame title="Регистрация закрыта">
        <p className={classes.done}>
          Учётную запись создаёт администратор: он пришлёт приглашение на вашу почту.
        </p>
        <LinkButton to={address('login')} size="lg">
          Вернуться ко входу
        </LinkButton>
      </AuthFrame>
    );
  }
  if (form.answer !== null) {
    return (
      <AuthFrame title="Проверьте почту">
        <p className={classes.done} role="status">
          {form.answer.message}. Права на документы выдаст администратор.
        </p>
        <LinkButton to={address('login')} size="lg">
          Вернуться ко входу
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Регистрация">
      <AuthForm
        onSubmit={form.submit}
        error={form.formError}
        isSending={form.isSending}
        submit="Зарегистрироваться"
        note={
          <>
            Есть учётная запись? <TextLink to={address('login')}>Войти</TextLink>
          </>
        }
      >
        <PersonFields field={form.field} />
      </AuthForm>
    </AuthFrame>
  );
}
