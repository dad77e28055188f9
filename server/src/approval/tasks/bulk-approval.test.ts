import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { BulkApprovalResult } from 'shared/contract/approval/bulk-approval';
import { PERMISSIONS } from 'shared/contract/access/permissions';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let keeper: Actor;

const url = '/api/approval-tasks/bulk-approve';

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна', dataScope: 'own' });
  finance = await company.employee({ name: 'Белов Андрей Викторович', dataScope: 'own' });
  keeper = await company.employee({ name: 'Гусева Нина Павловна', dataScope: 'own' });
  await desk.template([stageOf([lawyer, finance])]);
  const registering = { conditions: { amount_min: '50000.00' }, priority: 1 };
  await desk.template([stageOf([lawyer], { name: 'Регистрация', action: 'register' })], registering);
  const reading = { conditions: { amount_min: '20000.00', amount_max: '30000.00' }, priority: 2 };
  await desk.template([stageOf([keeper, lawyer], { name: 'Ознакомление', action: 'acknowledge' })], reading);
});
afterAll(() => desk.app.close());

const taskOf = async (actor: Actor, documentId: number): Promise<ApprovalTask> => {
  const [task] = await desk.tasks(actor, `&filter[document_id]=${String(documentId)}`);
  if (task === undefined) throw new Error('Nothing is asked about the document');
  return task;
};
const shown = ({ id, chain_lock_version }: ApprovalTask) => ({ id, chain_lock_version });
async function sent(given: object = {}): Promise<number> {
  const id = await desk.draft({ penalty_terms: '0,1\u00a0% за день просрочки', ...given });
  await desk.send(id);
  return id;
}
async function approve(actor: Actor, tasks: readonly ApprovalTask[]): Promise<BulkApprovalResult['data']> {
  const answer = await desk.app.as(actor).post(url, { tasks: tasks.map(shown) });
  expect(answer.statusCode).toBe(200);
  return answer.json<BulkApprovalResult>().data;
}

describe('several documents approved with one confirmation', () => {
  it('are closed to strangers and to those who do not vote', async () => {
    const body = { tasks: [{ id: 1, chain_lock_version: 1 }] };
    expect((await desk.app.stranger.post(url, body)).statusCode).toBe(401);
    const permissions = PERMISSIONS.map(({ name }) => name).filter((name) => name !== 'approval_chains.vote');
    const barred = await desk.company.employee({ permissions });
    expect((await desk.app.as(barred).post(url, body)).statusCode).toBe(403);
  });

  it('are each approved, and the same confirmation sent again changes nothing', async () => {
    const [first, second] = [await sent(), await sent()];
    const tasks = [await taskOf(lawyer, first), await taskOf(lawyer, second)];
    expect(tasks.map(({ can }) => can.bulk_approve)).toEqual([true, true]);
    const expected = tasks.map(({ id, document }) => ({
      task_id: id,
      document,
      is_approved: true,
      message: null,
    }));
    expect(await approve(lawyer, tasks)).toEqual(expected);
    expect(await approve(lawyer, tasks)).toEqual(expected);
    expect((await desk.chain(first)).stages[0]?.progress.approved).toBe(1);
    await desk.app.as(finance).post(url, { tasks: [shown(await taskOf(finance, first))] });
    expect(await desk.card(first)).toMatchObject({ status: 'approved' });
    expect(await desk.card(second)).toMatchObject({ status: 'on_approval' });
  });

  it('leave out the one in whose round something has happened since the list was shown, and say so', async () => {
    const [calm, stirred] = [await sent(), await sent()];
    const tasks = [await taskOf(lawyer, calm), await taskOf(lawyer, stirred)];
    const other = await taskOf(finance, stirred);
    const remark = { decision: 'approve_with_remarks', remark: 'Проверьте срок поставки' };
    expect(
      (await desk.app.as(finance).post(`/api/approval-tasks/${String(other.id)}/vote`, remark)).statusCode,
    ).toBe(200);
    const [approved, refused] = await approve(lawyer, tasks);
    expect(approved).toMatchObject({ is_approved: true });
    expect(refused?.is_approved).toBe(false);
    expect(refused?.message).toContain('пока список был открыт');
    expect(await taskOf(lawyer, stirred)).toMatchObject({ status: 'pending', vote: null });
  });

  it('leave out another’s task, and one of a round that is over', async () => {
    const id = await sent();
    const mine = await taskOf(lawyer, id);
    const others = await taskOf(finance, id);
    expect(await approve(lawyer, [others])).toMatchObject([{ is_approved: false }]);
    await desk.app
      .as(finance)
      .post(`/api/approval-tasks/${String(others.id)}/vote`, { decision: 'return', remark: 'Исправьте' });
    expect(await approve(lawyer, [mine])).toMatchObject([
      { is_approved: false, message: 'Документ уже вернули на доработку, решение больше не требуется' },
    ]);
  });

  it('leave out what the reader returned in an earlier round', async () => {
    const id = await sent();
    const former = await taskOf(lawyer, id);
    const returned = { decision: 'return', remark: 'Исправьте пункт 4.2' };
    await desk.app.as(lawyer).post(`/api/approval-tasks/${String(former.id)}/vote`, returned);
    await desk.send(id);
    const task = await taskOf(lawyer, id);
    expect(task).toMatchObject({ round: 2, can: { bulk_approve: false } });
    expect(await approve(lawyer, [task])).toMatchObject([
      { is_approved: false, message: 'В прошлом круге вы не согласовали документ: откройте его' },
    ]);
  });

  it('leave out a document with a risk: it is to be opened', async () => {
    const task = await taskOf(lawyer, await sent({ penalty_terms: null }));
    expect(await approve(lawyer, [task])).toMatchObject([
      { is_approved: false, message: 'У документа есть риски: откройте его' },
    ]);
  });

  it('leave out one whose counterparty was blocked meanwhile; its round, its card and its inbox say so', async () => {
    const id = await sent();
    const task = await taskOf(lawyer, id);
    expect(task.can.bulk_approve).toBe(true);
    expect((await desk.chain(id)).warnings).toEqual([]);
    const side = (status: 'active' | 'blocked') =>
      desk.app.db
        .updateTable('counterparties')
        .set({ status })
        .where('id', '=', desk.company.counterpartyId)
        .execute();
    await side('blocked');
    try {
      expect(await approve(lawyer, [task])).toMatchObject([
        { is_approved: false, message: 'У документа есть риски: откройте его' },
      ]);
      const warning = 'Контрагент заблокирован';
      expect((await desk.chain(id)).warnings).toEqual([warning]);
      expect(await desk.card(id)).toMatchObject({
        status: 'on_approval',
        readiness: [{ field: 'counterparty_id', level: 'warning', message: warning }],
      });
    } finally {
      await side('active');
    }
    expect(await approve(lawyer, [task])).toMatchObject([{ is_approved: true }]);
  });

  it('are not registered so, and acknowledging is not mixed with approving', async () => {
    const registered = await taskOf(lawyer, await sent({ amount: '60000.00' }));
    expect(await approve(lawyer, [registered])).toMatchObject([{ is_approved: false }]);
    const read = await taskOf(lawyer, await sent({ amount: '25000.00' }));
    const approved = await taskOf(lawyer, await sent());
    const mixed = await desk.app.as(lawyer).post(url, { tasks: [read, approved].map(shown) });
    expect(mixed.statusCode).toBe(422);
    expect(await approve(lawyer, [read])).toMatchObject([{ is_approved: true }]);
    expect(await desk.tasks(lawyer, '&filter[tab]=done&sort=-finished_at')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: read.id })]),
    );
  });

  it('refuses an empty choice, one document twice, and any other decision', async () => {
    const task = await taskOf(lawyer, await sent());
    for (const body of [
      { tasks: [] },
      { tasks: [shown(task), shown(task)] },
      { tasks: [shown(task)], decision: 'reject' },
    ]) {
      expect((await desk.app.as(lawyer).post(url, body)).statusCode).toBe(422);
    }
  });
});
