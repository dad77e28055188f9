import { useState, type FormEvent } from 'react';
import { useAlerts } from 'shared/alerts';
import { ABSENCE_REASON_LABELS } from 'shared/contract/approval/approval.labels';
import type { Absence } from 'shared/contract/approval/absence';
import type { AbsenceReason } from 'shared/contract/approval/approval-status';
import { CheckboxField, DateField, errorsFromServer, SelectField, type FieldErrors } from 'shared/form';
import { errorOf } from 'shared/http';
import { usePermission, useSessionUser } from 'shared/session';
import { Button, Dialog } from 'shared/ui';

import { ColleagueField, type Colleague } from '../decide/colleague-field';
import classes from '../decide/decide.module.css';
import { useSaveAbsence } from './absences.queries';

const REQUIRED = 'Это поле обязательно для заполнения';
const REASONS = (Object.entries(ABSENCE_REASON_LABELS) as [AbsenceReason, string][]).map(
  ([value, label]) => ({
    value,
    label,
  }),
);
const colleagueOf = (user: Absence['user'] | undefined): Colleague | null =>
  user === undefined ? null : { value: user.id, label: user.full_name };

/** What the dialog holds of an absence. */
function useAbsenceValues(absence: Absence | null) {
  const [who, setWho] = useState(() => colleagueOf(absence?.user));
  const [deputy, setDeputy] = useState(() => colleagueOf(absence?.deputy));
  const [from, setFrom] = useState(absence?.date_from ?? null);
  const [to, setTo] = useState(absence?.date_to ?? null);
  const [reason, setReason] = useState<AbsenceReason>(absence?.reason ?? 'vacation');
  const [transfers, setTransfers] = useState(absence?.transfer_open_tasks ?? true);
  const faults = () => ({
    ...(deputy === null && { deputy_id: REQUIRED }),
    ...(from === null && { date_from: REQUIRED }),
    ...(to === null && { date_to: REQUIRED }),
  });
  const body = (userId: number) =>
    deputy === null || from === null || to === null
      ? null
      : {
          user_id: who?.value ?? userId,
          deputy_id: deputy.value,
          date_from: from,
          date_to: to,
          reason,
          transfer_open_tasks: transfers,
          document_kinds: absence?.document_kinds ?? [],
          allow_self: absence?.allow_self ?? false,
          is_active: true,
        };
  return {
    who,
    setWho,
    deputy,
    setDeputy,
    from,
    setFrom,
    to,
    setTo,
    reason,
    setReason,
    transfers,
    setTransfers,
    faults,
    body,
  };
}

interface AbsenceFieldsProps {
  values: ReturnType<typeof useAbsenceValues>;
  errors: FieldErrors;
}

function AbsenceFields({ values, errors }: AbsenceFieldsProps) {
  const mayOthers = usePermission('Редактирование чужих учётных записей');
  return (
    <>
      {mayOthers && (
        <ColleagueField
          label="Кого нет"
          optional
          value={values.who}
          error={errors.user_id}
          onChange={values.setWho}
        />
      )}
      <ColleagueField
        label="Заместитель"
        value={values.deputy}
        error={errors.deputy_id}
        onChange={values.setDeputy}
      />
      <DateField
        label="С какого дня"
        required
        value={values.from}
        error={errors.date_from}
        onChange={values.setFrom}
      />
      <DateField
        label="Первый день после возвращения"
        required
        value={values.to}
        error={errors.date_to}
        onChange={values.setTo}
      />
      <SelectField
        label="Причина"
        options={REASONS}
        value={values.reason}
        onChange={(chosen) => {
          if (chosen !== null) values.setReason(chosen);
        }}
      />
      <CheckboxField
        label="Передать и то, что уже ждёт решения"
        checked={values.transfers}
        onChange={values.setTransfers}
      />
    </>
  );
}

interface AbsenceDialogProps {
  /** Null puts a new one down. */
  absence: Absence | null;
  onClose: () => void;
}

/** An absence and whoever decides meanwhile; of somebody else only with the right to edit their account. */
export function AbsenceDialog({ absence, onClose }: AbsenceDialogProps) {
  const me = useSessionUser();
  const alerts = useAlerts();
  const save = useSaveAbsence();
  const values = useAbsenceValues(absence);
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = values.body(me.id);
    if (body === null) {
      setErrors(values.faults());
      return;
    }
    save.mutate(
      { over: absence, body },
      {
        onSuccess: () => {
          alerts.success('Замещение сохранено');
          onClose();
        },
        onError: (error) => {
          const failure = errorOf(error);
          if (failure.status === 422) setErrors(errorsFromServer(failure.errors));
          else alerts.failure(error);
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={absence === null ? 'Новое замещение' : 'Замещение'}
      description="Пока сотрудника нет, его задачи согласования получает заместитель."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <Button type="submit" form="absence" variant="primary" busy={save.isPending}>
            Сохранить
          </Button>
        </>
      }
    >
      <form id="absence" className={classes.form} noValidate onSubmit={submit}>
        <AbsenceFields values={values} errors={errors} />
      </form>
    </Dialog>
  );
}
