import type { AnyBookRow } from 'shared/contract/books/book';
import { aDesk, type Desk, stageOf } from '../../approval/approval.builder';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import type { Caller } from '../../platform/testing/test-app';

let desk: Desk;
let admin: Caller;
let lawyer: Actor;
let general: number;

beforeAll(async () => {
  desk = await aDesk([handbooksModule]);
  admin = desk.app.as(await desk.company.employee());
  lawyer = await desk.company.employee({ name: 'Юристова Вера Павловна' });
  general = await desk.template([stageOf([lawyer])], { priority: 1 });
});
afterAll(() => desk.app.close());

const at = (id: number) => `/api/agreement-types/${String(id)}`;
let letters = 0;

async function aType(given: object): Promise<AnyBookRow> {
  letters += 1;
  const input = { name: `Аренда ${String(letters)}`, code: `А${String(letters)}`, ...given };
  const answer = await admin.post('/api/agreement-types', input);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json<AnyBookRow>();
}

async function aDocumentType(name: string, kinds: string[] = ['agreement']): Promise<number> {
  letters += 1;
  const answer = await admin.post('/api/document-types', { name, code: `paper_${String(letters)}`, kinds });
  return answer.json<{ id: number }>().id;
}

async function approved(given: object): Promise<number> {
  const id = await desk.draft(given);
  await desk.app.db.updateTable('agreements').set({ status: 'approved' }).where('id', '=', id).execute();
  return id;
}

const sending = async (id: number) => {
  const { lock_version } = await desk.card(id);
  return desk.app.as(desk.buyer).post(`/api/agreements/${String(id)}/send-to-approval`, { lock_version });
};

describe('the route a type names', () => {
  test('goes before the others that fit, and the preview says why', async () => {
    const own = await desk.template([stageOf([lawyer], { name: 'Аренда' })], { priority: 900 });
    const type = await aType({ default_chain_template_id: own });
    const named = await desk.send(await desk.draft({ agreement_type_id: type.id }));
    expect(named).toMatchObject({ template: { id: own }, stages: [{ name: 'Аренда' }] });
    const other = await desk.send(await desk.draft());
    expect(other).toMatchObject({ template: { id: general } });
    const draft = await desk.draft({ agreement_type_id: type.id });
    const preview = await desk.app
      .as(desk.buyer)
      .get(`/api/approval-chains/preview?kind=agreement&id=${String(draft)}`);
    expect(preview.json()).toMatchObject({ reasons: [`Назначен типу договора «${type.name}»`] });
  });

  test('is passed over when its own conditions are not met', async () => {
    const dear = await desk.template([stageOf([lawyer])], { conditions: { amount_min: '5000.00' } });
    const type = await aType({ default_chain_template_id: dear });
    const chain = await desk.send(await desk.draft({ agreement_type_id: type.id, amount: '1000.00' }));
    expect(chain).toMatchObject({ template: { id: general } });
  });

  test('is not deleted while a type names it', async () => {
    const own = await desk.template([stageOf([lawyer])], { priority: 901 });
    await aType({ default_chain_template_id: own });
    const answer = await admin.delete(`/api/chain-templates/${String(own)}`, { lock_version: 1 });
    expect(answer.statusCode).toBe(423);
  });
});

test('the numerator a type names numbers its agreements, also one that was made for another type', async () => {
  const own = await admin.post('/api/numerators', {
    name: 'Номера аренды',
    purpose: 'agreement',
    agreement_type_id: desk.company.typeId('У'),
    pattern: 'АР-{n:3}',
  });
  const type = await aType({ numerator_id: own.json<{ id: number }>().id });
  const id = await approved({ agreement_type_id: type.id });
  const { lock_version } = await desk.card(id);
  const answer = await desk.app
    .as(desk.buyer)
    .post(`/api/agreements/${String(id)}/send-to-signing`, { lock_version });
  expect(answer.json()).toMatchObject({ status: 'on_signing', number: 'АР-001' });
});

test('what a type names is for agreements: a refusal says what is not and why', async () => {
  const scan = await aDocumentType('Скан конверта', ['addendum']);
  const numerator = await admin.get('/api/numerators?filter[purpose]=commercial_offer');
  const route = await desk.template([stageOf([lawyer])], { kinds: ['addendum'], priority: 902 });
  const answer = await admin.post('/api/agreement-types', {
    name: 'Лизинг',
    code: 'Л',
    required_document_type_ids: [scan],
    numerator_id: numerator.json<{ data: { id: number }[] }>().data[0]?.id,
    default_chain_template_id: route,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    default_chain_template_id: ['«Закупки»: по этому шаблону договоры не согласуют'],
    numerator_id: ['«Номер коммерческого предложения»: нумерует не договоры'],
    required_document_type_ids: ['«Скан конверта»: к договорам не прикладывают'],
  });
});

test('a document the type requires is attached before approval, and again before signing', async () => {
  const [act, list] = [await aDocumentType('Акт осмотра'), await aDocumentType('Перечень имущества')];
  const type = await aType({ required_document_type_ids: [act, list] });
  const id = await desk.draft({ agreement_type_id: type.id });
  const missing = 'Приложите обязательные документы: «Акт осмотра», «Перечень имущества»';
  expect((await desk.card(id)).readiness).toEqual([{ field: 'files', message: missing, level: 'error' }]);
  const refused = await sending(id);
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { files: [missing] }]);
  await desk.upload(id, { documentTypeId: act });
  expect((await desk.card(id)).missing_documents).toEqual(['Перечень имущества']);
  await desk.upload(id, { documentTypeId: list });
  expect((await sending(id)).statusCode).toBe(200);

  const agreed = await approved({ agreement_type_id: type.id, number: '7' });
  expect((await desk.card(agreed)).readiness).toContainEqual({
    field: 'files',
    message: missing,
    level: 'error',
  });
});

describe('fields of an agreement by its type', () => {
  test('a required one is asked for when the agreement is sent, by its own word', async () => {
    const type = await aType({ field_rules: { curator_id: 'required', penalty_terms: 'hidden' } });
    const id = await desk.draft({ agreement_type_id: type.id });
    expect((await desk.card(id)).field_rules).toEqual({ curator_id: 'required', penalty_terms: 'hidden' });
    const refused = await sending(id);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { curator_id: [`Заполните «Куратор»: так требует тип договора «${type.name}»`] },
    ]);
    const { lock_version } = await desk.card(id);
    const curator = { lock_version, curator_id: lawyer.id };
    await desk.app.as(desk.buyer).patch(`/api/agreements/${String(id)}`, curator);
    expect((await sending(id)).statusCode).toBe(200);
  });

  test.each([
    { title: 'hidden' },
    { subject: 'required' },
    { counterparty_id: 'hidden' },
    { nothing: 'required' },
    { penalty_terms: 'sometimes' },
  ])('no rule for what the record needs anyway or does not have: %j', async (rules) => {
    const answer = await admin.post('/api/agreement-types', {
      name: 'Ссуда',
      code: 'С9',
      field_rules: rules,
    });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().errors)).toMatch(/[а-я]/);
  });

  test('the journal says in words what became of the rules', async () => {
    const type = await aType({ field_rules: { curator_id: 'required' } });
    const rules = { tags: 'hidden', curator_id: 'required' };
    await admin.patch(at(type.id), { lock_version: 1, field_rules: rules });
    const same = { curator_id: 'required', tags: 'hidden' };
    const unchanged = await admin.patch(at(type.id), { lock_version: 2, field_rules: same });
    expect(unchanged.json()).toMatchObject({ lock_version: 2 });
    const history = await admin.get(`${at(type.id)}/history`);
    expect(history.json<{ data: { changes: unknown[] }[] }>().data[0]?.changes).toEqual([
      {
        field: 'field_rules',
        label: 'Поля договора',
        old: 'Обязательные: Куратор',
        new: 'Обязательные: Куратор; Скрытые: Метки',
      },
    ]);
  });
});
