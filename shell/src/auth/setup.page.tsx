import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from 'shared/area';
import type { Session } from 'shared/contract/session/session';
import { sessionStarted, useDispatch } from 'shared/session';

import { HOME } from '../navigation/return-address';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { authMutations } from './auth.mutations';
import { inputErrors } from './input-errors';
import { EMPTY_PERSON, PersonFields, personInput } from './person-fields';
import { useAuthForm } from './use-auth-form';

/** The first administrator of an empty installation, by the link the server printed at its start. */
export default function SetupPage() {
  const [search] = useSearchParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  usePageTitle('Первый администратор');
  const form = useAuthForm({
    empty: EMPTY_PERSON,
    check: (values) => inputErrors(values, { optional: ['middle_name'], choosesPassword: true }),
    mutation: authMutations.setUp,
    input: (values) => ({ ...personInput(values), token: search.get('token') ?? '' }),
    onDone: (session: Session) => {
      dispatch(sessionStarted(session));
      // The router tells of a failed page by itself.
      void navigate(HOME, { replace: true });
    },
  });
  return (
    <AuthFrame title="Первый администратор">
      <AuthForm
        onSubmit={form.submit}
        error={form.formError}
        isSending={form.isSending}
        submit="Создать администратора"
        note="Учётная запись получит все права. Остальных сотрудников добавит она."
      >
        <PersonFields field={form.field} />
      </AuthForm>
    </AuthFrame>
  );
}
