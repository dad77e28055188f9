import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreement, agreementList } from 'shared/contract/agreement/agreement';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementsModule } from './agreements-module';
import { aCompany, anAgreement, type Company } from './company.builder';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

describe('changing an agreement', () => {
  test('a stranger is asked to log in, a reader is refused', async () => {
    const reader = await company.employee({ permissions: ['agreements.read'] });
    const id = await anAgreement(app.db, company, { responsible_id: reader.id });
    expect((await app.stranger.patch(`/api/agreements/${String(id)}`, {})).statusCode).toBe(401);
    expect((await app.as(reader).patch(`/api/agreements/${String(id)}`, { nonsense: 1 })).statusCode).toBe(
      403,
    );
  });

  test('without the version it was read at it is refused', async () => {
    const lawyer = await company.employee();
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const answer = await app.as(lawyer).patch(`/api/agreements/${String(id)}`, { title: 'Новое' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('lock_version');
  });

  test('of two who read the same version the second gets the present card', async () => {
    const [first, second] = [await company.employee(), await company.employee()];
    const id = await anAgreement(app.db, company, { responsible_id: first.id });
    const url = `/api/agreements/${String(id)}`;
    expect((await app.as(first).patch(url, { lock_version: 1, title: 'Первое' })).statusCode).toBe(200);
    const answer = await app.as(second).patch(url, { lock_version: 1, title: 'Второе' });
    expect(answer.statusCode).toBe(409);
    const body = answer.json<{ current: Agreement; errors: object }>();
    expect(agreement.parse(body.current)).toMatchObject({ title: 'Первое', lock_version: 2 });
    expect(body.errors).toHaveProperty('lock_version');
  });

  test('whoever comes too late is shown what the card shows, and nothing the server keeps beside it', async () => {
    const lawyer = await company.employee();
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const url = `/api/agreements/${String(id)}`;
    await app.as(lawyer).patch(url, { lock_version: 1, title: 'Первое' });
    const card = (await app.as(lawyer).get(url)).json<object>();
    const late = [
      await app.as(lawyer).patch(url, { lock_version: 1, title: 'Второе' }),
      await app.as(lawyer).delete(url, { lock_version: 1 }),
      await app.as(lawyer).post(`${url}/cancel`, { lock_version: 1, reason: 'Не нужен' }),
    ];
    for (const answer of late) {
      const { current } = answer.json<{ current: object }>();
      const kept = Object.keys(current).filter((name) => !(name in card));
      expect([answer.statusCode, kept, 'counterparty_id' in current]).toEqual([409, [], true]);
    }
  });

  test('of ten who write at once exactly one succeeds', async () => {
    const lawyer = await company.employee();
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        app
          .as(lawyer)
          .patch(`/api/agreements/${String(id)}`, { lock_version: 1, title: `Попытка ${String(turn)}` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('the same values change nothing, not even the version', async () => {
    const lawyer = await company.employee();
    const card = (
      await app
        .as(lawyer)
        .post('/api/agreements', { ...company.draft(lawyer), amount: null, items: [company.item()] })
    ).json<Agreement>();
    const again = await app.as(lawyer).patch(`/api/agreements/${String(card.id)}`, {
      lock_version: 1,
      title: card.title,
      amount: card.amount,
      items: card.items.map((line) => ({ ...company.item(), id: line.id, discount_percent: '0' })),
    });
    expect(again.json<Agreement>().lock_version).toBe(1);
  });

  test('the journal tells old and new values as the card shows them', async () => {
    const lawyer = await company.employee();
    const heir = await company.employee({ name: 'Щербакова Елена Андреевна' });
    const card = (
      await app
        .as(lawyer)
        .post('/api/agreements', { ...company.draft(lawyer), amount: '1234567.8', items: [] })
    ).json<Agreement>();
    const url = `/api/agreements/${String(card.id)}`;
    await app.as(lawyer).patch(url, {
      lock_version: 1,
      amount: '2000000',
      responsible_id: heir.id,
      end_date: '2026-12-31',
      direction: 'income',
    });
    const { data } = (await app.as(lawyer).get(`${url}/history`)).json<{
      data: { action_label: string; changes: object[] }[];
    }>();
    expect(data.map((line) => line.action_label)).toEqual(['Изменение договора', 'Создание договора']);
    expect(data[0]?.changes).toEqual([
      { field: 'direction', label: 'Направление', old: 'Расходный', new: 'Доходный' },
      { field: 'end_date', label: 'Действует до', old: null, new: '31.12.2026' },
      { field: 'amount', label: 'Сумма', old: '1\u00a0234\u00a0567,80', new: '2\u00a0000\u00a0000,00' },
      {
        field: 'responsible_id',
        label: 'Ответственный',
        old: 'Соколова Мария Дмитриевна',
        new: 'Щербакова Елена Андреевна',
      },
    ]);
  });

  test('the new responsible employee is told, and not when they have done it themselves', async () => {
    const [lawyer, heir] = [await company.employee(), await company.employee()];
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    await app.as(lawyer).patch(`/api/agreements/${String(id)}`, { lock_version: 1, responsible_id: heir.id });
    await app
      .as(lawyer)
      .patch(`/api/agreements/${String(id)}`, { lock_version: 2, responsible_id: lawyer.id });
    const told = await app.db
      .selectFrom('notifications')
      .select(['user_id', 'title'])
      .where('subject_id', '=', id)
      .execute();
    expect(told).toEqual([{ user_id: heir.id, title: 'Вы назначены ответственным за договор' }]);
  });

  test('while it is on approval its content is locked', async () => {
    const lawyer = await company.employee();
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'on_approval' });
    const answer = await app
      .as(lawyer)
      .patch(`/api/agreements/${String(id)}`, { lock_version: 1, title: 'Новое' });
    expect(answer.statusCode).toBe(423);
  });

  test('of an active one only the service fields change', async () => {
    const lawyer = await company.employee();
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
    const url = `/api/agreements/${String(id)}`;
    const refused = await app
      .as(lawyer)
      .patch(url, { lock_version: 1, title: 'Новое', storage_place: 'Шкаф 3' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['title']);
    expect((await app.as(lawyer).patch(url, { lock_version: 1, storage_place: 'Шкаф 3' })).statusCode).toBe(
      200,
    );
  });

  test('what is being reworked is changed by its author and the responsible employee only', async () => {
    const [owner, other] = [await company.employee(), await company.employee()];
    const id = await anAgreement(app.db, company, { responsible_id: owner.id, status: 'rework' });
    const url = `/api/agreements/${String(id)}`;
    expect((await app.as(other).patch(url, { lock_version: 1, title: 'Новое' })).statusCode).toBe(403);
    expect((await app.as(owner).patch(url, { lock_version: 1, title: 'Новое' })).statusCode).toBe(200);
  });

  test('an order cannot become the parent of its own frame', async () => {
    const lawyer = await company.employee();
    const frame = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const order = await anAgreement(app.db, company, {
      responsible_id: lawyer.id,
      parent_agreement_id: frame,
    });
    const answer = await app
      .as(lawyer)
      .patch(`/api/agreements/${String(frame)}`, { lock_version: 1, parent_agreement_id: order });
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('parent_agreement_id');
  });
});

describe('deleting an agreement', () => {
  test('a draft that nothing hangs on is erased, a rejected one is only hidden', async () => {
    const lawyer = await company.employee();
    const draft = await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const rejected = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'rejected' });
    expect(
      (await app.as(lawyer).delete(`/api/agreements/${String(draft)}`, { lock_version: 1 })).statusCode,
    ).toBe(204);
    expect(
      (await app.as(lawyer).delete(`/api/agreements/${String(rejected)}?lock_version=1`)).statusCode,
    ).toBe(204);
    const left = await app.db
      .selectFrom('agreements')
      .select(['id', 'deleted_at'])
      .where('id', 'in', [draft, rejected])
      .execute();
    expect(left).toEqual([{ id: rejected, deleted_at: expect.any(String) as string }]);
    expect((await app.as(lawyer).get(`/api/agreements/${String(rejected)}`)).statusCode).toBe(404);
  });

  test('what is in force is kept', async () => {
    const lawyer = await company.employee();
    const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
    expect(
      (await app.as(lawyer).delete(`/api/agreements/${String(id)}`, { lock_version: 1 })).statusCode,
    ).toBe(423);
  });
});

describe('who sees an agreement', () => {
  const rights = { permissions: ['agreements.read'] as const };

  test('list and card show the same: own, the department’s, everybody’s', async () => {
    const owner = await company.employee({
      ...rights,
      dataScope: 'own',
      departmentId: company.otherDepartmentId,
    });
    const mate = await company.employee({
      ...rights,
      dataScope: 'department',
      departmentIds: [company.otherDepartmentId],
    });
    const outsider = await company.employee({
      ...rights,
      dataScope: 'department',
      departmentIds: [company.departmentId],
    });
    const loner = await company.employee({ ...rights, dataScope: 'own' });
    const head = await company.employee({ ...rights, dataScope: 'all' });
    const open = await anAgreement(app.db, company, {
      responsible_id: owner.id,
      department_id: company.otherDepartmentId,
    });
    const secret = await anAgreement(app.db, company, {
      responsible_id: owner.id,
      department_id: company.otherDepartmentId,
      confidentiality: 'restricted',
    });
    const seen = async (actor: typeof owner) => {
      const answer = await app
        .as(actor)
        .get(`/api/agreements?per_page=100&filter[responsible_id]=${String(owner.id)}`);
      const listed = agreementList.parse(answer.json()).data.map((row) => row.id);
      const cards: number[] = [];
      for (const id of [secret, open]) {
        if ((await app.as(actor).get(`/api/agreements/${String(id)}`)).statusCode === 200) cards.push(id);
      }
      expect([...listed].sort()).toEqual([...cards].sort());
      return cards;
    };
    expect(await seen(owner)).toEqual([secret, open]);
    expect(await seen(mate)).toEqual([open]);
    expect(await seen(outsider)).toEqual([]);
    expect(await seen(loner)).toEqual([]);
    expect(await seen(head)).toEqual([secret, open]);
  });
});
