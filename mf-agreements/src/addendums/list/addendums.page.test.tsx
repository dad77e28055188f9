import { addendumList, addendumRow } from 'shared/contract/addendum/addendum';
import { renderPage, screen, stubNetwork, within } from 'shared/testing';

import { anAddendum } from '../../testing/an-addendum';
import AddendumsPage from './addendums.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };

test('additional agreements are narrowed by with whom, by whose and by which of the own organisations', async () => {
  const { requests } = stubNetwork({
    'GET /api/addendums': addendumList.parse({ data: [addendumRow.parse(anAddendum())], meta }),
    'GET /api/addendums/summary': { tabs: {}, sums: [] },
    'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 }, shareable: [] },
    'GET /api/counterparties/35': {
      id: 35,
      name_short: 'Телеком Снаб',
      legal_form: 'ООО',
      inn: null,
      kpp: null,
    },
  });
  const { user } = renderPage(<AddendumsPage />, { at: '/addendums?filter[counterparty_id]=35' });
  expect(await screen.findByRole('button', { name: /^Контрагент.*Телеком Снаб/ })).toBeVisible();
  const list = requests.find(({ path }) => path === '/api/addendums');
  expect(list?.query.get('filter[counterparty_id]')).toBe('35');
  await user.click(screen.getByRole('button', { name: 'Условие' }));
  for (const name of ['Ответственный', 'Наша организация']) {
    expect(await screen.findByText(name)).toBeVisible();
  }
});

test.each([true, false])(
  'a row tells whether its addendum reaches back before its own day: %s',
  async (reachesBack) => {
    const row = addendumRow.parse(anAddendum({ is_retroactive: reachesBack, effective_from: '2026-11-02' }));
    stubNetwork({
      'GET /api/addendums': addendumList.parse({ data: [row], meta }),
      'GET /api/addendums/summary': { tabs: {}, sums: [] },
      'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 }, shareable: [] },
    });
    renderPage(<AddendumsPage />, { at: '/addendums' });
    const line = await screen.findByRole('row', { name: /02\.11\.2026/ });
    expect(within(line).queryAllByText('С обратной силой')).toHaveLength(reachesBack ? 1 : 0);
  },
);
