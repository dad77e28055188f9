import { useAlerts } from 'shared/alerts';
import type { User } from 'shared/contract/user/user';
import { FormDialog, TextField } from 'shared/form';
import { errorOf } from 'shared/http';

import { useOwnName } from '../api/user.mutations';
import { personErrors } from '../person-errors';
import { useTextFields } from '../use-text-fields';

const EMPTY = { last_name: '', first_name: '', middle_name: '' };

function useOwnNameForm(user: User, onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useOwnName(user.id);
  const { values, setErrors, field } = useTextFields(EMPTY);
  const submit = () => {
    const found = personErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { lock_version: user.lock_version, ...values },
      {
        onSuccess: () => {
          alerts.success('Имя сохранено');
          onDone();
        },
        onError: (error) => {
          const refused = Object.entries(errorOf(error).errors).filter(([field]) => field in EMPTY);
          if (refused.length === 0) alerts.failure(error);
          setErrors(Object.fromEntries(refused.map(([field, texts]) => [field, texts[0]])));
        },
      },
    );
  };
  return { field, submit, isPending };
}

/** How the employee is called, said by themselves. */
export function OwnNameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { field, submit, isPending } = useOwnNameForm(user, onClose);
  return (
    <FormDialog
      size="sm"
      title="Как вас зовут"
      description="Позже имя изменит тот, кто ведёт учётные записи."
      action="Сохранить имя"
      isSending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('last_name')} label="Фамилия" required autoComplete="family-name" />
      <TextField {...field('first_name')} label="Имя" required autoComplete="given-name" />
      <TextField
        {...field('middle_name')}
        label="Отчество"
        autoComplete="additional-name"
        placeholder="если есть"
      />
    </FormDialog>
  );
}
