import { renderPage, reply, screen, stubNetwork, waitFor } from 'shared/testing';

import { aChain, aTask, decided, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';
import InboxPage from './inbox.page';

const label = (id: number, name: string) => ({ kind: 'agreement', id, label: name, url: null });
const first = aTask();
const second = aTask({ id: 41, chain_id: 12, document: label(6, 'Договор № 7 «Лизинг»') });
const third = aTask({ id: 51, chain_id: 13, document: label(7, 'Договор № 8 «Аренда»') });

/** Presses come at this moment however slow the machine is. */
const PRESSED_AT = Date.now();

/** The first of three documents has been approved; the second has opened by itself. */
async function approvedFirst() {
  jest.spyOn(Date, 'now').mockReturnValue(PRESSED_AT);
  let waiting = [first, second, third];
  const stub = stubNetwork({
    'GET /api/approval-tasks': () => reply(200, inboxOf(...waiting)),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/approval-chains/12': aChain({ id: 12 }),
    'GET /api/approval-chains/13': aChain({ id: 13 }),
    'GET /api/approval-tasks/31': decided(first),
    'GET /api/approval-tasks/41': decided(second),
    'POST /api/approval-tasks/31/vote': () => {
      waiting = [second, third];
      return decided(first);
    },
    'POST /api/approval-tasks/41/vote': () => decided(second),
    'POST /api/approval-tasks/51/vote': () => decided(third),
  });
  const { user } = renderPage(<InboxPage />, { at: '/approvals' });
  const votes = () => stub.requests.filter(({ path }) => path.includes('/vote')).map(({ path }) => path);
  const opened = async (name: RegExp) => {
    await screen.findByRole('article', { name });
    await screen.findByRole('button', { name: /^1?\s*Согласовать$/ });
  };
  await opened(/Поставка реле/);
  await user.keyboard('[Digit1]');
  await opened(/Лизинг/);
  return { user, votes, opened };
}

afterEach(() => jest.restoreAllMocks());

it('takes no decision on the document that has just opened by itself, and takes it a moment later', async () => {
  const { user, votes } = await approvedFirst();
  await user.keyboard('[Digit1]');
  await user.click(screen.getByRole('button', { name: /^1?\s*Согласовать$/ }));
  await user.keyboard('[Digit3]');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(votes()).toEqual(['/api/approval-tasks/31/vote']);
  jest.mocked(Date.now).mockReturnValue(PRESSED_AT + 700);
  await user.keyboard('[Digit1]');
  await waitFor(() => expect(votes()).toContain('/api/approval-tasks/41/vote'));
});

it('takes a decision at once on what the reader has opened, the same document too', async () => {
  const { user, votes, opened } = await approvedFirst();
  await user.click(screen.getByRole('link', { name: /Лизинг/ }));
  await user.keyboard('[Digit1]');
  await waitFor(() => expect(votes()).toContain('/api/approval-tasks/41/vote'));
  await opened(/Аренда/);
  await user.keyboard('[ArrowUp]');
  await opened(/Лизинг/);
  await user.keyboard('[ArrowDown]');
  await opened(/Аренда/);
  await user.keyboard('[Digit1]');
  await waitFor(() => expect(votes()).toContain('/api/approval-tasks/51/vote'));
});
