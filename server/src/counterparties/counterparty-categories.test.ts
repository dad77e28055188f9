import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { Company } from '../agreements/company.builder';
import type { TestApp } from '../platform/testing/test-app';
import {
  aCounterpartyOffice,
  aForeigner,
  at,
  type CounterpartyOffice,
  errorsOf,
} from './counterparty.builder';

let app: TestApp;
let company: Company;
let calls: CounterpartyOffice['calls'];
let cables: number;
let pipes: number;

async function aCategory(name: string): Promise<number> {
  const row = await app.db
    .insertInto('categories')
    .values({ name, kind: 'goods' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

beforeAll(async () => {
  ({ app, company, calls } = await aCounterpartyOffice());
  cables = await aCategory('Кабель');
  pipes = await aCategory('Трубы');
});
afterAll(() => app.close());

const listed = async (query: string) => {
  const answer = await app.as(await company.employee()).get(`/api/counterparties?${query}`);
  return answer.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
};

test('what a counterparty delivers is kept in its order, and one finds who delivers any of it', async () => {
  const both = await calls.add(aForeigner('Оба', { category_ids: [pipes, cables] }));
  const one = await calls.add(aForeigner('Один', { category_ids: [cables] }));
  expect(both).toMatchObject({ category_ids: [pipes, cables], category_names: ['Трубы', 'Кабель'] });
  const bothOf = `filter[category_id][]=${String(pipes)}&filter[category_id][]=${String(cables)}`;
  expect(await listed(bothOf)).toEqual(expect.arrayContaining([both.id, one.id]));
  expect(await listed(`filter[category_id]=${String(pipes)}`)).toEqual([both.id]);
});

test('the journal says the categories by name; one that is not there or is in the archive is refused', async () => {
  const partner = await calls.add(aForeigner('Третий', { category_ids: [cables] }));
  const changed = await calls.patch(partner, { category_ids: [cables, pipes] });
  const history = await app.as(await company.employee()).get(`${at(partner)}/history`);
  expect(history.json<{ data: { changes: unknown[] }[] }>().data[0]?.changes).toEqual([
    { field: 'category_ids', label: 'Что поставляет', old: 'Кабель', new: 'Кабель, Трубы' },
  ]);
  const card = changed.json<Counterparty>();
  expect(errorsOf(await calls.patch(card, { category_ids: [999_999] }))).toEqual({
    category_ids: ['Выберите значение из списка'],
  });
  const old = await aCategory('Ламповые приёмники');
  await app.db.updateTable('categories').set({ archived_at: new Date() }).where('id', '=', old).execute();
  expect(errorsOf(await calls.patch(card, { category_ids: [cables, old] }))).toEqual({
    category_ids: ['«Ламповые приёмники» больше не используется. Выберите другое значение'],
  });
});
