import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalChain, ChainStage } from 'shared/contract/approval/approval-chain';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { CheckboxField, FormDialog, SelectField } from 'shared/form';
import { errorOf } from 'shared/http';

import { useChainAction } from '../api/approvals.mutations';
import { ColleagueField, type Colleague } from '../decide/colleague-field';

interface ParticipantDialogProps {
  chain: ApprovalChain;
  title: string;
  onClose: () => void;
}

/** Stages that may take one more person: whoever only decides adds to their own, which is under way. */
function stagesToJoin({ stages, can }: ApprovalChain): ChainStage[] {
  return stages.filter(({ status }) => status === 'active' || (can.edit && status === 'waiting'));
}

/** What it means at this stage that the new participant is obligatory, or is not. */
function requiredHint(stage: ChainStage | undefined, isRequired: boolean): string {
  if (stage?.quorum_type === 'all') return 'На этом этапе и так нужны все решения';
  return isRequired
    ? 'Без решения этого сотрудника этап не пройти'
    : 'Решение учтут наравне с решениями других участников';
}

/** One more employee decides: at which stage, and whether it can be passed without them. */
export function ParticipantDialog({ chain, title, onClose }: ParticipantDialogProps) {
  const alerts = useAlerts();
  const action = useChainAction(chain);
  const stages = stagesToJoin(chain);
  const [stageId, setStageId] = useState(stages[0]?.id ?? null);
  const [colleague, setColleague] = useState<Colleague | null>(null);
  const [isRequired, setRequired] = useState(true);
  const [error, setError] = useState<string | undefined>();
  const stage = stages.find(({ id }) => id === stageId);
  const submit = () => {
    if (colleague === null) {
      setError(REQUIRED_FIELD);
      return;
    }
    const at = stageId === null ? {} : { stage_id: stageId };
    action.mutate(
      { action: 'add-participant', body: { user_id: colleague.value, is_required: isRequired, ...at } },
      {
        onSuccess: onClose,
        onError: (failed) => {
          const refused = errorOf(failed).errors.user_id?.[0];
          if (refused === undefined) alerts.failure(failed);
          else setError(refused);
        },
      },
    );
  };
  return (
    <FormDialog title={title} action={title} isSending={action.isPending} onSubmit={submit} onClose={onClose}>
      <ColleagueField
        label="Сотрудник"
        value={colleague}
        error={error}
        onChange={(chosen) => {
          setColleague(chosen);
          setError(undefined);
        }}
      />
      {stages.length > 1 && (
        <SelectField
          label="Этап"
          required
          options={stages.map(({ id, position, name }) => ({
            value: id,
            label: `${String(position)}. ${name}`,
          }))}
          value={stageId}
          onChange={(chosen) => {
            if (chosen === null) return;
            setStageId(chosen);
            setError(undefined);
          }}
        />
      )}
      <CheckboxField
        label="Обязательный участник"
        hint={requiredHint(stage, isRequired)}
        checked={isRequired}
        onChange={setRequired}
      />
    </FormDialog>
  );
}
