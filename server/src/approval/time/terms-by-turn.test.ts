import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let first: Actor;
let second: Actor;

beforeAll(async () => {
  desk = await aDesk();
  first = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  second = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  await desk.template([stageOf([first, second], { execution: 'sequential', deadline_value: 8 })]);
});
beforeEach(() => {
  desk.app.setNow(NOW);
});
afterAll(() => desk.app.close());

const END = '2026-11-20T15:00:00.000Z';
/** Until when the stage is to be decided, and each of its seats. */
const terms = async (id: number) => {
  const [stage] = (await desk.chain(id)).stages;
  return [stage?.due_at, ...(stage?.tasks ?? []).map(({ due_at: due }) => due)];
};
async function sent() {
  const id = await desk.draft();
  await desk.send(id);
  return id;
}
const approve = async (actor: Actor) => {
  expect((await desk.vote(actor, 'approve')).statusCode).toBe(200);
};

it('a stage by turn has one term for all its seats: who is asked later has what is left of it', async () => {
  const id = await sent();
  expect(await terms(id)).toEqual([END, END, null]);
  desk.app.setNow(new Date('2026-11-20T15:00:00+03:00'));
  await approve(first);
  expect(await terms(id)).toEqual([END, END, END]);
  await approve(second);
});

it('one that is late already leaves whoever is asked then all of its time', async () => {
  const id = await sent();
  desk.app.setNow(new Date('2026-11-23T10:00:00+03:00'));
  await approve(first);
  expect(await terms(id)).toEqual([END, END, '2026-11-23T15:00:00.000Z']);
  await approve(second);
});

it('one whose term was moved has the moved one for those who come next', async () => {
  const id = await sent();
  const { id: chainId, lock_version } = await desk.chain(id);
  const due_at = '2026-11-26T10:00:00.000Z';
  const url = `/api/approval-chains/${String(chainId)}`;
  expect((await desk.app.as(desk.buyer).patch(url, { lock_version, due_at })).statusCode).toBe(200);
  await approve(first);
  expect(await terms(id)).toEqual([due_at, due_at, due_at]);
  await approve(second);
});
