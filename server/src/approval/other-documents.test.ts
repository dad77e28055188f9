import { addendumsModule } from '../addendums/addendums-module';
import { anAgreement } from '../agreements/company.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { aDesk, type Desk, stageOf } from './approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk([addendumsModule, offersModule]);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна', dataScope: 'own' });
  await desk.template([stageOf([lawyer])], { kinds: ['addendum', 'commercial_offer'] });
});
afterAll(() => desk.app.close());

const as = () => desk.app.as(desk.buyer);

async function anAddendum(): Promise<number> {
  const agreementId = await anAgreement(desk.app.db, desk.company, {
    responsible_id: desk.buyer.id,
    status: 'active',
  });
  const made = await as().post('/api/addendums', {
    agreement_id: agreementId,
    title: 'Продление',
    kinds: ['extension'],
    summary: 'Срок продлевается',
    responsible_id: desk.buyer.id,
  });
  expect(made.statusCode).toBe(201);
  return made.json<{ id: number }>().id;
}

async function anOffer(): Promise<number> {
  const { id } = await desk.app.db
    .insertInto('commercial_offers')
    .values({
      number: 'КП-1',
      offer_date: '2026-11-19',
      direction: 'outgoing',
      title: 'Кабель',
      organization_id: desk.company.organizationId,
      counterparty_id: desk.company.counterpartyId,
      counterparty_name: 'Лесная Плаза',
      responsible_id: desk.buyer.id,
      created_by_id: desk.buyer.id,
      amount: '100.00',
      vat_rate_id: desk.company.rateId('vat22'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it.each([
  ['addendum', 'addendums', anAddendum],
  ['commercial_offer', 'commercial-offers', anOffer],
] as const)(
  'an approval moves %s by its own workflow, seen by whoever is asked',
  async (...[kind, resource, make]) => {
    const id = await make();
    await desk.upload(id, { type: kind });
    const url = `/api/${resource}/${String(id)}`;
    const send = async () => {
      const { lock_version } = (await as().get(url)).json<{ lock_version: number }>();
      const answer = await as().post(`${url}/send-to-approval`, { lock_version });
      expect(answer.json()).toMatchObject({ status: 'on_approval' });
    };
    expect((await desk.app.as(lawyer).get(url)).statusCode).toBe(404);
    await send();
    expect((await desk.app.as(lawyer).get(url)).statusCode).toBe(200);
    await desk.vote(lawyer, 'return', { remark: 'Исправьте срок' });
    expect((await as().get(url)).json()).toMatchObject({ status: 'rework', status_reason: 'Исправьте срок' });
    await send();
    expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
    expect((await as().get(url)).json()).toMatchObject({ status: 'approved' });
  },
);

it('an addendum takes the route of the terms it leads to, and not of those the agreement was signed with', async () => {
  const director = await desk.company.employee({ name: 'Орешкин Виктор Ильич' });
  const security = await desk.company.employee({ name: 'Ковалёв Роман Юрьевич' });
  const kinds = ['addendum'];
  const dear = { kinds, priority: 2, conditions: { amount_min: '5000000.00' } };
  await desk.template([stageOf([director], { name: 'Директор' })], dear);
  const risky = { kinds, priority: 1, conditions: { counterparty_risks: ['high'] } };
  await desk.template([stageOf([security], { name: 'Служба безопасности' })], risky);
  const agreementId = await anAgreement(desk.app.db, desk.company, {
    responsible_id: desk.buyer.id,
    status: 'active',
    amount: '1000.00',
    vat_rate_id: desk.company.rateId('vat22'),
  });
  const { id: other } = await desk.app.db
    .insertInto('counterparties')
    .values({
      is_own: false,
      type: 'legal',
      legal_form: 'ООО',
      name_short: 'Ночной ветер',
      name_full: 'Общество с ограниченной ответственностью «Ночной ветер»',
      status: 'active',
      risk_level: 'high',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stagesOf = async (changes: { field: string; new_value: unknown }[]) => {
    const made = await as().post('/api/addendums', {
      agreement_id: agreementId,
      title: 'Об изменении условий',
      kinds: ['price'],
      summary: 'Условия меняются',
      responsible_id: desk.buyer.id,
      changes: changes.map((change) => ({ target: 'agreement', ...change })),
    });
    expect(made.json()).toMatchObject({ id: expect.any(Number) as number });
    const id = String(made.json<{ id: number }>().id);
    const answer = await as().get(`/api/approval-chains/preview?kind=addendum&id=${id}`);
    return answer.json<{ stages: { name: string }[] }>().stages.map(({ name }) => name);
  };
  expect(await stagesOf([])).toEqual(['Юридическая экспертиза']);
  expect(await stagesOf([{ field: 'amount', new_value: '6000000.00' }])).toEqual(['Директор']);
  expect(await stagesOf([{ field: 'counterparty_id', new_value: other }])).toEqual(['Служба безопасности']);
});
