import { useState } from 'react';
import { newId } from 'shared/contract/new-id';
import type { Obligation, ObligationPlan } from 'shared/contract/obligation/obligation';
import {
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
} from 'shared/contract/obligation/obligation.labels';
import {
  AsyncSelectField,
  DecimalField,
  employeeSource,
  errorsFromServer,
  SegmentedField,
  SelectField,
  TextareaField,
  TextField,
  useFormState,
  type FieldErrors,
  type FormState,
} from 'shared/form';
import { errorOf } from 'shared/http';

import { DueFields } from './due-fields';
import { faultsOf, valuesOf, wireOf, type ObligationValues } from './obligation-form';
import classes from './obligation-dialogs.module.css';
import { useCreateObligation, useUpdateObligation } from './obligations.mutations';
import { ObligationFrame } from './obligation-frame';

const KINDS = Object.entries(OBLIGATION_KIND_LABELS).map(([value, label]) => ({
  value: value as ObligationValues['kind'],
  label,
}));
const SIDES = Object.entries(OBLIGATION_DIRECTION_LABELS).map(([value, label]) => ({ value, label }));

export interface ObligationDialogProps {
  plan: ObligationPlan;
  /** Null: a new one. */
  obligation: Obligation | null;
  onClose: () => void;
}

function useSaving({ plan, obligation, onClose }: ObligationDialogProps, form: FormState<ObligationValues>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(newId);
  const creating = useCreateObligation();
  const updating = useUpdateObligation();
  const busy = creating.isPending || updating.isPending;
  const send = (values: ObligationValues) => {
    const wire = wireOf(values);
    const { type, id } = plan.document;
    return obligation === null
      ? creating.mutateAsync({ body: { document_type: type, document_id: id, ...wire }, key })
      : updating.mutateAsync({ id: obligation.id, body: { lock_version: obligation.lock_version, ...wire } });
  };
  const save = async () => {
    form.reveal();
    if (form.unread || busy || Object.keys(faultsOf(form.values)).length > 0) return;
    try {
      await send(form.values);
      onClose();
    } catch (error) {
      const refusal = errorOf(error);
      const errors = errorsFromServer(refusal.errors);
      form.refuse(errors);
      setProblem(Object.keys(errors).length === 0 || refusal.status === 409 ? refusal.message : null);
    }
  };
  return { problem, save, busy };
}

/** A new obligation of a document, or the change of one. */
export function ObligationDialog(props: ObligationDialogProps) {
  const { plan, obligation, onClose } = props;
  const [initial] = useState(() => valuesOf(obligation, plan));
  const form = useFormState(initial, faultsOf);
  const { problem, save, busy } = useSaving(props, form);
  const { values, errors, change } = form;
  const others = plan.data.filter(
    ({ id, document }) =>
      document.type === plan.document.type && document.id === plan.document.id && id !== obligation?.id,
  );
  return (
    <ObligationFrame
      title={obligation === null ? 'Новое обязательство' : 'Изменить обязательство'}
      problem={problem}
      isChanged={form.dirty || form.unread}
      action={{ label: obligation === null ? 'Добавить обязательство' : 'Сохранить', busy, onPress: save }}
      onClose={onClose}
    >
      <SubjectFields form={form} />
      <MoneyFields form={form} errors={errors} />
      <DueFields values={values} errors={errors} others={others} onChange={change} onInvalid={form.misread} />
      <AsyncSelectField
        label="Ответственный"
        required
        value={values.responsible}
        error={errors.responsible_id}
        source={employeeSource}
        onChange={(responsible) => {
          change({ responsible });
        }}
      />
      <TextareaField
        label="Примечание"
        rows={2}
        maxLength={2000}
        value={values.note}
        error={errors.note}
        onChange={(note) => {
          change({ note });
        }}
      />
    </ObligationFrame>
  );
}

/** What is owed, and by whom. */
function SubjectFields({ form: { values, errors, change } }: { form: FormState<ObligationValues> }) {
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label="Что"
          options={KINDS}
          value={values.kind}
          onChange={(kind) => {
            if (kind !== null)
              change({ kind, by: kind === 'payment' && values.by === 'none' ? 'amount' : values.by });
          }}
        />
        <SegmentedField
          label="Кто исполняет"
          options={SIDES}
          value={values.direction}
          onChange={(side) => {
            change({ direction: side === 'theirs' ? 'theirs' : 'ours' });
          }}
        />
      </div>
      <TextField
        label="Содержание"
        required
        value={values.title}
        error={errors.title}
        onChange={(title) => {
          change({ title });
        }}
      />
    </>
  );
}

/** A sum, or a share of the document's. */
function MoneyFields({ form, errors }: { form: FormState<ObligationValues>; errors: FieldErrors }) {
  const { values, change, misread } = form;
  const ways = [
    { value: 'amount', label: 'Сумма' },
    { value: 'percent', label: 'Доля' },
    ...(values.kind === 'payment' ? [] : [{ value: 'none', label: 'Без суммы' }]),
  ];
  return (
    <div className={classes.pair}>
      <SegmentedField
        label="Размер"
        options={ways}
        value={values.by}
        onChange={(by) => {
          change({ by: by === 'percent' || by === 'none' ? by : 'amount' });
        }}
      />
      {values.by === 'amount' && (
        <DecimalField
          label="Сумма"
          required
          fixed
          align="right"
          value={values.amount}
          error={errors.amount}
          onChange={(amount) => {
            change({ amount });
          }}
          onInvalid={(message) => {
            misread('amount', message);
          }}
        />
      )}
      {values.by === 'percent' && (
        <DecimalField
          label="Доля от суммы документа"
          required
          digits={3}
          suffix="%"
          value={values.percent}
          error={errors.percent}
          onChange={(percent) => {
            change({ percent });
          }}
          onInvalid={(message) => {
            misread('percent', message);
          }}
        />
      )}
    </div>
  );
}
