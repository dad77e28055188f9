import { TextLink } from 'shared/ui';

import { useRuntimeConfig } from '../realtime/use-runtime-config';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { AuthOutcome } from './auth-outcome';
import { authMutations } from './auth.mutations';
import { inputErrors } from './input-errors';
import { EMPTY_PERSON, PersonFields, personInput } from './person-fields';
import { useAuthAddress } from './use-auth-address';
import { type SharedEmail, useAuthForm } from './use-auth-form';

/** «Адрес одного из доменов: @company.ru, @group.ru», said before an address is refused. */
function takenAddresses(domains: readonly string[] = []): string | undefined {
  if (domains.length === 0) return undefined;
  const names = domains.map((name) => `@${name}`).join(', ');
  return domains.length === 1 ? `Адрес ${names}` : `Адрес одного из доменов: ${names}`;
}

/** Asks for an account; the letter with the link does the rest. */
export function RegisterForm({ email, onEmail }: SharedEmail) {
  const address = useAuthAddress();
  const settings = useRuntimeConfig();
  const form = useAuthForm({
    empty: { ...EMPTY_PERSON, email },
    check: (values) => inputErrors(values, { optional: ['middle_name'], choosesPassword: true }),
    mutation: authMutations.register,
    input: personInput,
    onEmail,
  });
  if (settings?.registration === 'closed') {
    return (
      <AuthOutcome title="Регистрация закрыта" to={address('login')} way="Вернуться ко входу">
        Учётную запись создаёт администратор: он пришлёт приглашение на вашу почту.
      </AuthOutcome>
    );
  }
  if (form.answer !== null) {
    return (
      <AuthOutcome title="Проверьте почту" to={address('login')} way="Вернуться ко входу">
        {form.answer.message}. Права на документы выдаст администратор.
      </AuthOutcome>
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
        <PersonFields field={form.field} emailHint={takenAddresses(settings?.registration_domains)} />
      </AuthForm>
    </AuthFrame>
  );
}
