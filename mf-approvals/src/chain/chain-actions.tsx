import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ForcedOutcome } from 'shared/contract/approval/approval-status';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { FormDialog } from 'shared/form';
import { errorOf } from 'shared/http';
import { Button, ButtonRow, Field, Segmented, Textarea } from 'shared/ui';

import { useChainAction } from '../api/approvals.mutations';
import { ColleagueField, type Colleague } from '../decide/colleague-field';

type Asked = 'recall' | 'finish' | 'add-participant' | 'pause';

const TITLES: Readonly<Record<Asked, string>> = {
  recall: 'Отозвать с согласования',
  finish: 'Завершить без решения',
  'add-participant': 'Добавить участника',
  pause: 'Приостановить',
};
const OUTCOMES: readonly { value: ForcedOutcome; label: string }[] = [
  { value: 'passed', label: 'Согласовано' },
  { value: 'returned', label: 'На доработку' },
  { value: 'rejected', label: 'Отклонено' },
];
const HINTS: Readonly<Partial<Record<Asked, string>>> = {
  pause:
    'Участников не спрашивают, пока согласование не возобновят. Сроки продолжатся с того, что от них осталось.',
};

interface ReasonProps {
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function ReasonField(props: ReasonProps) {
  return (
    <Field label="Причина" required hint={props.hint} error={props.error}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={2000}
          value={props.value}
          onChange={({ target }) => {
            props.onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

interface ActionDialogProps {
  chain: ApprovalChain;
  asked: Asked;
  onClose: () => void;
}

function ActionDialog({ chain, asked, onClose }: ActionDialogProps) {
  const alerts = useAlerts();
  const action = useChainAction(chain);
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<ForcedOutcome>('returned');
  const [colleague, setColleague] = useState<Colleague | null>(null);
  const [error, setError] = useState<string | undefined>();
  const bodyOf = () => {
    if (asked === 'add-participant') return colleague === null ? null : { user_id: colleague.value };
    if (reason.trim() === '') return null;
    return { reason: reason.trim(), ...(asked === 'finish' && { outcome }) };
  };
  const submit = () => {
    const body = bodyOf();
    if (body === null) {
      setError(REQUIRED_FIELD);
      return;
    }
    action.mutate(
      { action: asked, body },
      {
        onSuccess: onClose,
        onError: (failed) => {
          const refused = errorOf(failed).errors[asked === 'add-participant' ? 'user_id' : 'reason']?.[0];
          if (refused === undefined) alerts.failure(failed);
          else setError(refused);
        },
      },
    );
  };
  return (
    <FormDialog
      title={TITLES[asked]}
      action={TITLES[asked]}
      isSending={action.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {asked === 'finish' && (
        <Segmented label="Итог" value={outcome} options={OUTCOMES} onChange={setOutcome} />
      )}
      {asked === 'add-participant' ? (
        <ColleagueField
          label="Сотрудник"
          value={colleague}
          error={error}
          onChange={(chosen) => {
            setColleague(chosen);
            setError(undefined);
          }}
        />
      ) : (
        <ReasonField
          hint={HINTS[asked]}
          value={reason}
          error={error}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
      )}
    </FormDialog>
  );
}

/** Lets a round that stands still go on: nothing has to be said for it. */
function Resume({ chain }: { chain: ApprovalChain }) {
  const alerts = useAlerts();
  const action = useChainAction(chain);
  return (
    <Button
      size="sm"
      variant="primary"
      busy={action.isPending}
      onClick={() => {
        action.mutate({ action: 'resume', body: {} }, { onError: alerts.failure });
      }}
    >
      Возобновить
    </Button>
  );
}

/** What may be done with a whole approval: ask one more, stop its clock, take it back, end it. */
export function ChainActions({ chain }: { chain: ApprovalChain }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { can } = chain;
  const offered: readonly (readonly [boolean, Asked])[] = [
    [can.add_participant, 'add-participant'],
    [can.recall, 'recall'],
    [can.pause === true, 'pause'],
    [can.finish, 'finish'],
  ];
  const open = offered.filter(([may]) => may);
  const mayResume = can.resume === true;
  if (open.length === 0 && !mayResume) return null;
  return (
    <>
      <ButtonRow>
        {mayResume && <Resume chain={chain} />}
        {open.map(([, action]) => (
          <Button
            key={action}
            size="sm"
            onClick={() => {
              setAsked(action);
            }}
          >
            {TITLES[action]}
          </Button>
        ))}
      </ButtonRow>
      {asked !== null && <ActionDialog chain={chain} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
