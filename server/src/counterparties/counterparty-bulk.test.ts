import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import { agreementsModule } from '../agreements/agreements-module';
import type { Actor } from '../platform/http/actor';
import { anActor, type TestApp } from '../platform/testing/test-app';
import { aUser } from '../users/a-user';
import { aCounterpartyOffice, aForeigner, type CounterpartyOffice } from './counterparty.builder';

let app: TestApp;
let lawyer: Actor;
let calls: CounterpartyOffice['calls'];

beforeAll(async () => {
  ({ app, lawyer, calls } = await aCounterpartyOffice([agreementsModule]));
});
afterAll(() => app.close());

const change = (body: object, actor = lawyer) => app.as(actor).post('/api/counterparties/bulk', body);
const card = async ({ id }: { id: number }) =>
  (await app.as(lawyer).get(`/api/counterparties/${String(id)}`)).json<Counterparty>();

test('several are given to another person, each under its own rules, and the journal tells it of each', async () => {
  const [first, second, away] = [
    await calls.add(aForeigner('Первый')),
    await calls.add(aForeigner('Второй')),
    await calls.add(aForeigner('Убранный')),
  ];
  await calls.act(away, 'archive');
  const heir = (await aUser(app.db, { lastName: 'Наследников' })).id;
  const ids = [first.id, second.id, second.id, away.id, 999_999];
  const answer = await change({ ids, responsible_id: heir });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      updated: 2,
      refused: [
        { id: away.id, message: expect.stringContaining('архив') as string },
        { id: 999_999, message: 'Контрагент не найден' },
      ],
    },
  ]);
  expect([(await card(first)).responsible_id, (await card(away)).responsible_id]).toEqual([heir, null]);
  const history = await app.as(lawyer).get(`/api/counterparties/${String(second.id)}/history`);
  expect(history.json<{ data: { changes: object[] }[] }>().data[0]?.changes).toMatchObject([
    { label: 'Ответственный', new: expect.stringContaining('Наследников') as string },
  ]);
});

test('several are put away and taken back; what lies there already is left as it is', async () => {
  const [first, second] = [await calls.add(aForeigner('Третий')), await calls.add(aForeigner('Четвёртый'))];
  await calls.act(second, 'archive');
  const ids = [first.id, second.id];
  expect((await change({ ids, archive: true })).json()).toEqual({ updated: 2, refused: [] });
  const archived = await card(second);
  expect([(await card(first)).archived_at, archived.lock_version]).toEqual([expect.any(String), 2]);
  expect((await change({ ids, archive: false })).json()).toEqual({ updated: 2, refused: [] });
  expect((await card(first)).archived_at).toBeNull();
});

test('one that is taken back and given to another person is both, or neither with a sentence', async () => {
  const away = await calls.add(aForeigner('Возвращённый'));
  await calls.act(away, 'archive');
  const heir = (await aUser(app.db, { lastName: 'Наследников' })).id;
  const wish = { ids: [away.id], archive: false };
  const refused = (await change({ ...wish, responsible_id: 999_999 })).json<BulkAnswer>();
  expect(refused).toEqual({
    updated: 0,
    refused: [
      { id: away.id, message: expect.stringContaining('Остальное в этой записи тоже не изменено') as string },
    ],
  });
  expect(await card(away)).toMatchObject({ archived_at: expect.any(String) as string, lock_version: 2 });
  expect((await change({ ...wish, responsible_id: heir })).json()).toEqual({ updated: 1, refused: [] });
  expect(await card(away)).toMatchObject({ archived_at: null, responsible_id: heir });
});

test('whoever may not change them is refused, and so is a wish for nothing or for what they have not', async () => {
  const { id } = await calls.add(aForeigner('Пятый'));
  const reader = anActor({ id: (await aUser(app.db, { lastName: 'Читающий' })).id, permissions: [] });
  expect((await change({ ids: [id], archive: true }, reader)).statusCode).toBe(403);
  expect((await change({ ids: [id] })).statusCode).toBe(422);
  expect((await change({ ids: [id], add_tag: 'срочно' })).statusCode).toBe(422);
});
