import type { Agreement } from 'shared/contract/agreement/agreement';
import { aDebtor } from '../obligations/debtor.builder';

let desk: Awaited<ReturnType<typeof aDebtor>>;
beforeAll(async () => {
  desk = await aDebtor();
});
afterAll(() => desk.app.close());

const comingOf = async (id: number, actor = desk.lawyer) =>
  (await desk.app.as(actor).get(`/api/agreements/${String(id)}`)).json<Agreement>().coming;

/** An addendum that is signed for the day. */
async function signed(agreement_id: number, number: string, effective_from: string): Promise<number> {
  const { id } = await desk.app.db
    .insertInto('addendums')
    .values({
      ...{ agreement_id, number, effective_from, title: 'О цене', kinds: ['price'] },
      ...{ status: 'signed', responsible_id: desk.lawyer.id },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the card tells what is owed next of each kind, and which addendum will be in force', async () => {
  const id = await desk.agreement();
  const act = await desk.add(id, { kind: 'act', title: 'Акт', amount: null, due_day: '2026-12-07' });
  const first = await desk.add(id, { due_day: '2026-12-01' });
  await desk.add(id, { due_day: '2026-12-14' });
  const paper = await signed(id, '3', '2027-01-01');
  await desk.app.db
    .updateTable('addendums')
    .set({ status: 'draft' })
    .where('id', '=', await signed(id, '4', '2027-02-01'))
    .execute();
  expect(await comingOf(id)).toEqual({
    addendums: [{ id: paper, number: '3', title: 'О цене', day: '2027-01-01' }],
    obligations: [
      {
        id: first.id,
        kind: 'payment',
        direction: 'ours',
        title: first.title,
        day: '2026-12-01',
        addendum_id: null,
      },
      { id: act.id, kind: 'act', direction: 'ours', title: 'Акт', day: '2026-12-07', addendum_id: null },
    ],
  });
  expect((await desk.act(first, 'waive', { reason: 'Зачтено' })).statusCode).toBe(200);
  expect((await comingOf(id))?.obligations.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-14']);
});

test('of addenda and what is owed by them those alone are told who may read addenda', async () => {
  const id = await desk.agreement();
  const paper = await signed(id, '5', '2027-01-01');
  await desk.app.db
    .updateTable('obligations')
    .set({ document_type: 'addendum', document_id: paper })
    .where('id', '=', (await desk.add(id)).id)
    .execute();
  expect(await comingOf(id)).toMatchObject({
    addendums: [{ id: paper }],
    obligations: [{ addendum_id: paper }],
  });
  const narrow = await desk.company.employee({ permissions: ['agreements.read'] });
  expect(await comingOf(id, narrow)).toEqual({ addendums: [], obligations: [] });
});

test('what is put away owes nothing', async () => {
  const id = await desk.agreement();
  await desk.add(id);
  await desk.app.db
    .updateTable('agreements')
    .set({ archived_at: '2026-11-20T09:00:00Z' })
    .where('id', '=', id)
    .execute();
  expect((await comingOf(id))?.obligations).toEqual([]);
});
