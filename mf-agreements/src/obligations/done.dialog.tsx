import { useState } from 'react';
import { businessDay } from 'shared/contract/calendar/business-day';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { DateField, DecimalField, errorsFromServer, TextareaField, type FieldErrors } from 'shared/form';
import { currencySign, formatAmount } from 'shared/format';
import { errorOf } from 'shared/http';

import { leftOf } from './left-of';
import { useObligationAction } from './obligations.mutations';
import { ProofField } from './proof-field';
import { ObligationFrame } from './obligation-frame';

export interface DoneDialogProps {
  obligation: Obligation;
  onClose: () => void;
}

function useMarking({ obligation, onClose }: DoneDialogProps) {
  const rest = leftOf(obligation);
  // Of what is paid already, or costs nothing, no sum is asked.
  const left = rest === null || Number(rest) === 0 ? null : rest;
  const [date, setDate] = useState<string | null>(businessDay());
  const [amount, setAmount] = useState(left);
  const [note, setNote] = useState('');
  const [fileId, setFileId] = useState<number | null>(null);
  const [unread, setUnread] = useState<FieldErrors>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  // The server asks whether the day and the sum are meant: the next press says so.
  const [isAsked, setAsked] = useState(false);
  const marking = useObligationAction();
  const call = {
    id: obligation.id,
    action: 'mark-done' as const,
    body: {
      lock_version: obligation.lock_version,
      ...(date !== null && { date }),
      ...(note.trim() !== '' && { reason: note.trim() }),
      ...(fileId !== null && { document_version_id: fileId }),
      ...(amount !== null && left !== null && { amount }),
      ...(isAsked && { confirmed: true as const }),
    },
  };
  const mark = async () => {
    const lacking: FieldErrors = {
      ...unread,
      ...(date === null && { date: REQUIRED_FIELD }),
    };
    setErrors(lacking);
    if (Object.keys(lacking).length > 0 || marking.isPending) return;
    try {
      await marking.mutateAsync(call);
      onClose();
    } catch (error) {
      const refusal = errorOf(error);
      const found = errorsFromServer(refusal.errors);
      setErrors(found);
      setAsked(Object.hasOwn(found, 'confirmed'));
      setProblem(Object.keys(found).length === 0 || refusal.status === 409 ? refusal.message : null);
    }
  };
  const misread = (field: string) => (message: string | null) => {
    setUnread(({ [field]: _, ...others }) => (message === null ? others : { ...others, [field]: message }));
  };
  return {
    left,
    date,
    setDate: (value: string | null) => {
      setDate(value);
      setAsked(false);
    },
    amount,
    setAmount: (value: string | null) => {
      setAmount(value);
      setAsked(false);
    },
    isAsked,
    note,
    setNote,
    fileId,
    setFileId,
    errors,
    problem,
    mark,
    misread,
    busy: marking.isPending,
  };
}

/** When it was done, and of a sum how much of it. */
export function DoneDialog(props: DoneDialogProps) {
  const { obligation, onClose } = props;
  const state = useMarking(props);
  const { left, errors } = state;
  return (
    <ObligationFrame
      size="sm"
      title="Отметить исполнение"
      description={obligation.title}
      problem={state.problem}
      isAsked={state.isAsked}
      action={{
        label: state.isAsked ? 'Отметить исполнение всё равно' : 'Отметить исполнение',
        busy: state.busy,
        onPress: state.mark,
      }}
      onClose={onClose}
    >
      <DateField
        label="Дата исполнения"
        required
        value={state.date}
        error={errors.date}
        onChange={state.setDate}
        onInvalid={state.misread('date')}
      />
      {left !== null && (
        <DecimalField
          label="На сумму"
          fixed
          align="right"
          suffix={currencySign(obligation.currency_code)}
          hint={`Осталось ${formatAmount(left, obligation.currency_code)}. Меньшая сумма оставит обязательство открытым`}
          value={state.amount}
          error={errors.amount}
          onChange={state.setAmount}
          onInvalid={state.misread('amount')}
        />
      )}
      <ProofField
        of={obligation.document}
        value={state.fileId}
        error={errors.document_version_id}
        onChange={state.setFileId}
      />
      <TextareaField
        label="Примечание"
        rows={2}
        maxLength={2000}
        value={state.note}
        error={errors.reason}
        onChange={state.setNote}
      />
    </ObligationFrame>
  );
}
