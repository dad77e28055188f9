import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { agreementsModule } from '../../agreements/agreements-module';
import {
  aCounterpartyOffice,
  aForeigner,
  at,
  type CounterpartyOffice,
  errorsOf,
} from '../counterparty.builder';

let office: CounterpartyOffice;

beforeAll(async () => {
  office = await aCounterpartyOffice([agreementsModule]);
});
afterAll(() => office.app.close());

const merge = (target: Counterparty, source: Counterparty) =>
  office.calls.act(target, 'merge', { source_id: source.id, fields: {} });

test('what was said of the source since it was read is not merged unseen', async () => {
  const target = await office.calls.add(aForeigner('Alatau Trade'));
  const source = await office.calls.add(aForeigner('Alatau Trading', { email: 'a@alatau.example' }));
  const wanted = { email: 'source' };
  await office.calls.patch(source, { email: 'b@alatau.example', website: 'alatau.example' });
  const asked = { source_id: source.id, source_lock_version: source.lock_version, fields: wanted };
  const refused = await office.calls.act(target, 'merge', asked);
  expect(refused.statusCode).toBe(409);
  const { current } = refused.json<{ current: Counterparty }>();
  expect(current).toMatchObject({ id: source.id, email: 'b@alatau.example', website: 'alatau.example' });
  expect(await office.calls.card(target)).toMatchObject({ email: null, lock_version: 1 });
  const seen = { ...asked, source_lock_version: current.lock_version };
  expect((await office.calls.act(target, 'merge', seen)).json()).toMatchObject({ email: 'b@alatau.example' });
});

test.each([
  ['limit', /работают с ограничениями/],
  ['block', /заблокирована/],
  ['liquidate', /отмечена как ликвидированная/],
])('a merge frees nobody of what came of %s', async (action, told) => {
  const free = await office.calls.add(aForeigner(`Свободный ${action}`));
  const first = await office.calls.add(aForeigner(`Несвободный ${action}`));
  if (action === 'limit') await office.calls.act(first, 'send-to-check');
  await office.calls.act(await office.calls.card(first), action, { reason: 'Решение службы безопасности' });
  const bound = await office.calls.card(first);
  const preview = await office.app
    .as(office.lawyer)
    .get(`${at(bound)}/merge-preview?into=${String(free.id)}`);
  expect(preview.json<{ obstacle: string }>().obstacle).toMatch(told);
  expect(errorsOf(await merge(free, bound)).source_id?.[0]).toMatch(told);
  expect(await office.calls.card(bound)).toMatchObject({ archived_at: null, status: bound.status });

  const other = await office.app.as(office.lawyer).get(`${at(free)}/merge-preview?into=${String(bound.id)}`);
  expect(other.json()).toMatchObject({ obstacle: null });
  expect((await merge(bound, free)).json()).toMatchObject({ status: bound.status });
});

test('a record that was merged itself gives nothing back', async () => {
  const [first, second, third] = await Promise.all(
    ['Ручей', 'Озеро', 'Море'].map((name) => office.calls.add(aForeigner(name))),
  );
  if (first === undefined || second === undefined || third === undefined) throw new Error('Три записи');
  const one = (await merge(second, first)).json<Counterparty>();
  await merge(third, one);
  const gone = await office.calls.card(second);
  expect((await office.calls.act(gone, 'unmerge')).statusCode).toBe(423);
  expect((await office.calls.card(first)).archived_at).not.toBeNull();
});
