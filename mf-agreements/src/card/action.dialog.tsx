import { useState } from 'react';
import { AGREEMENT_ACTION_LABELS } from 'shared/contract/agreement.labels';
import type { Agreement } from 'shared/contract/agreement';
import type { AgreementAction } from 'shared/contract/agreement-status';
import { REQUIRED_FIELD } from 'shared/contract/required-field';
import { DateField, errorsFromServer, SegmentedField, TextareaField, type FieldErrors } from 'shared/form';
import { isoDate } from 'shared/format';
import { errorOf } from 'shared/http';
import { Button, Dialog, Strip } from 'shared/ui';

import { useAgreementAction } from '../api/agreement.mutations';
import { actionBody, actionForm, type ActionField, type ActionValues } from './action-fields';
import classes from './card.module.css';

const SIDES = [
  { value: 'us', label: 'Мы' },
  { value: 'them', label: 'Контрагент' },
] as const;
const INITIATORS = [
  { value: 'mutual', label: 'По соглашению' },
  { value: 'us', label: 'Мы' },
  { value: 'them', label: 'Контрагент' },
  { value: 'court', label: 'Суд' },
] as const;

export interface ActionDialogProps {
  agreement: Agreement;
  action: AgreementAction;
  onClose: () => void;
}

function missing(fields: readonly ActionField[], values: ActionValues): FieldErrors {
  return {
    ...(fields.includes('date') && values.date === null && { date: REQUIRED_FIELD }),
    ...(fields.includes('reason') && values.reason.trim() === '' && { reason: REQUIRED_FIELD }),
  };
}

/** Asks what an action needs to know: its reason, its day, whose side; refusals stand under the fields. */
export function ActionDialog({ agreement, action, onClose }: ActionDialogProps) {
  const form = actionForm(action);
  const fields = form?.fields ?? [];
  const [values, setValues] = useState<ActionValues>({
    side: agreement.signed_by_us_at === null ? 'us' : 'them',
    date: isoDate(new Date()),
    initiator: 'mutual',
    reason: '',
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const act = useAgreementAction();
  const change = (patch: Partial<ActionValues>) => {
    setValues((before) => ({ ...before, ...patch }));
    setErrors({});
  };
  const take = async () => {
    const lacking = missing(fields, values);
    setErrors(lacking);
    if (Object.keys(lacking).length > 0) return;
    try {
      await act.mutateAsync({
        id: agreement.id,
        action,
        body: actionBody(fields, values, agreement.lock_version),
      });
      onClose();
    } catch (error) {
      const refusal = errorOf(error);
      const refused = errorsFromServer(refusal.errors);
      setErrors(refused);
      const elsewhere = Object.entries(refused).filter(
        ([field]) => !(fields as readonly string[]).includes(field),
      );
      const hasOwn = Object.keys(refused).length > elsewhere.length;
      setProblem(
        elsewhere.length > 0 ? elsewhere.map(([, text]) => text).join(' ') : hasOwn ? null : refusal.message,
      );
    }
  };
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={form?.title ?? AGREEMENT_ACTION_LABELS[action]}
      description={form?.note}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          <Button
            variant={action === 'terminate' || action === 'cancel' ? 'danger' : 'primary'}
            busy={act.isPending}
            onClick={() => void take()}
          >
            {AGREEMENT_ACTION_LABELS[action]}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {problem !== null && (
          <Strip tone="red" live="alert">
            {problem}
          </Strip>
        )}
        {fields.includes('side') && (
          <SegmentedField
            label="Кто подписал"
            options={SIDES}
            value={values.side}
            error={errors.side}
            onChange={(side) => {
              change({ side });
            }}
          />
        )}
        {fields.includes('date') && (
          <DateField
            label={form?.dateLabel ?? 'Дата'}
            required
            value={values.date}
            error={errors.date}
            onChange={(date) => {
              change({ date });
            }}
          />
        )}
        {fields.includes('initiator') && (
          <SegmentedField
            label="По чьей инициативе"
            options={INITIATORS}
            value={values.initiator}
            error={errors.initiator}
            onChange={(initiator) => {
              change({ initiator });
            }}
          />
        )}
        {fields.includes('reason') && (
          <TextareaField
            label={form?.reasonLabel ?? 'Причина'}
            required
            rows={3}
            maxLength={2000}
            value={values.reason}
            error={errors.reason}
            onChange={(reason) => {
              change({ reason });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
