import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalChain, ChainStage } from 'shared/contract/approval/approval-chain';
import { quoted } from 'shared/contract/quotation';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { DateField, type FieldErrors, FormDialog, TextField } from 'shared/form';
import { formatTime, isoDate } from 'shared/format';
import { errorOf } from 'shared/http';

import { useChainAction } from '../api/approvals.mutations';

interface StageTermDialogProps {
  chain: ApprovalChain;
  /** The one under way. */
  stage: ChainStage;
  title: string;
  onClose: () => void;
}

/** The end of a working day, where a stage had no term before. */
const END_OF_DAY = '18:00';

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const NO_TIME = 'Не похоже на время: нужен вид 18:00';

const timeOf = (moment: string | null) => (moment === null ? END_OF_DAY : formatTime(moment).slice(0, 5));

/** Until when the stage under way has time. */
export function StageTermDialog({ chain, stage, title, onClose }: StageTermDialogProps) {
  const alerts = useAlerts();
  const action = useChainAction(chain);
  const [day, setDay] = useState<string | null>(stage.due_at === null ? null : isoDate(stage.due_at));
  const [time, setTime] = useState(timeOf(stage.due_at));
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = () => {
    const [, hour, minute] = TIME.exec(time.trim()) ?? [];
    if (day === null || hour === undefined || minute === undefined) {
      setErrors({
        ...(day === null && { day: REQUIRED_FIELD }),
        ...(hour === undefined && { time: time.trim() === '' ? REQUIRED_FIELD : NO_TIME }),
      });
      return;
    }
    const moment = new Date(`${day}T${hour.padStart(2, '0')}:${minute}`).toISOString();
    action.mutate(
      { action: 'change-term', body: { due_at: { stage_id: stage.id, moment } } },
      {
        onSuccess: onClose,
        onError: (failed) => {
          const refused = errorOf(failed).errors.due_at?.[0];
          if (refused === undefined) alerts.failure(failed);
          else setErrors({ day: refused });
        },
      },
    );
  };
  return (
    <FormDialog
      title={title}
      description={`Срок получат все участники этапа ${quoted(stage.name)}, которые ещё не решили.`}
      action={title}
      isSending={action.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label="До какого дня"
        required
        value={day}
        error={errors.day}
        onChange={(chosen) => {
          setDay(chosen);
          setErrors({});
        }}
      />
      <TextField
        label="Время"
        required
        maxLength={5}
        value={time}
        error={errors.time}
        onChange={(typed) => {
          setTime(typed);
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
