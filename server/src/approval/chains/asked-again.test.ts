import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let director: Actor;
let otherPartnerId: number;
let otherOrganizationId: number;

/** Whose stage looks at what. */
const LOOKS = {
  Контрагент: ['counterparty'],
  Организация: ['organization'],
  Валюта: ['currency_code'],
  Сумма: ['amount'],
  Спецификация: ['items'],
  НДС: ['vat_mode', 'vat_rate'],
} as const;

const another = async (name: string, inn: string, isOwn: boolean) => {
  const { id } = await desk.app.db
    .insertInto('counterparties')
    .values({
      is_own: isOwn,
      type: 'legal',
      legal_form: 'ООО',
      name_short: name,
      name_full: name,
      inn,
      kpp: '770101001',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

beforeAll(async () => {
  desk = await aDesk();
  otherPartnerId = await another('Соседи', '7736207543', false);
  otherOrganizationId = await another('Южный узел', '7702070139', true);
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  director = await desk.company.employee({ name: 'Орешкин Виктор Ильич' });
});
afterAll(() => desk.app.close());

const url = (id: number) => `/api/agreements/${String(id)}`;
async function change(id: number, given: object): Promise<Agreement> {
  const { lock_version } = await desk.card(id);
  const answer = await desk.app.as(desk.buyer).patch(url(id), { lock_version, ...given });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
  return answer.json<Agreement>();
}
const preview = async (id: number) =>
  (
    await desk.app.as(desk.buyer).get(`/api/approval-chains/preview?kind=agreement&id=${String(id)}`)
  ).json<ApprovalPreview>();

/** An agreement of two lines that everybody has approved but the director, who has returned it. */
async function returned(): Promise<Agreement> {
  const people: Actor[] = [];
  for (let at = 0; at < Object.keys(LOOKS).length; at += 1) people.push(await desk.company.employee());
  await desk.template([
    ...Object.entries(LOOKS).map(([name, reset_fields], at) =>
      stageOf([people[at] ?? director], { name, reset_on: 'fields', reset_fields: [...reset_fields] }),
    ),
    stageOf([director], { name: 'Директор' }),
  ]);
  const id = await desk.draft({ amount: null });
  await change(id, {
    items: [
      desk.company.item(),
      desk.company.item({ name: 'Муфта', vat_rate_id: desk.company.rateId('vat10') }),
    ],
  });
  await desk.send(id);
  for (const person of people) expect((await desk.vote(person, 'approve')).statusCode).toBe(200);
  await desk.vote(director, 'return', { remark: 'Уточнить' });
  return desk.card(id);
}

/** Names of the stages that have approved and are asked again, each with the words of the reason. */
const askedAgain = ({ stages }: ApprovalPreview) =>
  Object.fromEntries(
    stages.flatMap(({ name, seats }) =>
      seats.some(({ kept }) => kept !== null) || name === 'Директор'
        ? []
        : [[name, seats[0]?.why.replace('Назван в маршруте. Согласовано в круге 1, затем изменено: ', '')]],
    ),
  );

const linesOf = ({ items }: Agreement) =>
  items.map(({ id, name, quantity, price, measure, vat_mode, vat_rate }) => ({
    id,
    name,
    quantity,
    price,
    measure_id: measure.id,
    vat_mode,
    vat_rate_id: vat_rate?.id,
  }));
const vat = (code: string) => desk.company.rateId(code);

describe('of those who have approved, a new round asks again only those whose terms have changed', () => {
  it.each<[string, (card: Agreement) => object, Record<string, string>]>([
    ['nothing', () => ({}), {}],
    [
      'the counterparty',
      () => ({ counterparty_id: otherPartnerId, their_signatory_id: null }),
      { Контрагент: 'Контрагент' },
    ],
    [
      'the organisation',
      () => ({ organization_id: otherOrganizationId, our_signatory_id: null }),
      { Организация: 'Наша организация' },
    ],
    // The same number of dollars is another sum.
    ['the currency', () => ({ currency_code: 'USD' }), { Валюта: 'Валюта', Сумма: 'Сумма' }],
    [
      'a line of the specification',
      (card) => ({
        items: linesOf(card).map((line, at) => ({ ...line, ...(at === 0 && { quantity: '4' }) })),
      }),
      { Сумма: 'Сумма', Спецификация: 'Спецификация' },
    ],
    ['the tax of the whole', () => ({ vat_rate_id: vat('vat10') }), { НДС: 'Ставка НДС' }],
    [
      'the tax of a line',
      (card) => ({
        items: linesOf(card).map((line, at) => ({ ...line, ...(at === 0 && { vat_rate_id: vat('vat10') }) })),
      }),
      { Спецификация: 'Спецификация', НДС: 'Ставка НДС' },
    ],
    [
      'the taxes of two lines, each for the other’s',
      (card) => ({
        items: linesOf(card).map((line, at) => ({ ...line, vat_rate_id: vat(at === 0 ? 'vat10' : 'vat22') })),
      }),
      { Спецификация: 'Спецификация', НДС: 'Ставка НДС' },
    ],
    [
      'the one line of its rate, which is gone',
      (card) => ({ items: linesOf(card).slice(0, 1) }),
      { Сумма: 'Сумма', Спецификация: 'Спецификация', НДС: 'Ставка НДС' },
    ],
  ])('%s', async (_, given, expected) => {
    const card = await returned();
    await change(card.id, given(card));
    expect(askedAgain(await preview(card.id))).toEqual(expected);
  });
});

it('the round says of each why they are asked again, and one that begins anew in every round says so', async () => {
  const [lawyer, finance] = [await desk.company.employee(), await desk.company.employee()];
  await desk.template([
    stageOf([lawyer], { reset_on: 'always' }),
    stageOf([finance], { name: 'Финансы' }),
    stageOf([director], { name: 'Директор' }),
  ]);
  const id = await desk.draft();
  await desk.send(id);
  for (const person of [lawyer, finance]) await desk.vote(person, 'approve');
  await desk.vote(director, 'return', { remark: 'Уточнить' });
  await change(id, { payment_terms: 'В течение 5 дней', penalty_terms: 'Пени 0,1 %' });
  const { stages } = await desk.send(id);
  expect(stages.map(({ tasks }) => tasks[0]?.why)).toEqual([
    'Назван в маршруте. Согласовано в круге 1, но этап проходит заново в каждом круге',
    'Назван в маршруте. Согласовано в круге 1, затем изменено: Порядок оплаты, Неустойка',
    'Назван в маршруте',
  ]);
});

it('whom the sender asks anew is asked without a reason, and an approval that was kept twice is of its own round', async () => {
  const card = await returned();
  const first = await desk.send(card.id);
  expect(first.waiting_for.map(({ id }) => id)).toEqual([director.id]);
  await desk.vote(director, 'return', { remark: 'Ещё раз' });
  await change(card.id, { counterparty_id: otherPartnerId, their_signatory_id: null });
  expect(askedAgain(await preview(card.id))).toEqual({ Контрагент: 'Контрагент' });
  const anew = await desk.app
    .as(desk.buyer)
    .get(`/api/approval-chains/preview?kind=agreement&id=${String(card.id)}&restart=all`);
  expect(anew.json<ApprovalPreview>().stages.map(({ seats }) => seats[0]?.why)).toEqual(
    Array.from({ length: 7 }, () => 'Назван в маршруте'),
  );
});

describe('whom another route asks again', () => {
  const WHY = 'Назван в маршруте. Согласовано в круге 1';

  it('is told which of the terms that decide the route have changed', async () => {
    const lawyer = await desk.company.employee();
    await desk.template([stageOf([lawyer]), stageOf([director], { name: 'Директор' })], {
      conditions: { amount_max: '1000000.00' },
    });
    await desk.template(
      [stageOf([director], { name: 'Директор' }), stageOf([lawyer, await desk.company.employee()])],
      { conditions: { amount_min: '1000000.00' } },
    );
    const id = await desk.draft();
    await desk.send(id);
    await desk.vote(lawyer, 'approve');
    await desk.vote(director, 'return', { remark: 'Уточнить' });
    await change(id, { amount: '5000000.00' });
    const whys = [
      ['Назван в маршруте'],
      [`${WHY}, затем изменено: Сумма; маршрут стал другим`, 'Назван в маршруте'],
    ];
    expect((await preview(id)).stages.map(({ seats }) => seats.map(({ why }) => why))).toEqual(whys);
    const { stages } = await desk.send(id);
    expect(stages.map(({ tasks }) => tasks.map(({ why }) => why))).toEqual(whys);
  });

  it('is told so as well where nothing of the document has made it another', async () => {
    const lawyer = await desk.company.employee();
    const template = await desk.template([stageOf([lawyer]), stageOf([director], { name: 'Директор' })]);
    const id = await desk.draft();
    await desk.send(id);
    await desk.vote(lawyer, 'approve');
    await desk.vote(director, 'return', { remark: 'Уточнить' });
    await desk.app.db
      .updateTable('chain_template_stages')
      .set({ name: 'Проверка юристом' })
      .where('template_id', '=', template)
      .where('position', '=', 1)
      .execute();
    expect((await preview(id)).stages[0]?.seats.map(({ why }) => why)).toEqual([
      `${WHY}, затем маршрут стал другим`,
    ]);
  });
});

it('whose approval stands is not asked, and decides nothing', async () => {
  const lawyer = await desk.company.employee();
  await desk.template([stageOf([lawyer]), stageOf([director], { name: 'Директор' })]);
  const id = await desk.draft();
  await desk.send(id);
  await desk.vote(lawyer, 'approve');
  await desk.vote(director, 'return', { remark: 'Уточнить' });
  const { stages } = await desk.send(id);
  const address = `/api/approval-tasks/${String(stages[0]?.tasks[0]?.id)}/vote`;
  for (const decision of ['approve', 'return']) {
    const answer = await desk.app.as(lawyer).post(address, { decision, remark: 'Ещё раз' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: 'Решение не требуется: действует прежнее согласование' },
    ]);
  }
  expect((await desk.chain(id)).stages[0]?.tasks).toMatchObject([{ vote: null, kept: { round: 1 } }]);
});

test('whoever has only read a document is asked when they are to approve it', async () => {
  const lawyer = await desk.company.employee();
  const template = await desk.template([
    stageOf([lawyer], { action: 'acknowledge' }),
    stageOf([director], { name: 'Директор' }),
  ]);
  const id = await desk.draft();
  await desk.send(id);
  await desk.vote(lawyer, 'acknowledge');
  await desk.vote(director, 'return', { remark: 'Уточнить' });
  const keptOfLawyer = async () => (await preview(id)).stages[0]?.seats.map(({ kept }) => kept !== null);
  expect(await keptOfLawyer()).toEqual([true]);
  await desk.app.db
    .updateTable('chain_template_stages')
    .set({ action: 'approve' })
    .where('template_id', '=', template)
    .where('position', '=', 1)
    .execute();
  expect(await keptOfLawyer()).toEqual([false]);
});
