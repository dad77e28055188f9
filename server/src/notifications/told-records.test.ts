import type { Notification, NotificationList } from 'shared/contract/notification/notification';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { DataScope } from 'shared/contract/access/roles';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { holdRights } from '../roles/role.builder';
import { rolesModule } from '../roles/roles-module';
import { type Notice, notify } from './notifications.service';
import { notificationsModule } from './notifications-module';
import { quietNow } from './quiet-hours.builder';

const SECRET = 'Договор № 41/2026 «Слияние»';
const HOUR = 3_600_000;

let app: TestApp;
let company: Company;
let reader: Actor;
let record: number;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, handbooksModule, agreementsModule, notificationsModule],
  });
  company = await aCompany(app.db);
});
beforeEach(async () => {
  app.setNow(new Date(Date.now() + 60_000));
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('outbox').execute();
  app.letters.length = 0;
  reader = await employee('department');
  const owner = await company.employee();
  record = await anAgreement(app.db, company, { responsible_id: owner.id });
});
afterAll(() => app.close());

async function employee(dataScope: DataScope): Promise<Actor> {
  const actor = await company.employee({ dataScope, departmentIds: [company.departmentId] });
  await holdRights(app.db, actor);
  return actor;
}

const tell = (notice: Partial<Notice> = {}) =>
  app.deps.transact((trx) =>
    notify(app.deps, trx, {
      userIds: [reader.id],
      type: 'approval_requested',
      title: 'Договор ждёт вашего решения',
      body: SECRET,
      subject: { type: 'agreement', id: record },
      url: `/agreements/${String(record)}`,
      ...notice,
    }),
  );
const list = async (actor = reader) =>
  (await app.as(actor).get('/api/notifications')).json<NotificationList>();
const moveAway = (id = record) =>
  app.db
    .updateTable('agreements')
    .set({ department_id: company.otherDepartmentId })
    .where('id', '=', id)
    .execute();
const deliverLater = async (hours: number) => {
  app.setNow(new Date(Date.now() + hours * HOUR));
  await app.jobs.runScheduled('notifications.deliver');
};
const lettersSay = () => app.letters.map(({ text }) => text).join('\n');

const HIDDEN = {
  title: 'Запрос согласования',
  body: 'Нет доступа к записи',
  subject_type: null,
  subject_id: null,
  url: null,
  actor_id: null,
  actor_name: null,
  group_key: null,
  repeats: 1,
};

describe('a notification about a record that its reader no longer sees', () => {
  it('names nothing of it, stays in its place and in the numbers, and is marked as read', async () => {
    const author = await company.employee();
    await tell({ type: 'approval_requested', actorId: author.id });
    expect((await list()).data[0]).toMatchObject({ body: SECRET, actor_name: author.name });
    await moveAway();
    await tell({ type: 'export_ready', title: 'Выгрузка готова', body: 'Договоры.xlsx', subject: undefined });
    const { data, total, unread } = await list();
    expect([total, unread, data.length]).toEqual([2, 2, 2]);
    expect(data[0]).toMatchObject({ title: 'Выгрузка готова', body: 'Договоры.xlsx' });
    expect(data[1]).toMatchObject(HIDDEN);
    const one = await app.as(reader).get(`/api/notifications/${String(data[1]?.id)}`);
    expect(one.json<Notification>()).toEqual(data[1]);
    const read = await app.as(reader).patch('/api/notifications/read', { ids: [data[1]?.id] });
    expect(read.json()).toEqual({ unread: 1 });
  });

  it.each<[string, (actor: Actor) => Actor]>([
    ['the right to the kind was taken', (actor) => ({ ...actor, permissions: new Set() })],
    ['the scope was narrowed', (actor) => ({ ...actor, dataScope: 'own' })],
    ['the reader went to another department', (actor) => ({ ...actor, departmentIds: [] })],
  ])('names nothing of it when %s, and everything once that is undone', async (_, left) => {
    await tell();
    expect((await list(left(reader))).data).toMatchObject([HIDDEN]);
    expect((await list()).data).toMatchObject([{ body: SECRET, url: `/agreements/${String(record)}` }]);
  });

  it('names none of several records when one of them is closed', async () => {
    const owner = await company.employee();
    const second = await anAgreement(app.db, company, { responsible_id: owner.id });
    const named = { type: 'agreement', ids: [record, second] };
    await tell({ type: 'view_entered', title: 'Вид «Слияния»: 2 новые записи', subject: undefined, named });
    expect((await list()).data).toMatchObject([{ body: SECRET }]);
    await moveAway(second);
    expect((await list()).data).toMatchObject([
      { ...HIDDEN, title: 'Новые записи в виде, на который вы подписаны' },
    ]);
  });
});

describe('a notification about a row of a reference book', () => {
  it.each<[string, PermissionName]>([
    ['product', 'products.read'],
    ['department', 'departments.read'],
    ['chain_template', 'chain_templates.read'],
  ])('names no %s to whoever may read none of them', async (type, right) => {
    const told = { title: 'Изменилось: Кабель', body: 'Изменение: цена', url: '/somewhere/5' };
    await tell({ type: 'record_changed', ...told, subject: { type, id: 5 } });
    const left = {
      ...reader,
      permissions: new Set([...reader.permissions].filter((held) => held !== right)),
    };
    expect((await list(left)).data).toMatchObject([
      { ...HIDDEN, title: 'Изменения в записи, на которую вы подписаны' },
    ]);
    expect((await list()).data).toMatchObject([told]);
  });

  it('sends no letter about them either', async () => {
    await tell({ type: 'approval_requested', subject: { type: 'product', id: 5 } });
    await holdRights(app.db, { ...reader, permissions: new Set() });
    await deliverLater(1);
    expect(app.letters).toEqual([]);
  });

  it('goes on naming a row of a book that everybody reads', async () => {
    await tell({ type: 'record_changed', subject: { type: 'currency', id: 5 } });
    expect((await list({ ...reader, permissions: new Set() })).data).toMatchObject([{ body: SECRET }]);
  });
});

describe('what has not left yet about a record that its reader no longer sees', () => {
  it('is no letter, while another record has its own', async () => {
    const owner = await company.employee();
    const second = await anAgreement(app.db, company, { responsible_id: owner.id });
    await tell();
    await tell({ body: 'Договор № 42/2026', subject: { type: 'agreement', id: second } });
    await moveAway();
    await deliverLater(1);
    expect(app.letters).toHaveLength(1);
    expect(lettersSay()).toContain('Договор № 42/2026');
  });

  it('is no line of the digest', async () => {
    await tell({ type: 'document_changed' });
    await tell({ type: 'comment_added', subject: undefined, body: 'Осталось видным' });
    await holdRights(app.db, { ...reader, dataScope: 'own' });
    await deliverLater(26);
    expect(app.letters).toHaveLength(1);
    expect(app.letters[0]?.subject).toContain('1 уведомление');
    expect(lettersSay()).toContain('Осталось видным');
    expect(lettersSay()).not.toContain(SECRET);
  });

  it('comes to the open tab at the end of quiet hours without a name', async () => {
    await app.as(reader).patch('/api/notification-settings', { quiet_hours: quietNow() });
    await tell();
    await holdRights(app.db, { ...reader, permissions: new Set() });
    await deliverLater(26);
    const events = await app.db.selectFrom('outbox').select('payload').execute();
    expect(events).toMatchObject([{ payload: { kind: 'notification', unread: 1, notification: HIDDEN } }]);
  });
});
