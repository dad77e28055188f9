import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let url: string;

beforeEach(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  const finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  await desk.template([stageOf([lawyer]), stageOf([finance], { name: 'Финансы' })]);
  const id = await desk.draft();
  await desk.send(id);
  const remarks = [{ text: 'Пеня слишком мала', clause_ref: 'п. 4.2' }];
  await desk.vote(lawyer, 'approve_with_remarks', { remarks });
  const remark = (await desk.chain(id)).stages[0]?.tasks[0]?.vote?.remarks[0];
  url = `/api/approval-remarks/${String(remark?.id)}/resolve`;
});
afterEach(() => desk.app.close());

const answer = (body: object) => desk.app.as(desk.buyer).post(url, body);
const journal = (action = 'approval.remark-resolved') =>
  desk.app.db.selectFrom('activity_logs').select('changes').where('action', '=', action).execute();

it('the second answer to a remark does not take the place of the first', async () => {
  const first = { status: 'fixed', reply: 'Подняли до 0,1 %' };
  expect((await answer(first)).statusCode).toBe(200);
  const second = await answer({ status: 'declined' });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    message: 'На это замечание уже ответили: «Исправлено: Подняли до 0,1 %». Обновите страницу',
  });
  // A request that was sent once more.
  const again = await answer(first);
  expect(again.json()).toMatchObject({
    stages: [{ tasks: [{ vote: { remarks: [first] } }] }, {}],
  });
  expect(await journal()).toMatchObject([
    {
      changes: [
        { label: 'Замечание', new: 'п. 4.2. Пеня слишком мала' },
        { label: 'Ответ', new: 'Исправлено: Подняли до 0,1 %' },
      ],
    },
  ]);
});

it('whoever made the remark is told of the answer', async () => {
  await answer({ status: 'accepted' });
  const told = await desk.app.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', lawyer.id)
    .where('is_read', '=', false)
    .execute();
  expect(told.map(({ title }) => title)).toEqual(['На ваше замечание ответили']);
  expect(told[0]?.body).toContain('п. 4.2. Пеня слишком мала — Принято');
});

it('the journal tells the remarks along with the decision they were made with', async () => {
  expect(await journal('approval.voted')).toMatchObject([
    {
      changes: [
        { label: 'Решение', new: 'Согласовано с замечаниями' },
        { label: 'Замечания', new: 'п. 4.2. Пеня слишком мала' },
      ],
    },
  ]);
});
