import { aTermsDesk } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

async function found(text: string): Promise<number[]> {
  const answer = await desk.app.as(desk.lawyer).get(`/api/addendums?search=${encodeURIComponent(text)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
}

test('an addendum is found by the company and the number of its agreement, as they are called now', async () => {
  const agreement = await desk.signed();
  const { id } = await desk.draft(agreement, [{ field: 'end_date', new_value: '2027-12-31' }]);
  await desk.app.db
    .updateTable('counterparties')
    .set({ name_short: 'Сыроварня у моста' })
    .where('id', '=', (from) =>
      from.selectFrom('agreements').select('counterparty_id').where('id', '=', agreement),
    )
    .execute();
  await desk.app.db.updateTable('agreements').set({ number: 'ЩЖ-77' }).where('id', '=', agreement).execute();
  expect(await found('сыроварн мост')).toEqual([id]);
  expect(await found('щж-77')).toEqual([id]);
  expect(await found('щж-77 пекарня')).toEqual([]);
});

test.each(['page=0', 'per_page=101', 'tab=чужая', 'filter[tab]=чужая', 'sort=чужой'])(
  'the numbers of the tabs refuse a query that the register refuses: %s',
  async (query) => {
    const ask = (path: string) => desk.app.as(desk.lawyer).get(`/api/addendums${path}?${encodeURI(query)}`);
    const [list, summary] = await Promise.all([ask(''), ask('/summary')]);
    expect([list.statusCode, summary.statusCode]).toEqual([422, 422]);
    const refused = (answer: typeof list) => answer.json<{ errors: object }>().errors;
    expect(refused(summary)).toEqual(refused(list));
  },
);
