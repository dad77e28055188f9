import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { Button, ButtonRow } from 'shared/ui';

import { useChainAction } from '../api/approvals.mutations';
import { ParticipantDialog } from './participant.dialog';
import { ReasonDialog, type Reasoned } from './reason.dialog';
import { StageTermDialog } from './stage-term.dialog';

type Asked = Reasoned | 'add-participant' | 'change-term';

const TITLES: Readonly<Record<Asked, string>> = {
  recall: 'Отозвать с согласования',
  finish: 'Завершить без решения',
  'add-participant': 'Добавить участника',
  'change-term': 'Изменить срок этапа',
  pause: 'Приостановить',
  cancel: 'Прекратить согласование',
};

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

interface AskedDialogProps {
  chain: ApprovalChain;
  asked: Asked;
  onClose: () => void;
}

function AskedDialog({ chain, asked, onClose }: AskedDialogProps) {
  const stage = chain.stages.find(({ status }) => status === 'active');
  const shared = { chain, title: TITLES[asked], onClose };
  if (asked === 'add-participant') return <ParticipantDialog {...shared} />;
  if (asked !== 'change-term') return <ReasonDialog {...shared} asked={asked} />;
  return stage === undefined ? null : <StageTermDialog {...shared} stage={stage} />;
}

function offeredOf({ can, stages }: ApprovalChain): Asked[] {
  const offered: readonly (readonly [boolean, Asked])[] = [
    [can.add_participant, 'add-participant'],
    [can.edit && stages.some(({ status }) => status === 'active'), 'change-term'],
    [can.recall, 'recall'],
    [can.pause === true, 'pause'],
    [can.finish, 'finish'],
    // Whoever may recall makes a draft of the document by that: two buttons would do the same.
    [can.cancel && !can.recall, 'cancel'],
  ];
  return offered.filter(([may]) => may).map(([, asked]) => asked);
}

/** What may be done with a whole approval: ask one more, give a stage more time, stop its clock, take it back, end it. */
export function ChainActions({ chain }: { chain: ApprovalChain }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const offered = offeredOf(chain);
  const mayResume = chain.can.resume === true;
  if (offered.length === 0 && !mayResume) return null;
  return (
    <>
      <ButtonRow>
        {mayResume && <Resume chain={chain} />}
        {offered.map((action) => (
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
      {asked !== null && <AskedDialog chain={chain} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
