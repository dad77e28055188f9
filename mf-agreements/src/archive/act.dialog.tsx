import { useState } from 'react';
import { firstActDay } from 'shared/contract/archive/act-day';
import { businessDay } from 'shared/contract/calendar/business-day';
import type { DestructionAct, KeptRecord } from 'shared/contract/archive/destruction-act';
import { DEFAULT_BASIS } from 'shared/contract/archive/destruction-act.labels';
import { newId } from 'shared/contract/new-id';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import {
  DateField,
  errorsFromServer,
  type FieldErrors,
  FormDialog,
  TextareaField,
  withoutFields,
} from 'shared/form';
import { errorOf } from 'shared/http';
import { Strip } from 'shared/ui';

import { recordsText } from './archive.labels';
import { useCreateAct, useUpdateAct } from './archive.mutations';

export interface ActDialogProps {
  /** The draft that is changed; absent of a new one. */
  act?: DestructionAct;
  records: readonly KeptRecord[];
  onDone: (act: DestructionAct) => void;
  onClose: () => void;
}

function useActForm({ act: given, records, onDone }: ActDialogProps) {
  // The page behind may be brought up to date while the dialog is open; it changes what it was opened with.
  const [act] = useState(given);
  const [date, setDate] = useState<string | null>(act?.act_date ?? businessDay());
  const [basis, setBasis] = useState(act?.basis ?? DEFAULT_BASIS);
  const [commission, setCommission] = useState(act?.commission ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const [key] = useState(newId);
  const making = useCreateAct();
  const changing = useUpdateAct();
  const save = async () => {
    const lacking: FieldErrors = {
      ...(unread !== null ? { act_date: unread } : date === null && { act_date: REQUIRED_FIELD }),
      ...(basis.trim() === '' && { basis: REQUIRED_FIELD }),
      ...(commission.trim() === '' && { commission: REQUIRED_FIELD }),
    };
    setErrors(lacking);
    if (date === null || Object.keys(lacking).length > 0) return;
    const values = { act_date: date, basis: basis.trim(), commission: commission.trim() };
    try {
      const saved =
        act === undefined
          ? await making.mutateAsync({
              key,
              body: { ...values, records: records.map(({ type, id }) => ({ type, id })) },
            })
          : await changing.mutateAsync({ id: act.id, body: { ...values, lock_version: act.lock_version } });
      onDone(saved);
    } catch (error) {
      const refusal = errorOf(error);
      const { records: kept, ...found } = errorsFromServer(refusal.errors);
      setErrors(found);
      setProblem(kept ?? (Object.keys(found).length === 0 ? refusal.message : null));
    }
  };
  const busy = making.isPending || changing.isPending;
  const settling =
    <Value,>(field: string, set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setErrors((said) => withoutFields(said, [field]));
    };
  return {
    ...{ date, setDate: settling('act_date', setDate) },
    ...{ basis, setBasis: settling('basis', setBasis) },
    ...{ commission, setCommission: settling('commission', setCommission) },
    ...{ errors, problem, setUnread, save, busy },
  };
}

/** Date, ground and commission of an act; its number is given by the server. */
export function ActDialog(props: ActDialogProps) {
  const { act, records, onClose } = props;
  const form = useActForm(props);
  return (
    <FormDialog
      keepOpen
      title={act === undefined ? 'Составить акт об уничтожении' : 'Изменить акт'}
      action={act === undefined ? 'Составить акт' : 'Сохранить'}
      description={recordsText(records.length)}
      isSending={form.busy}
      onSubmit={() => void form.save()}
      onClose={onClose}
    >
      {form.problem !== null && (
        <Strip tone="red" live="alert">
          {form.problem}
        </Strip>
      )}
      <DateField
        label="Дата акта"
        required
        value={form.date}
        min={firstActDay(records) ?? undefined}
        max={businessDay()}
        error={form.errors.act_date}
        onChange={form.setDate}
        onInvalid={form.setUnread}
      />
      <TextareaField
        label="Основание"
        required
        rows={3}
        maxLength={1000}
        value={form.basis}
        error={form.errors.basis}
        onChange={form.setBasis}
      />
      <TextareaField
        label="Состав комиссии"
        required
        rows={4}
        maxLength={2000}
        hint="Каждый с новой строки: должность, фамилия и инициалы. Первым укажите председателя"
        value={form.commission}
        error={form.errors.commission}
        onChange={form.setCommission}
      />
    </FormDialog>
  );
}
