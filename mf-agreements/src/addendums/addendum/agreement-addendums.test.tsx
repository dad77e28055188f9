import type { PermissionLabel } from 'shared/contract/access/permissions';
import { addendumRow } from 'shared/contract/addendum/addendum';
import { aSession, renderPage, screen, stubNetwork } from 'shared/testing';

import { area } from '../../area';
import { anAddendum } from '../../testing/an-addendum';
import { anAgreement } from '../../testing/an-agreement';
import { listed } from '../../testing/books';
import AddendumsPage from '../list/addendums.page';
import { AgreementAddendums } from './agreement-addendums';

const READ: PermissionLabel = 'Просмотр дополнительных соглашений';
const CREATE: PermissionLabel = 'Создание дополнительных соглашений';
const AGREEMENTS: PermissionLabel = 'Просмотр договоров';

test('who may not see addenda is told so in the card of an agreement, and nothing is asked for', async () => {
  const network = stubNetwork({ 'GET /api/addendums': listed([]) });
  renderPage(<AgreementAddendums agreement={anAgreement()} />, { session: aSession([AGREEMENTS]) });
  expect(await screen.findByText('Дополнительные соглашения: нет права на просмотр')).toBeVisible();
  expect(network.requests).toEqual([]);
});

// In the head of the page and where the first row would stand.
test.each([
  { rights: [READ, CREATE], ways: 0 },
  { rights: [READ, CREATE, AGREEMENTS], ways: 2 },
])('a new addendum is offered to who may choose its agreement: $rights', async ({ rights, ways }) => {
  const none = listed([]);
  stubNetwork({
    'GET /api/addendums': none,
    'GET /api/addendums/summary': { tabs: {}, sums: [] },
    'GET /api/saved-views': { ...none, shareable: [] },
  });
  renderPage(<AddendumsPage />, { at: '/addendums', session: aSession(rights) });
  await screen.findByText('Дополнительных соглашений ещё нет');
  expect(screen.queryAllByRole('link', { name: 'Создать соглашение' })).toHaveLength(ways);
});

test('its page is for the same people', () => {
  const page = area.routes.find(({ id }) => id === 'addendum-create');
  expect(page?.permissions).toEqual([CREATE, AGREEMENTS]);
});

test('the card of an agreement marks an addendum that reaches back', async () => {
  const row = addendumRow.parse(anAddendum({ is_retroactive: true }));
  stubNetwork({ 'GET /api/addendums': listed([row]) });
  renderPage(<AgreementAddendums agreement={anAgreement()} />, { session: aSession([READ]) });
  expect(await screen.findByText('С обратной силой')).toBeVisible();
});
