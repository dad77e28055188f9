import type { Agreement } from 'shared/contract/agreement/agreement';
import { aDebtor } from './debtor.builder';

let desk: Awaited<ReturnType<typeof aDebtor>>;
beforeAll(async () => {
  desk = await aDebtor();
});
afterAll(() => desk.app.close());

const end = (id: number, action: string, body: object) =>
  desk.app.as(desk.lawyer).post(`/api/agreements/${String(id)}/${action}`, { lock_version: 1, ...body });
const terminated = { date: '2026-11-20', initiator: 'mutual', reason: 'Стороны договорились' };

test.each([
  ['complete', {}, 'completed'],
  ['terminate', terminated, 'terminated'],
])(
  'whoever ends an agreement (%s) with open obligations says that they know of them',
  async (action, body, status) => {
    const id = await desk.agreement();
    await desk.add(id);
    await desk.add(id, { title: 'Окончательный расчёт' });
    const asked = await end(id, action, body);
    expect(asked.statusCode).toBe(409);
    const { errors, current } = asked.json<{ errors: { confirmed: string[] }; current: Agreement }>();
    expect(errors.confirmed[0]).toContain('2 неисполненных обязательства');
    expect(current.status).toBe('active');
    const known = await end(id, action, { ...body, confirmed: true });
    expect(known.json<Agreement>().status).toBe(status);
  },
);

test('obligations that are done or waived are not asked about', async () => {
  const id = await desk.agreement();
  await desk.act(await desk.add(id), 'mark-done', { date: '2026-11-20' });
  await desk.act(await desk.add(id, { title: 'Неустойка' }), 'waive', { reason: 'Простили' });
  expect((await end(id, 'complete', {})).json<Agreement>().status).toBe('completed');
});

test.each([
  ['suspend', { date: '2026-11-21', reason: 'Спор' }],
  ['terminate', { ...terminated, date: '2026-11-21' }],
  ['complete', { date: '2026-11-21' }],
  ['suspend', { date: '2025-12-31', reason: 'Спор' }],
])('%s is refused for a day that has not come or precedes the agreement', async (action, body) => {
  const id = await desk.agreement({ start_date: '2026-01-01' });
  const refused = await end(id, action, body);
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ errors: object }>().errors).toHaveProperty('date');
});
