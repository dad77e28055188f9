import { renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { aChain, aTask, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const unlisted = aTask({ id: 77 });

function opened(at: string) {
  stubNetwork({
    'GET /api/approval-tasks': inboxOf(aTask()),
    'GET /api/approval-tasks/77': unlisted,
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
  });
  return renderPage(<InboxPage />, { at });
}

const askedByDigit = async (user: ReturnType<typeof opened>['user']) => {
  await screen.findByRole('button', { name: /На доработку/ });
  expect(document.body).toHaveFocus();
  await user.keyboard('3');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('leads from the question of a digit back to the row of the document', async () => {
  const { user } = opened('/approvals');
  await askedByDigit(user);
  expect(screen.getByRole('link', { current: true })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('data-task', '31');
});

it('leads back to the document itself where the list does not hold it', async () => {
  const { user } = opened('/approvals?id=77');
  await askedByDigit(user);
  expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement);
  expect(document.body).not.toHaveFocus();
});
