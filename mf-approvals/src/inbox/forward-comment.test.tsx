import { renderPage, screen, stubNetwork } from 'shared/testing';

import { aChain, aSeat, aStage, aTask, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const forward_comment = 'Посмотрите пункт 3';

it('says above the decision and at the seat what was written with the forwarding', async () => {
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(aTask({ forward_comment })),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain({ stages: [aStage({ tasks: [aSeat({ forward_comment })] })] }),
  });
  renderPage(<InboxPage />, { at: '/approvals?id=31' });
  expect(await screen.findByText('Комментарий к передаче решения: Посмотрите пункт 3')).toBeInTheDocument();
  expect(await screen.findByText(/Комментарий к передаче: Посмотрите пункт 3/)).toBeInTheDocument();
});
