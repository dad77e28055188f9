import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let people: Actor[];

beforeAll(async () => {
  desk = await aDesk();
  const names = [
    'Соколова Мария Дмитриевна',
    'Белов Андрей Викторович',
    'Власов Пётр Ильич',
    'Лосева Анна Ильинична',
  ];
  people = [];
  for (const name of names) people.push(await desk.company.employee({ name }));
  await desk.template([stageOf(people, { quorum_type: 'percent', quorum_value: 60 })]);
});
afterAll(() => desk.app.close());

const progressOf = async (id: number) => {
  const { status, stages } = await desk.chain(id);
  const [stage] = stages;
  return [status, stage?.progress.approved, stage?.progress.needed];
};
const decide = async (place: number, id: number, decision: string) => {
  const person = people[place];
  if (person === undefined) throw new RangeError('Nobody');
  const task = (await desk.tasks(person)).find(({ document }) => document.id === id);
  const url = `/api/approval-tasks/${String(task?.id)}/vote`;
  const answer = await desk.app.as(person).post(url, { decision, remark: 'Нет' });
  expect(answer.statusCode).toBe(200);
};

it('a stage that passed by its share says how many it took, also of those it did not wait for', async () => {
  const id = await desk.draft();
  await desk.send(id);
  expect(await progressOf(id)).toEqual(['running', 0, 3]);
  for (const place of [0, 1, 2]) await decide(place, id, 'approve');
  expect(await progressOf(id)).toEqual(['passed', 3, 3]);
});

it('a stage that cannot reach its share any more returns at once, and still says what it took', async () => {
  const id = await desk.draft();
  await desk.send(id);
  await decide(0, id, 'approve');
  await decide(1, id, 'return');
  expect(await progressOf(id)).toEqual(['running', 1, 3]);
  await decide(2, id, 'return');
  expect(await progressOf(id)).toEqual(['returned', 1, 3]);
});

describe('a stage that fails by somebody who abstains', () => {
  const ended = async (decisions: readonly [string, string?][]) => {
    const people = [];
    for (let at = 0; at < 3; at += 1) people.push(await desk.company.employee());
    await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
    await desk.template([
      {
        ...stageOf(people, { quorum_type: 'count', quorum_value: 2, remark_required_on: [] }),
        participants: people.map(({ id }) => ({ kind: 'user' as const, ref_id: id, is_required: false })),
      },
    ]);
    const id = await desk.draft();
    await desk.send(id);
    for (const [at, [decision, remark]] of decisions.entries()) {
      const person = people[at];
      if (person === undefined) break;
      const answer = await desk.vote(person, decision, remark === undefined ? {} : { remark });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
    }
    return desk.card(id);
  };

  it('goes back with what was said by whoever refused before', async () => {
    const card = await ended([['return', 'Нет спецификации'], ['approve'], ['abstain']]);
    expect(card).toMatchObject({ status: 'rework', status_reason: 'Нет спецификации' });
  });

  it('says that too few are left where nobody has refused', async () => {
    const card = await ended([['abstain'], ['abstain'], ['abstain']]);
    expect(card).toMatchObject({
      status: 'rework',
      status_reason: 'Кворум не набран: участники воздержались',
    });
  });
});
