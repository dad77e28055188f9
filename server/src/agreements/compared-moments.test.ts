import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { RecordComparison } from 'shared/contract/journal/record-comparison';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementsModule } from './agreements-module';
import { aCompany, type Company } from './company.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-16T09:00:00Z') });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const item = (name: string, price: string) => ({
  name,
  measure_id: company.measureId('шт'),
  quantity: '1',
  price,
  vat_mode: 'included',
  vat_rate_id: company.rateId('vat22'),
});
const url = (id: number, rest = '') => `/api/agreements/${String(id)}${rest}`;
async function changed(card: Agreement, body: object): Promise<Agreement> {
  const answer = await app.as(lawyer).patch(url(card.id), { lock_version: card.lock_version, ...body });
  expect(answer.statusCode).toBe(200);
  return answer.json<Agreement>();
}
/** On Monday it is made, on Tuesday three times changed, on Wednesday once. */
async function aWeek() {
  app.setNow(new Date('2026-11-16T09:00:00Z'));
  const made = await app.as(lawyer).post('/api/agreements', {
    ...company.draft(lawyer),
    items: [item('Муфта', '10.00'), item('Кабель', '20.00')],
  });
  let card = made.json<Agreement>();
  const [sleeve, cable] = card.items;
  app.setNow(new Date('2026-11-17T09:00:00Z'));
  card = await changed(card, { title: 'Черновое название', subject: 'Монтаж' });
  const ofLine = (line: typeof sleeve, price: string) => ({ ...item(line?.name ?? '', price), id: line?.id });
  card = await changed(card, { items: [ofLine(sleeve, '11.00'), ofLine(cable, '20.00')] });
  card = await changed(card, { title: 'Поставка оптического кабеля' });
  app.setNow(new Date('2026-11-18T09:00:00Z'));
  card = await changed(card, { items: [ofLine(sleeve, '12.00')] });
  return card.id;
}
const compare = async (id: number, query: string, actor = lawyer) =>
  app.as(actor).get(url(id, `/differences?${query}`));
const told = async (id: number, query: string) =>
  (await compare(id, query))
    .json<RecordComparison>()
    .changes.map(({ label, old, new: now }) => [label, old, now].join(' | '));

test('two days are compared field by field: what was changed and changed back is left out', async () => {
  const id = await aWeek();
  const all = await told(id, 'from=2026-11-16&to=2026-11-17');
  expect(all.filter((line) => line.startsWith('Название'))).toEqual([]);
  expect(all.find((line) => line.startsWith('Предмет'))).toContain('Монтаж');
});

test('lines of the specification are compared line by line, from the first price to the last one', async () => {
  const id = await aWeek();
  const lines = (await told(id, 'from=2026-11-16')).filter(
    (line) => line.includes('Муфта') || line.includes('Кабель'),
  );
  expect(lines).toHaveLength(2);
  expect(lines.join('\n')).toMatch(/10[.,]00.*12[.,]00/);
  expect(lines.join('\n')).not.toMatch(/11[.,]00/);
});

test('events of the journal are moments as well, in their order alone', async () => {
  const id = await aWeek();
  const history = (await app.as(lawyer).get(url(id, '/history'))).json<{ data: ActivityLog[] }>().data;
  const [newest, before] = history.map((line) => String(line.id));
  const answer = await compare(id, `from=${String(before)}&to=${String(newest)}`);
  expect(answer.json<RecordComparison>()).toMatchObject({
    to: { action_label: 'Изменение договора' },
    changes: expect.not.arrayContaining([expect.objectContaining({ label: 'Название' })]) as unknown,
  });
  expect((await compare(id, `from=${String(newest)}&to=${String(before)}`)).statusCode).toBe(422);
  expect((await compare(id, 'from=999999')).statusCode).toBe(422);
  expect((await compare(id, 'from=вчера')).statusCode).toBe(422);
});

test('what older lines told in words is compared by its first word and its last one', async () => {
  const id = await aWeek();
  const line = (old: string, next: string) =>
    app.deps.transact((trx) =>
      app.deps.activity.record(trx, {
        actor: lawyer,
        action: 'agreement.updated',
        entityType: 'agreement',
        entityId: id,
        entityLabel: 'Договор',
        changes: [{ field: 'status', label: 'Статус', old, new: next }],
        origin: { ip: null, userAgent: null, requestId: null },
      }),
    );
  await line('Черновик', 'На согласовании');
  await line('На согласовании', 'Согласован');
  expect(await told(id, 'from=2026-11-16')).toContain('Статус | Черновик | Согласован');
});

test('what was before the first line is a moment too: the record may be older than its journal', async () => {
  const id = await aWeek();
  const answer = await compare(id, 'from=0');
  expect(answer.json<RecordComparison>().from).toEqual({ seq: 0, occurred_at: null, action_label: null });
  const all = await told(id, 'from=0');
  expect(all).toEqual(await told(id, 'from=2026-11-16'));
  expect(all).not.toHaveLength(0);
});

test('whoever does not see the record compares nothing of it', async () => {
  const id = await aWeek();
  const stranger = await company.employee({ dataScope: 'own' });
  expect((await compare(id, 'from=2026-11-16', stranger)).statusCode).toBe(404);
  expect((await app.stranger.get(url(id, '/differences?from=2026-11-16'))).statusCode).toBe(401);
  const outsider = await company.employee({ permissions: [] });
  expect((await compare(id, 'from=2026-11-16', outsider)).statusCode).toBe(403);
});
