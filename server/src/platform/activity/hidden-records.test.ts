import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { addendumsModule } from '../../addendums/addendums-module';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../../agreements/company.builder';
import { offersModule } from '../../offers/offers-module';
import { transactOn } from '../database/transact';
import { type Actor, SYSTEM_ORIGIN } from '../http/actor';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let company: Company;
let owner: Actor;
let narrow: Actor;
let secret: number;

const SECRET = 'Сделка по слиянию';

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule, addendumsModule, offersModule] });
  company = await aCompany(app.db);
  owner = await company.employee();
  narrow = await company.employee({ dataScope: 'own' });
  secret = await anAgreement(app.db, company, {
    responsible_id: owner.id,
    title: SECRET,
    confidentiality: 'restricted',
  });
  await app
    .as(owner)
    .patch(`/api/agreements/${String(secret)}`, { lock_version: 1, title: `${SECRET}, итог` });
  const addendum = await app.db
    .insertInto('addendums')
    .values({ agreement_id: secret, number: '1', title: SECRET, responsible_id: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [entityType, entityId] of [
    ['addendum', addendum.id],
    ['commercial_offer', 4321],
    ['role', 7],
  ] as const) {
    await transactOn(app.db)((trx) =>
      app.deps.activity.record(trx, {
        actor: owner,
        action: `${entityType}.updated`,
        entityType,
        entityId,
        entityLabel: SECRET,
        changes: [{ field: 'title', label: 'Название', old: null, new: SECRET }],
        origin: SYSTEM_ORIGIN,
      }),
    );
  }
});
afterAll(() => app.close());

const lines = async (actor: Actor, query = '') =>
  (await app.as(actor).get(`/api/activity-logs?sort=occurred_at${query}`)).json<{ data: ActivityLog[] }>()
    .data;

describe('the journal of somebody who does not see a record', () => {
  it.each(['agreement', 'addendum', 'commercial_offer'])(
    'says that something happened to an %s, not to what',
    async (type) => {
      const [line] = await lines(narrow, `&filter[entity_type]=${type}`);
      expect(line).toMatchObject({
        entity_label: 'Нет доступа',
        entity_url: null,
        changes: [],
        actor_name: owner.name,
      });
      const [whole] = await lines(owner, `&filter[entity_type]=${type}`);
      expect(JSON.stringify(whole)).toContain(SECRET);
      expect(whole?.entity_url).toMatch(new RegExp(`^/[a-z-]+/${String(whole?.entity_id)}$`));
    },
  );

  it('does not find by the words it does not show', async () => {
    const search = `&search=${encodeURIComponent('слиянию')}`;
    expect((await lines(owner, search)).length).toBeGreaterThanOrEqual(4);
    expect((await lines(narrow, search)).map(({ entity_type }) => entity_type)).toEqual(['role']);
  });

  it('shows their own records, and nothing of a kind they have no right to', async () => {
    const own = await anAgreement(app.db, company, { responsible_id: narrow.id, title: 'Своя поставка' });
    await app
      .as(narrow)
      .patch(`/api/agreements/${String(own)}`, { lock_version: 1, title: 'Своя поставка 2' });
    const ofOwn = `&filter[entity_type]=agreement&filter[entity_id]=${String(own)}`;
    expect((await lines(narrow, ofOwn))[0]?.entity_label).toContain('Своя поставка 2');
    const clerk = await company.employee({ permissions: ['activity_logs.read'] });
    expect((await lines(clerk, ofOwn))[0]?.entity_label).toBe('Нет доступа');
  });
});

describe('a record they see that refers to one they do not', () => {
  let child: number;
  const told = (answer: { body: string }) => ({
    names: answer.body.includes(SECRET),
    hides: answer.body.includes('Нет доступа'),
  });

  beforeAll(async () => {
    child = await anAgreement(app.db, company, { responsible_id: narrow.id });
    const parent = { id: secret, label: `Договор № 1 «${SECRET}»` };
    for (const [old, now] of [
      [null, parent],
      [parent, null],
      [null, parent],
    ]) {
      await transactOn(app.db)((trx) =>
        app.deps.activity.record(trx, {
          actor: owner,
          action: 'agreement.updated',
          entityType: 'agreement',
          entityId: child,
          entityLabel: 'Заявка',
          changes: [{ field: 'parent_agreement', old: old ?? null, new: now ?? null }],
          origin: SYSTEM_ORIGIN,
        }),
      );
    }
  });

  it.each([
    ['history', () => `/api/agreements/${String(child)}/history`],
    ['journal', () => `/api/activity-logs?filter[entity_type]=agreement&filter[entity_id]=${String(child)}`],
    ['comparison', () => `/api/agreements/${String(child)}/differences?from=2000-01-01`],
  ])('is not betrayed by the %s', async (_, path) => {
    const [own, whole] = [await app.as(narrow).get(path()), await app.as(owner).get(path())];
    expect([own.statusCode, whole.statusCode]).toEqual([200, 200]);
    expect(told(own)).toEqual({ names: false, hides: true });
    expect(told(whole)).toEqual({ names: true, hides: false });
  });
});

test('a card does not tell the name of a parent its reader does not see, and keeps it', async () => {
  const child = await anAgreement(app.db, company, {
    responsible_id: narrow.id,
    parent_agreement_id: secret,
  });
  const path = `/api/agreements/${String(child)}`;
  const card = (await app.as(narrow).get(path)).json<Agreement>();
  expect(card.parent_agreement).toEqual({ id: secret, name: 'Нет доступа' });
  const changed = await app.as(narrow).patch(path, { lock_version: 1, title: 'Заявка 2' });
  expect(changed.statusCode).toBe(200);
  expect(changed.json<Agreement>().parent_agreement).toEqual(card.parent_agreement);
  expect((await app.as(owner).get(path)).json<Agreement>().parent_agreement?.name).toContain(SECRET);
});
