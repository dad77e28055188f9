import { PERMISSIONS } from 'shared/contract/access/permissions';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let sender: Actor;
let friend: Actor;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  friend = await desk.company.employee({ name: 'Власов Игорь Олегович' });
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  sender = await desk.company.employee({
    permissions: PERMISSIONS.map(({ name }) => name).filter((name) => name !== 'approval_chains.edit'),
  });
});
beforeEach(() => desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute());
afterAll(() => desk.app.close());

async function send(actor: Actor, choice: object) {
  const id = await desk.draft();
  const { lock_version } = await desk.card(id);
  const body = { kind: 'agreement', id, lock_version, ...choice };
  const answer = await desk.app.as(actor).post('/api/approval-chains', body);
  return { answer, status: (await desk.card(id)).status };
}

describe('a document that a template leads to somebody', () => {
  it.each([
    ['people of the sender’s choice', () => Promise.resolve({ participants: [{ user_id: friend.id }] })],
    [
      'a template that is not meant for it',
      async () => ({
        template_id: await desk.template([stageOf([friend])], { conditions: { amount_max: '10.00' } }),
      }),
    ],
    [
      'a template that would only come after its own',
      async () => ({ template_id: await desk.template([stageOf([friend])], { priority: 500 }) }),
    ],
  ] as const)('is not sent past it to %s', async (_, choose) => {
    const own = await desk.template([stageOf([lawyer])]);
    const choice = await choose();
    const { answer, status } = await send(sender, choice);
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ message: string }>().message).toContain('по маршруту «Закупки»');
    expect(status).toBe('draft');
    expect((await send(sender, { template_id: own })).answer.statusCode).toBe(201);
    expect((await send(desk.buyer, choice)).answer.statusCode).toBe(201);
  });
});

it.each([
  ['fits no template', { amount_min: '900000.00' }, undefined],
  ['is led to nobody by its template', {}, { amount_min: '900000.00' }],
] as const)('a document that %s goes to whom its sender chooses', async (...[, conditions, condition]) => {
  await desk.template([stageOf([lawyer], { condition })], { conditions });
  expect((await send(sender, {})).answer.statusCode).toBe(422);
  expect((await send(sender, { participants: [{ user_id: friend.id }] })).status).toBe('on_approval');
});

it('nobody chooses themselves to approve what they send', async () => {
  const participants = [{ user_id: sender.id }, { user_id: friend.id }];
  const { answer, status } = await send(sender, { participants });
  expect(answer.json()).toMatchObject({ message: 'Документ не согласует тот, кто его отправил' });
  expect([answer.statusCode, status]).toEqual([422, 'draft']);
});

it('a template and people of one’s own choice are one or the other', async () => {
  const template_id = await desk.template([stageOf([lawyer])]);
  const { answer, status } = await send(desk.buyer, { template_id, participants: [{ user_id: friend.id }] });
  expect(answer.json<{ errors: object }>().errors).toEqual({
    participants: ['Согласующих указывают вместо шаблона, выберите что-то одно'],
  });
  expect([answer.statusCode, status]).toEqual([422, 'draft']);
});
