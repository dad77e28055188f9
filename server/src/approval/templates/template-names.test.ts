import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let admin: Actor;
let head: Actor;

beforeAll(async () => {
  desk = await aDesk([handbooksModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  head = await desk.company.employee({ name: 'Белов Андрей Викторович' });
});
afterAll(() => desk.app.close());

const url = '/api/chain-templates';
const body = (given: object) => ({ name: 'Закупки', document_kinds: ['agreement'], ...given });
const seat = (position: number, { id }: Actor) => ({ position, kind: 'user', ref_id: id });

test('stages and seats of a template stand in the order of the places they say', async () => {
  const participants = [seat(2, admin), seat(1, head)];
  const made = await desk.app.as(admin).post(
    url,
    body({
      stages: [
        { position: 2, name: 'Второй', participants },
        { position: 1, name: 'Первый', participants: [seat(1, admin)] },
      ],
    }),
  );
  expect(made.statusCode).toBe(201);
  const template = made.json<ChainTemplate>();
  expect(template.stages.map(({ name, position }) => [name, position])).toEqual([
    ['Первый', 1],
    ['Второй', 2],
  ]);
  expect(template.stages[1]?.participants.map(({ ref_id }) => ref_id)).toEqual([head.id, admin.id]);
  const stages = [
    { position: 5, name: 'Поздний', participants: [{ ...seat(1, admin), kind: 'сосед' }] },
    { position: 4, name: 'Ранний', participants },
  ];
  const refused = await desk.app
    .as(admin)
    .patch(`${url}/${String(template.id)}`, { lock_version: template.lock_version, stages });
  expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['stages.0.participants.0.kind']);
});

test('conditions of a template and of a stage are also understood by the names of the domain reference', async () => {
  const condition = { direction: ['expense'], counterparty_risk: 'high' };
  const made = await desk.app.as(admin).post(
    url,
    body({
      conditions: { direction: 'expense', counterparty_risk: null },
      stages: [{ ...stageOf([head]), condition }],
    }),
  );
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    {
      conditions: { directions: ['expense'], counterparty_risks: [] },
      stages: [{ condition: { directions: ['expense'], counterparty_risks: ['high'] } }],
    },
  ]);
  const twice = await desk.app
    .as(admin)
    .post(
      url,
      body({ conditions: { direction: 'income', directions: ['expense'] }, stages: [stageOf([head])] }),
    );
  expect(twice.statusCode).toBe(422);
});
