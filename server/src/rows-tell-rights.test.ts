import { MODULES } from './app';
import { aTermsDesk } from './addendums/terms-desk.builder';
import { aCompany } from './agreements/company.builder';
import { anOffer } from './offers/offer.builder';
import { type TestApp, anActor, startTestApp } from './platform/testing/test-app';
import type { Actor } from './platform/http/actor';
import { aUser } from './users/a-user';

interface Told {
  id: number;
  can: object;
}

/** Of everything the reader's list shows, what its row and its card say may be done with it. */
async function rightsTold(app: TestApp, resource: string, reader: Actor) {
  const rows = (await app.as(reader).get(`/api/${resource}?per_page=100`)).json<{ data: Told[] }>().data;
  expect(rows).not.toEqual([]);
  const cards = await Promise.all(
    rows.map(async ({ id }) => (await app.as(reader).get(`/api/${resource}/${String(id)}`)).json<Told>()),
  );
  return { rows: rows.map(({ can }) => can), cards: cards.map(({ can }) => can) };
}

it('tells of an addendum in a list what its card tells', async () => {
  const desk = await aTermsDesk();
  await desk.draft(await desk.signed(), [{ field: 'amount', new_value: '13000000.00' }]);
  const reader = anActor({ id: desk.lawyer.id, permissions: ['addendums.read'] });
  for (const actor of [desk.lawyer, reader]) {
    const { rows, cards } = await rightsTold(desk.app, 'addendums', actor);
    expect(rows).toEqual(cards);
  }
  await desk.app.close();
});

describe('in the list', () => {
  let app: TestApp;
  let lawyer: Actor;
  beforeAll(async () => {
    app = await startTestApp({ modules: MODULES });
    const company = await aCompany(app.db);
    lawyer = await company.employee();
    await app.as(lawyer).post('/api/commercial-offers', anOffer(company, lawyer)());
    await aUser(app.db, { roles: ['Администратор'] });
    await aUser(app.db, { status: 'invited' });
    await aUser(app.db, { status: 'dismissed' });
  });
  afterAll(() => app.close());

  it.each(['commercial-offers', 'users', 'roles'])(
    'of %s a row tells what its card tells',
    async (resource) => {
      const reader = anActor({
        id: lawyer.id,
        permissions: ['commercial_offers.read', 'users.update_own', 'roles.read'],
      });
      for (const actor of [lawyer, reader]) {
        const { rows, cards } = await rightsTold(app, resource, actor);
        expect(rows).toEqual(cards);
      }
    },
  );
});
