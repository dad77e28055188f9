import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ForcedOutcome } from 'shared/contract/approval/approval-status';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { FormDialog } from 'shared/form';
import { errorOf } from 'shared/http';
import { Field, Segmented, Textarea } from 'shared/ui';

import { useChainAction } from '../api/approvals.mutations';

/** What is done with a round for a reason that has to be said. */
export type Reasoned = 'recall' | 'finish' | 'pause' | 'cancel';

const OUTCOMES: readonly { value: ForcedOutcome; label: string }[] = [
  { value: 'passed', label: 'Согласовано' },
  { value: 'returned', label: 'На доработку' },
  { value: 'rejected', label: 'Отклонено' },
];
const HINTS: Readonly<Partial<Record<Reasoned, string>>> = {
  pause:
    'Участников не спрашивают, пока согласование не возобновят. Сроки продолжатся с того, что от них осталось.',
  cancel: 'Документ вернётся в черновики, принятые решения останутся в листе согласования.',
};

interface ReasonDialogProps {
  chain: ApprovalChain;
  asked: Reasoned;
  title: string;
  onClose: () => void;
}

/** Takes a round back, stops its clock or ends it, and says why. */
export function ReasonDialog({ chain, asked, title, onClose }: ReasonDialogProps) {
  const alerts = useAlerts();
  const action = useChainAction(chain);
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<ForcedOutcome>('returned');
  const [error, setError] = useState<string | undefined>();
  const submit = () => {
    if (reason.trim() === '') {
      setError(REQUIRED_FIELD);
      return;
    }
    action.mutate(
      { action: asked, body: { reason: reason.trim(), ...(asked === 'finish' && { outcome }) } },
      {
        onSuccess: onClose,
        onError: (failed) => {
          const refused = errorOf(failed).errors.reason?.[0];
          if (refused === undefined) alerts.failure(failed);
          else setError(refused);
        },
      },
    );
  };
  return (
    <FormDialog title={title} action={title} isSending={action.isPending} onSubmit={submit} onClose={onClose}>
      {asked === 'finish' && (
        <Segmented label="Итог" value={outcome} options={OUTCOMES} onChange={setOutcome} />
      )}
      <Field label="Причина" required hint={HINTS[asked]} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
