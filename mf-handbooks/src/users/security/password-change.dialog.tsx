import { useAlerts } from 'shared/alerts';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { FormDialog, PasswordField } from 'shared/form';
import { errorOf } from 'shared/http';
import { useSessionUser } from 'shared/session';

import { useTextFields } from '../use-text-fields';
import type { PasswordChange } from './sessions.api';
import { usePasswordChange } from './sessions.mutations';

/** Source: the wire contract of sessions; the server checks the same and has the last word. */
const SHORTEST_PASSWORD = 10;

type Errors = Partial<Record<keyof PasswordChange, string>>;

function errorsIn({ current_password, password }: PasswordChange): Errors {
  return {
    ...(current_password === '' && { current_password: REQUIRED_FIELD }),
    ...(password === ''
      ? { password: REQUIRED_FIELD }
      : password.length < SHORTEST_PASSWORD && { password: 'Не короче 10 знаков' }),
  };
}

function usePasswordForm(onDone: () => void) {
  const alerts = useAlerts();
  const change = usePasswordChange();
  const { values, setErrors, field } = useTextFields({ current_password: '', password: '' });
  const submit = () => {
    const found = errorsIn(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(values, {
      onSuccess: (message) => {
        alerts.success(message);
        onDone();
      },
      onError: (error) => {
        const { current_password, password } = errorOf(error).errors;
        if (current_password === undefined && password === undefined) alerts.failure(error);
        else setErrors({ current_password: current_password?.[0], password: password?.[0] });
      },
    });
  };
  return { field, submit, isSending: change.isPending };
}

/** Changes one's own password. */
export function PasswordChangeDialog({ onClose }: { onClose: () => void }) {
  const { email } = useSessionUser();
  const { field, submit, isSending } = usePasswordForm(onClose);
  return (
    <FormDialog
      size="sm"
      title="Смена пароля"
      description="На других устройствах потребуется войти заново."
      action="Сменить пароль"
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Tells the browser's keeper of passwords whose password it is going to be. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current_password')} label="Прежний пароль" autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label="Новый пароль"
        hint="Не короче 10 знаков, лучше из нескольких слов"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
