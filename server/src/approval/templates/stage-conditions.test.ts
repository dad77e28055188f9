import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let admin: Actor;

beforeAll(async () => {
  desk = await aDesk();
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
});
afterAll(() => desk.app.close());

const made = (conditions: object, condition: object | null) =>
  desk.app.as(admin).post('/api/chain-templates', {
    name: 'Закупки',
    document_kinds: ['agreement'],
    conditions,
    stages: [stageOf([admin]), { ...stageOf([admin]), condition }],
  });
const errorsOf = async (conditions: object, condition: object) => {
  const answer = await made(conditions, condition);
  expect(answer.statusCode).toBe(422);
  return answer.json<{ errors: object }>().errors;
};

it.each([
  [
    'from a sum on that the template is not for',
    { amount_max: '5.00' },
    { amount_min: '10.00' },
    'amount_min',
  ],
  ['below the least sum of the template', { amount_min: '10.00' }, { amount_max: '10.00' }, 'amount_max'],
  ['of another direction', { directions: ['expense'] }, { directions: ['income'] }, 'directions'],
  [
    'of another risk',
    { counterparty_risks: ['low'] },
    { counterparty_risks: ['high'] },
    'counterparty_risks',
  ],
  ['composed otherwise', { is_template_based: true }, { is_template_based: false }, 'is_template_based'],
] as const)('a stage for documents %s is refused', async (...[, conditions, condition, field]) => {
  expect(await errorsOf(conditions, condition)).toEqual({
    [`stages.1.condition.${field}`]: [
      'Шаблон применяют при другом условии: этап не понадобится ни одному документу',
    ],
  });
});

it('a stage for some of the documents of its template is taken', async () => {
  const conditions = { amount_min: '5.00', directions: ['income', 'expense'] };
  const condition = { amount_min: '10.00', directions: ['income'], counterparty_risks: ['high'] };
  expect((await made(conditions, condition)).statusCode).toBe(201);
});

it('directions and risks there are not are refused, of a template and of a stage', async () => {
  const unknown = { directions: ['sideways'], counterparty_risks: ['dire'] };
  const told = ['Выберите значения из списка'];
  expect(await errorsOf(unknown, unknown)).toEqual({
    'conditions.directions': told,
    'conditions.counterparty_risks': told,
    'stages.1.condition.directions': told,
    'stages.1.condition.counterparty_risks': told,
  });
});
