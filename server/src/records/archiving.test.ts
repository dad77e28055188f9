import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { anOffer } from '../offers/offer.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { searchModule } from '../search/search-module';

let app: TestApp;
let company: Company;
let clerk: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule, counterpartiesModule, offersModule, searchModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  clerk = await company.employee();
});
afterAll(() => app.close());

interface Card {
  id: number;
  lock_version: number;
  status: string;
  archived_at: string | null;
  archived_by_id: number | null;
  available_actions: string[];
}

const post = async (url: string, body: object) => (await app.as(clerk).post(url, body)).json<Card>();

const KINDS = {
  'commercial-offers': {
    table: 'commercial_offers',
    title: 'Прокладка оптического кабеля',
    make: () =>
      post('/api/commercial-offers', anOffer(company, clerk)({ title: 'Прокладка оптического кабеля' })),
  },
  addendums: {
    table: 'addendums',
    title: 'О смене тарифа',
    make: async () => {
      const { id } = await post('/api/agreements', company.draft(clerk));
      await app.db.updateTable('agreements').set({ status: 'active' }).where('id', '=', id).execute();
      const body = { agreement_id: id, title: 'О смене тарифа', kinds: ['price'], responsible_id: clerk.id };
      return post('/api/addendums', body);
    },
  },
} as const;

describe.each(['commercial-offers', 'addendums'] as const)('%s', (resource) => {
  const { make, table, title } = KINDS[resource];
  const at = ({ id }: Card) => `/api/${resource}/${String(id)}`;
  const act = (card: Card, action: string, body = {}) =>
    app.as(clerk).post(`${at(card)}/${action}`, { lock_version: card.lock_version, ...body });
  const listed = async (query = '') => {
    const answer = await app.as(clerk).get(`/api/${resource}?${query}`);
    return answer.json<{ data: Card[] }>().data.map(({ id }) => id);
  };
  const countedOfPartner = async () => {
    const answer = await app.as(clerk).get(`/api/counterparties/${String(company.counterpartyId)}/usage`);
    return answer.json<Record<string, number>>()[table];
  };
  const cancelled = async () => (await act(await make(), 'cancel', { reason: 'Не нужно' })).json<Card>();

  test('what is over goes into the archive, out of the list, stays in the search, and returns as it was', async () => {
    const over = await cancelled();
    expect(over.available_actions).toContain('archive');
    const counted = await countedOfPartner();
    const put = (await act(over, 'archive')).json<Card>();
    expect(put).toMatchObject({
      status: 'cancelled',
      archived_at: '2026-11-20T09:00:00.000Z',
      archived_by_id: clerk.id,
      available_actions: ['unarchive'],
      can: { edit: false, edit_service: false, upload: false },
    });
    expect(await listed()).not.toContain(put.id);
    expect(await countedOfPartner()).toBe((counted ?? 0) - 1);
    expect(await listed('filter[archived]=true')).toEqual([put.id]);
    expect(await listed('filter[archived]=all')).toContain(put.id);
    const found = await app.as(clerk).get(`/api/search?search=${encodeURIComponent(title)}`);
    const hits = found.json<{ data: { id: number; hint: string }[] }>().data;
    expect(hits.map(({ id, hint }) => [id, hint.endsWith(' · в архиве')])).toEqual([[put.id, true]]);
    const refused = await app.as(clerk).patch(at(put), { lock_version: put.lock_version, title: 'Иное' });
    expect([refused.statusCode, refused.body]).toEqual([423, expect.stringContaining('в архиве')]);
    const back = (await act(put, 'unarchive')).json<Card>();
    expect(back).toMatchObject({ archived_at: null, archived_by_id: null });
    expect(back.available_actions).toEqual(over.available_actions);
    expect(await listed()).toContain(back.id);
  });

  test('what is under way stays out of the archive, and a reader puts nothing there', async () => {
    const open = await make();
    await app.db.updateTable(table).set({ status: 'approved' }).where('id', '=', open.id).execute();
    expect((await act(open, 'archive')).statusCode).toBe(409);
    const reader = await company.employee({ permissions: ['commercial_offers.read', 'addendums.read'] });
    const over = await cancelled();
    const tried = await app.as(reader).post(`${at(over)}/archive`, { lock_version: over.lock_version });
    expect(tried.statusCode).toBe(403);
  });

  test('a row bears the numbers of the people and parties it names', async () => {
    const made = await make();
    const answer = await app.as(clerk).get(`/api/${resource}?per_page=100`);
    const row = answer.json<{ data: Card[] }>().data.find(({ id }) => id === made.id);
    expect(row).toMatchObject({ counterparty_id: company.counterpartyId, responsible_id: clerk.id });
  });
});
