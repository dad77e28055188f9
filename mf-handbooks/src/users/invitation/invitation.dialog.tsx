import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { FormDialog, TextField } from 'shared/form';
import { errorOf } from 'shared/http';
import { usePermission } from 'shared/session';

import type { Named } from '../../references/named';
import { ReferencesField } from '../../references/references-field';
import { personErrors } from '../person-errors';
import { useTextFields } from '../use-text-fields';
import { useInvitation } from './users.mutations';

const EMPTY = { last_name: '', first_name: '', middle_name: '', email: '' };

function useInvitationForm(onDone: () => void) {
  const alerts = useAlerts();
  const { mutate, isPending } = useInvitation();
  const { values, errors, setErrors, field } = useTextFields(EMPTY);
  const [roles, setRoles] = useState<Named[]>([]);
  const submit = () => {
    const found = personErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { ...values, ...(roles.length > 0 && { role_ids: roles.map(({ value }) => value) }) },
      {
        onSuccess: ({ email }) => {
          alerts.success(`Приглашение отправлено на ${email}`);
          onDone();
        },
        onError: (error) => {
          const refused = Object.entries(errorOf(error).errors);
          if (refused.length === 0) alerts.failure(error);
          setErrors(Object.fromEntries(refused.map(([field, texts]) => [field, texts[0]])));
        },
      },
    );
  };
  return { field, submit, isPending, roles, setRoles, rolesError: errors.role_ids ?? null };
}

/** Makes an account for an employee, who chooses a password by the link of a letter. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const form = useInvitationForm(onClose);
  const mayGiveRoles = usePermission(['Изменение ролей учётных записей', 'Просмотр ролей']);
  return (
    <FormDialog
      size="sm"
      title="Приглашение сотрудника"
      description="Сотрудник получит письмо со ссылкой и сам придумает пароль."
      action="Отправить приглашение"
      isSending={form.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField {...form.field('last_name')} label="Фамилия" required autoComplete="off" />
      <TextField {...form.field('first_name')} label="Имя" required autoComplete="off" />
      <TextField {...form.field('middle_name')} label="Отчество" autoComplete="off" placeholder="если есть" />
      <TextField
        {...form.field('email')}
        label="Рабочая почта"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      {mayGiveRoles && (
        <ReferencesField
          label="Роли"
          resource="roles"
          hint="Без роли сотрудник войдёт, но не увидит документов"
          value={form.roles}
          error={form.rolesError}
          onChange={form.setRoles}
        />
      )}
    </FormDialog>
  );
}
