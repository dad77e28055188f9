import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let other: Actor;
let id: number;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  other = await desk.company.employee({ name: 'Власов Игорь Олегович' });
  await desk.template([stageOf([lawyer])]);
});
beforeEach(async () => {
  await desk.app.db.deleteFrom('absences').execute();
  id = await desk.draft();
  await desk.send(id);
});
afterAll(() => desk.app.close());

const taskOf = async (actor: Actor) =>
  (await desk.tasks(actor)).find(({ document }) => document.id === id)?.id ?? 0;

async function act(actor: Actor, step: string, body: object): Promise<void> {
  const url = `/api/approval-tasks/${String(await taskOf(actor))}/${step}`;
  expect((await desk.app.as(actor).post(url, body)).statusCode).toBe(200);
}
const forward = (from: Actor, to: Actor) => act(from, 'forward', { user_id: to.id });

async function stage() {
  const url = `/api/approval-chains/${String((await desk.chain(id)).id)}/sheet`;
  return (await desk.app.as(desk.buyer).get(url)).json<ApprovalSheet>().rounds[0]?.stages[0];
}

it('whoever forwarded a decision stays on the sheet, before it is made and after', async () => {
  await forward(lawyer, finance);
  await forward(finance, other);
  const handed_from = [{ id: lawyer.id }, { id: finance.id }];
  expect(await stage()).toMatchObject({
    awaited: [{ user: { id: other.id }, on_behalf_of: null, handed_from }],
  });
  await act(other, 'vote', { decision: 'approve' });
  expect(await stage()).toMatchObject({
    awaited: [],
    votes: [{ user: { id: other.id }, on_behalf_of: null, handed_from }],
  });
});

it('a deputy stands in for whom the decision was forwarded to, and has it from nobody but its owner', async () => {
  await forward(lawyer, finance);
  const leave = { deputy_id: other.id, date_from: '2026-11-20', date_to: '2026-11-27' };
  expect((await desk.app.as(finance).post('/api/absences', leave)).statusCode).toBe(201);
  expect(await stage()).toMatchObject({
    awaited: [{ user: { id: other.id }, on_behalf_of: { id: finance.id }, handed_from: [{ id: lawyer.id }] }],
  });
});

it('a deputy alone has it from nobody, nor has whoever it was given back to', async () => {
  const leave = { deputy_id: other.id, date_from: '2026-11-20', date_to: '2026-11-27' };
  expect((await desk.app.as(lawyer).post('/api/absences', leave)).statusCode).toBe(201);
  expect(await stage()).toMatchObject({
    awaited: [{ user: { id: other.id }, on_behalf_of: { id: lawyer.id }, handed_from: [] }],
  });
  await forward(other, lawyer);
  expect(await stage()).toMatchObject({
    awaited: [{ user: { id: lawyer.id }, on_behalf_of: null, handed_from: [] }],
  });
});
