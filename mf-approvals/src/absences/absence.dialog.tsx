import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { rightsFor } from 'shared/contract/access/held-permissions';
import { ABSENCE_REASON_LABELS } from 'shared/contract/approval/approval.labels';
import type { Absence } from 'shared/contract/approval/absence';
import type { AbsenceReason } from 'shared/contract/approval/approval-status';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import {
  CheckboxField,
  DateField,
  type FieldErrors,
  FormDialog,
  SelectField,
  errorsFromServer,
} from 'shared/form';
import { errorOf } from 'shared/http';
import { useNamedPermission, useSessionUser } from 'shared/session';

import { ColleagueField, type Colleague } from '../decide/colleague-field';
import { useSaveAbsence } from './absences.queries';

const REASONS = (Object.entries(ABSENCE_REASON_LABELS) as [AbsenceReason, string][]).map(
  ([value, label]) => ({
    value,
    label,
  }),
);
const colleagueOf = (user: Absence['user'] | undefined): Colleague | null =>
  user === undefined ? null : { value: user.id, label: user.full_name };

/** What the dialog holds of an absence; of nobody named it is one's own. */
interface AbsenceValues {
  who: Colleague | null;
  deputy: Colleague | null;
  from: string | null;
  to: string | null;
  reason: AbsenceReason;
  transfers: boolean;
  isActive: boolean;
}

const valuesOf = (absence: Absence | null): AbsenceValues => ({
  who: colleagueOf(absence?.user),
  deputy: colleagueOf(absence?.deputy),
  from: absence?.date_from ?? null,
  to: absence?.date_to ?? null,
  reason: absence?.reason ?? 'vacation',
  transfers: absence?.transfer_open_tasks ?? true,
  isActive: absence?.is_active ?? true,
});

const faultsOf = ({ deputy, from, to }: AbsenceValues): FieldErrors => ({
  ...(deputy === null && { deputy_id: REQUIRED_FIELD }),
  ...(from === null && { date_from: REQUIRED_FIELD }),
  ...(to === null && { date_to: REQUIRED_FIELD }),
});

/** The absence as the wire takes it; null while something required is missing. */
function bodyOf(values: AbsenceValues, over: { absence: Absence | null; me: number }) {
  const { who, deputy, from, to, reason, transfers, isActive } = values;
  if (deputy === null || from === null || to === null) return null;
  return {
    user_id: who?.value ?? over.me,
    deputy_id: deputy.value,
    date_from: from,
    date_to: to,
    reason,
    transfer_open_tasks: transfers,
    document_kinds: over.absence?.document_kinds ?? [],
    allow_self: over.absence?.allow_self ?? false,
    is_active: isActive,
  };
}

/** What the values are called on the wire; the day of the return is judged by that of the beginning. */
const JUDGED: Readonly<Record<string, readonly string[]>> = {
  who: ['user_id'],
  deputy: ['deputy_id'],
  from: ['date_from', 'date_to'],
  to: ['date_to'],
};

/** What was said of former values says nothing of those that have taken their place. */
function withoutThose(errors: FieldErrors, changed: Partial<AbsenceValues>): FieldErrors {
  const gone = Object.keys(changed).flatMap((name) => JUDGED[name] ?? []);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.includes(field)));
}

interface AbsenceFieldsProps {
  values: AbsenceValues;
  errors: FieldErrors;
  onChange: (changed: Partial<AbsenceValues>) => void;
}

function AbsenceFields({ values, errors, onChange }: AbsenceFieldsProps) {
  const mayOthers = useNamedPermission(rightsFor('absences.manage_other'));
  return (
    <>
      {mayOthers && (
        <ColleagueField
          label="Кого нет"
          hint="Если никого не выбрать, замещать будут вас"
          optional
          anybody
          value={values.who}
          error={errors.user_id}
          onChange={(who) => {
            onChange({ who });
          }}
        />
      )}
      <ColleagueField
        label="Заместитель"
        value={values.deputy}
        error={errors.deputy_id}
        onChange={(deputy) => {
          onChange({ deputy });
        }}
      />
      <DateField
        label="С какого дня"
        required
        value={values.from}
        error={errors.date_from}
        onChange={(from) => {
          onChange({ from });
        }}
      />
      <DateField
        label="Первый день на работе"
        required
        value={values.to}
        error={errors.date_to}
        onChange={(to) => {
          onChange({ to });
        }}
      />
      <SelectField
        label="Причина"
        options={REASONS}
        value={values.reason}
        onChange={(chosen) => {
          if (chosen !== null) onChange({ reason: chosen });
        }}
      />
      <CheckboxField
        label="Передать и то, что уже ждёт решения"
        checked={values.transfers}
        onChange={(transfers) => {
          onChange({ transfers });
        }}
      />
    </>
  );
}

interface AbsenceDialogProps {
  /** Null puts a new one down. */
  absence: Absence | null;
  onClose: () => void;
}

/** An absence and whoever decides meanwhile; of somebody else only with a right to give them deputies. */
export function AbsenceDialog({ absence, onClose }: AbsenceDialogProps) {
  const me = useSessionUser();
  const alerts = useAlerts();
  const save = useSaveAbsence();
  const [values, setValues] = useState(() => valuesOf(absence));
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = () => {
    const body = bodyOf(values, { absence, me: me.id });
    if (body === null) {
      setErrors(faultsOf(values));
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
  const change = (changed: Partial<AbsenceValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => withoutThose(before, changed));
  };
  return (
    <FormDialog
      title={absence === null ? 'Новое замещение' : 'Замещение'}
      description="Пока сотрудника нет, его задачи согласования получает заместитель."
      action="Сохранить"
      isSending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <AbsenceFields values={values} errors={errors} onChange={change} />
      {absence !== null && (
        <CheckboxField
          label="Действует"
          checked={values.isActive}
          onChange={(isActive) => {
            change({ isActive });
          }}
        />
      )}
    </FormDialog>
  );
}
