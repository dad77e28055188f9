import { addendumWork } from './addendum-work';
import { aTermsDesk } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

test('an addendum that changes hands is told by its agreement: each has its № 1', async () => {
  const { db } = desk.app;
  for (const number of ['ЩЖ-77', 'ЩЖ-78']) {
    const agreement = await desk.signed();
    await desk.draft(agreement, [{ field: 'end_date', new_value: '2027-12-31' }]);
    await db.updateTable('agreements').set({ number }).where('id', '=', agreement).execute();
  }
  const { responsible_id } = await db
    .selectFrom('addendums')
    .select('responsible_id')
    .executeTakeFirstOrThrow();
  const of = { actor: desk.lawyer, userId: responsible_id, limit: 10, offset: 0 };
  const { items } = await addendumWork.find(db, of);
  expect(items.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^№\u00a01 к договору №\u00a0ЩЖ-78 «/),
    expect.stringMatching(/^№\u00a01 к договору №\u00a0ЩЖ-77 «/),
  ]);
});
