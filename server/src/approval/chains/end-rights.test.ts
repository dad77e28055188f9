import type { PermissionName } from 'shared/contract/access/permissions';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

type Step = 'recall' | 'finish' | 'cancel';

/** What each of the steps answers to the employee, each on a document of its own. */
async function answers(actor: Actor): Promise<Record<Step, number>> {
  const taken = async (step: Step) => {
    const chain = await desk.send(await desk.draft());
    const url = `/api/approval-chains/${String(chain.id)}`;
    const body = { lock_version: chain.lock_version, reason: 'Сделка изменилась' };
    const asked = desk.app.as(actor);
    if (step === 'cancel') return (await asked.delete(url, body)).statusCode;
    const more = step === 'finish' ? { outcome: 'passed' } : {};
    return (await asked.post(`${url}/${step}`, { ...body, ...more })).statusCode;
  };
  return { recall: await taken('recall'), finish: await taken('finish'), cancel: await taken('cancel') };
}

it.each<[PermissionName[], Record<Step, number>]>([
  [['agreements.edit', 'approval_chains.create'], { recall: 403, finish: 403, cancel: 403 }],
  [['approval_chains.vote'], { recall: 403, finish: 403, cancel: 403 }],
  [['approval_chains.edit'], { recall: 200, finish: 200, cancel: 403 }],
  [['approval_chains.force'], { recall: 403, finish: 200, cancel: 403 }],
  [['approval_chains.delete'], { recall: 403, finish: 403, cancel: 200 }],
])('of a colleague’s document %j opens its own steps alone', async (permissions, expected) => {
  const colleague = await desk.company.employee({ permissions: ['agreements.read', ...permissions] });
  expect(await answers(colleague)).toEqual(expected);
});

it('a round is changed and cancelled where the body names it, too, by the same rights', async () => {
  const { id, lock_version } = await desk.send(await desk.draft());
  const url = '/api/approval-chains';
  const later = { id, lock_version, due_at: '2027-03-01T12:00:00.000Z' };
  const reader = desk.app.as(await desk.company.employee({ permissions: ['agreements.read'] }));
  expect((await reader.patch(url, later)).statusCode).toBe(403);
  expect((await reader.delete(url, { id, lock_version, reason: 'Чужое' })).statusCode).toBe(403);
  const keeper = desk.app.as(
    await desk.company.employee({
      permissions: ['agreements.read', 'approval_chains.edit', 'approval_chains.delete'],
    }),
  );
  const changed = await keeper.patch(url, later);
  expect([changed.statusCode, changed.json<ApprovalChain>().due_at]).toEqual([200, later.due_at]);
  const reasonless = await keeper.delete(url, { id, lock_version });
  expect(reasonless.statusCode).toBe(422);
  const { lock_version: now } = changed.json<ApprovalChain>();
  const ended = await keeper.delete(url, { id, lock_version: now, reason: 'Сделка отменена' });
  expect([ended.statusCode, ended.json<ApprovalChain>().status]).toEqual([200, 'cancelled']);
});

it('the one who answers for a document takes it back, and neither approves nor cancels it', async () => {
  const id = await desk.draft();
  const author = await desk.company.employee({ permissions: ['agreements.read', 'agreements.edit'] });
  await desk.app.db
    .updateTable('agreements')
    .set({ responsible_id: author.id })
    .where('id', '=', id)
    .execute();
  const chain = await desk.send(id);
  const url = `/api/approval-chains/${String(chain.id)}`;
  const body = { lock_version: chain.lock_version, reason: 'Ошибка в сумме' };
  const as = desk.app.as(author);
  expect((await as.get(url)).json<ApprovalChain>().can).toMatchObject({
    recall: true,
    finish: false,
    cancel: false,
  });
  expect((await as.post(`${url}/finish`, { ...body, outcome: 'passed' })).statusCode).toBe(403);
  expect((await as.delete(url, body)).statusCode).toBe(403);
  expect((await as.post(`${url}/recall`, body)).statusCode).toBe(200);
});

it('whoever looks after approvals is offered the way back on the card without a right to change it', async () => {
  const id = await desk.draft();
  await desk.send(id);
  const keeper = desk.app.as(
    await desk.company.employee({ permissions: ['agreements.read', 'approval_chains.edit'] }),
  );
  const card = (await keeper.get(`/api/agreements/${String(id)}`)).json<{
    available_actions: string[];
    lock_version: number;
  }>();
  expect(card.available_actions).toEqual(['recall']);
  const input = { lock_version: card.lock_version, reason: 'По просьбе автора' };
  expect((await keeper.post(`/api/agreements/${String(id)}/cancel`, input)).statusCode).toBe(403);
  expect((await keeper.post(`/api/agreements/${String(id)}/recall`, input)).statusCode).toBe(200);
});
