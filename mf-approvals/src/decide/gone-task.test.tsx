import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { renderPage, screen } from 'shared/testing';

import { aChain, aSeat, aStage } from '../testing/an-approval';
import { GoneTask } from './gone-task';

const FORCED = 'Завершено без решений участников (Мельников Павел Романович): срочно';
const needless = aSeat({ status: 'not_needed' });

it.each<[string, Partial<ApprovalChain>, string]>([
  [
    'a decision before it was taken back',
    { stages: [aStage({ status: 'waiting', tasks: [aSeat({ status: 'waiting' })] })] },
    'Согласование вернулось на шаг назад. Решение понадобится, когда очередь дойдёт снова.',
  ],
  [
    'somebody has ended it with a consent',
    {
      status: 'passed',
      result_comment: FORCED,
      stages: [aStage({ status: 'cancelled', tasks: [needless] })],
    },
    `Решение больше не требуется. Согласовано. ${FORCED}`,
  ],
  [
    'somebody has ended it with a refusal',
    {
      status: 'rejected',
      result_comment: FORCED,
      stages: [aStage({ status: 'passed' }), aStage({ id: 22, status: 'cancelled', tasks: [needless] })],
    },
    `Решение больше не требуется. Отклонено. ${FORCED}`,
  ],
  [
    'a colleague has given it back',
    {
      status: 'returned',
      result_comment: 'Исправьте срок',
      stages: [aStage({ status: 'returned', tasks: [needless] }), aStage({ id: 22, status: 'cancelled' })],
    },
    'Решение больше не требуется. Документ вернули на доработку, не дожидаясь остальных решений.',
  ],
  [
    'the others were enough',
    { status: 'passed', stages: [aStage({ status: 'passed', tasks: [needless] })] },
    'Решение больше не требуется. Документ уже согласован: остальных решений хватило.',
  ],
])('says why nobody waits for the decision when %s', (_, chain, said) => {
  renderPage(<GoneTask taskId={31} chain={aChain(chain)} />);
  expect(screen.getByRole('status')).toHaveTextContent(said);
});
