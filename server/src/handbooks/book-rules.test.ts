import type { AnyBookRow } from 'shared/contract/books/book';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { type Caller, startTestApp, type TestApp } from '../platform/testing/test-app';
import { takeNumber } from '../numerators/numerators.service';
import { searchModule } from '../search/search-module';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
let company: Company;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule, searchModule] });
  company = await aCompany(app.db);
  admin = app.as(await company.employee());
});
afterAll(() => app.close());

async function made(resource: string, input: object): Promise<AnyBookRow> {
  const answer = await admin.post(`/api/${resource}`, input);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json<AnyBookRow>();
}

async function refusal(resource: string, input: object): Promise<unknown> {
  const answer = await admin.post(`/api/${resource}`, input);
  expect(answer.statusCode).toBe(422);
  return answer.json().errors;
}

const changeOf = (resource: string, row: AnyBookRow, patch: object) =>
  admin.patch(`/api/${resource}/${String(row.id)}`, { lock_version: row.lock_version, ...patch });

const REPEATED = ['Такое значение в справочнике уже есть'];

async function measured(quantity: string): Promise<AnyBookRow> {
  const row = await made('measures', { name: `Мерка ${quantity}`, symbol: 'мерка', precision: 3 });
  const agreement_id = await anAgreement(app.db, company, { responsible_id: (await company.employee()).id });
  const line = {
    position: 1,
    name: 'Кабель',
    price: '1',
    amount: '1',
    vat_amount: '0',
    amount_without_vat: '1',
  };
  await app.db
    .insertInto('agreement_items')
    .values({ ...line, agreement_id, measure_id: row.id, quantity, vat_mode: 'none' })
    .execute();
  return row;
}

test('a name nobody can see is no name, and one that hides something is the name it looks like', async () => {
  for (const name of ['\u200B', '\u202E\u2066', '\u00A0\u00AD'])
    expect(await refusal('categories', { name, kind: 'goods' })).toEqual({
      name: ['Это поле обязательно для заполнения'],
    });
  const hidden = await made('categories', { name: 'Кабель\u200B связи', kind: 'goods' });
  expect(hidden).toMatchObject({ name: 'Кабель связи' });
  expect(await refusal('categories', { name: 'Кабель связи', kind: 'goods' })).toEqual({ name: REPEATED });
});

test('a code of ОКЕИ is three digits, and a name or a code stands once among what is live', async () => {
  const ell = { name: 'Локоть', symbol: 'лок', okei_code: '901' };
  expect(await refusal('measures', { ...ell, okei_code: '55' })).toEqual({
    okei_code: ['Три цифры, например 055'],
  });
  const first = await made('measures', { ...ell, name: 'Ёмкость' });
  expect(await refusal('measures', { ...ell, name: 'Сажень' })).toEqual({ okei_code: REPEATED });
  expect(await refusal('measures', { ...ell, name: 'ЕМКОСТЬ', okei_code: null })).toEqual({ name: REPEATED });
  const archive = await admin.post(`/api/measures/${String(first.id)}/archive`, { lock_version: 1 });
  expect(archive.statusCode).toBe(200);
  await made('measures', { ...ell, name: 'Ёмкость' });
  const restore = await admin.post(`/api/measures/${String(first.id)}/restore`, { lock_version: 2 });
  expect([restore.statusCode, Object.keys(restore.json().errors as object)]).toEqual([
    422,
    [expect.any(String)],
  ]);
});

test('a measure keeps the decimals of the quantities that are counted in it', async () => {
  const row = await measured('1.250');
  const refused = await changeOf('measures', row, { precision: 1 });
  expect(refused.json().errors).toEqual({
    precision: ['Не меньше 2: с такой точностью уже записаны количества в документах'],
  });
  expect((await changeOf('measures', row, { precision: 2 })).statusCode).toBe(200);
});

test('what is used is not deleted: the answer says where it is used and that there is the archive', async () => {
  const row = await measured('2');
  const at = `/api/measures/${String(row.id)}`;
  const refused = await admin.delete(at, { lock_version: row.lock_version });
  expect(refused.statusCode).toBe(423);
  expect(refused.json().message).toBe(
    'Единица измерения «Мерка 2» используется, удалить нельзя: договоры, в строках — 1. Её можно убрать в архив',
  );
  expect((await admin.get(`${at}/usage`)).json()).toEqual({
    data: [{ label: 'Договоры, в строках', total: 1, url: null }],
  });
});

test('usage leads to the register it is counted in, for those who may open it', async () => {
  const type = await made('agreement-types', { name: 'Хранение', code: 'Х' });
  await anAgreement(app.db, company, {
    agreement_type_id: type.id,
    responsible_id: (await company.employee()).id,
  });
  const usage = (caller: Caller) => caller.get(`/api/agreement-types/${String(type.id)}/usage`);
  const line = { label: 'Договоры', total: 1 };
  expect((await usage(admin)).json()).toEqual({
    data: [{ ...line, url: `/agreements?filter[agreement_type_id]=${String(type.id)}` }],
  });
  const newcomer = app.as(await company.employee({ permissions: [] }));
  expect((await usage(newcomer)).json()).toEqual({ data: [{ ...line, url: null }] });
});

test('a department belongs neither to itself nor to what belongs to it', async () => {
  const top = await made('departments', { name: 'Дирекция' });
  const middle = await made('departments', { name: 'Управление', parent_id: top.id });
  const last = await made('departments', { name: 'Сектор', parent_id: middle.id });
  for (const below of [top, middle, last]) {
    const refused = await changeOf('departments', top, { parent_id: below.id });
    expect(refused.json().errors).toEqual({
      parent_id: ['Запись не может входить в саму себя или в то, что входит в неё'],
    });
  }
  expect((await changeOf('departments', last, { parent_id: top.id })).json()).toMatchObject({ depth: 1 });
});

test('two moves at once do not close a circle', async () => {
  const one = await made('departments', { name: 'Первое' });
  const other = await made('departments', { name: 'Второе' });
  const answers = await Promise.all([
    changeOf('departments', one, { parent_id: other.id }),
    changeOf('departments', other, { parent_id: one.id }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test('only what is live and in use is referred to anew; what was chosen before stays', async () => {
  const measure = await made('measures', { name: 'Пядь', symbol: 'пядь' });
  const category = await made('categories', {
    name: 'Старое',
    kind: 'goods',
    default_measure_id: measure.id,
  });
  await changeOf('measures', measure, { is_active: false });
  expect(
    await refusal('categories', { name: 'Новое', kind: 'goods', default_measure_id: measure.id }),
  ).toEqual({
    default_measure_id: ['Выберите значение из списка'],
  });
  expect((await changeOf('categories', category, { name: 'Старое и доброе' })).statusCode).toBe(200);
});

test('a code of a VAT rate has one percent on any day, and «Без НДС» has none', async () => {
  const input = {
    name: 'НДС 16 %',
    code: 'vat16',
    percent: '16',
    valid_from: '2030-01-01',
    valid_to: '2030-12-31',
  };
  await made('vat-rates', input);
  expect(await refusal('vat-rates', { ...input, valid_from: '2030-12-31', valid_to: null })).toEqual({
    valid_from: ['На эти дни уже есть ставка с таким кодом'],
  });
  await made('vat-rates', { ...input, percent: '17', valid_from: '2031-01-01', valid_to: null });
  const late = { ...input, valid_to: '2029-01-01' };
  expect(await refusal('vat-rates', late)).toEqual({ valid_to: ['Последний день раньше первого'] });
  expect(await refusal('vat-rates', { ...input, code: 'none' })).toHaveProperty('percent');
  expect(await refusal('vat-rates', { ...input, percent: null })).toHaveProperty('percent');
});

test('the code of a currency in use stays what documents call it', async () => {
  await anAgreement(app.db, company, { responsible_id: (await company.employee()).id });
  const { data } = (await admin.get('/api/currencies?search=RUB')).json<{ data: AnyBookRow[] }>();
  const [rouble] = data;
  if (rouble === undefined) throw new Error('no rouble');
  expect((await changeOf('currencies', rouble, { code: 'RUR' })).json().errors).toEqual({
    code: ['Валюта уже используется, её код не меняется'],
  });
});

test('the search finds live records of the books the reader may open, and leads to them', async () => {
  const row = await made('job-titles', { name: 'Архивариус' });
  const found = async (caller: Caller) =>
    (await caller.get('/api/search?search=%D0%B0%D1%80%D1%85%D0%B8%D0%B2%D0%B0%D1%80')).json().data;
  const url = `/handbooks/job-titles?id=${String(row.id)}`;
  expect(await found(admin)).toMatchObject([
    { kind: 'job_title', id: row.id, title: 'Архивариус', hint: 'Должности', url },
  ]);
  expect(await found(app.as(await company.employee({ permissions: [] })))).toEqual([]);
  await admin.post(`/api/job-titles/${String(row.id)}/archive`, { lock_version: 1 });
  expect(await found(admin)).toEqual([]);
});

test('a document is numbered by the most particular numerator that is live and in use', async () => {
  const number = () =>
    app.deps.transact((trx) =>
      takeNumber(trx, {
        purpose: 'agreement',
        organizationId: company.organizationId,
        agreementTypeId: company.typeId('П'),
        typeCode: 'П',
        year: 2026,
      }),
    );
  const general = await number();
  const own = await made('numerators', {
    name: 'Номера поставок',
    purpose: 'agreement',
    agreement_type_id: company.typeId('П'),
    pattern: 'ПОСТ-{n:3}',
  });
  expect([general, await number()]).toEqual(['1/2026-П', 'ПОСТ-001']);
  await changeOf('numerators', own, { is_active: false });
  expect(await number()).toBe('2/2026-П');
  const used = await admin.delete(`/api/numerators/${String(own.id)}`, { lock_version: 2 });
  expect(used.json().message).toContain('выданные номера — 1');
});

test('a second numerator of the same documents says of what it is one', async () => {
  const same = { purpose: 'commercial_offer', organization_id: company.organizationId, pattern: 'О-{n}' };
  const first = await made('numerators', { ...same, name: 'Первый' });
  expect(await refusal('numerators', { ...same, name: 'Второй' })).toEqual({
    purpose: ['Нумератор таких документов для той же организации и того же типа уже есть'],
  });
  await admin.delete(`/api/numerators/${String(first.id)}`);
});

test('counting begins at the number that is said, in the year that is said, and never goes back', async () => {
  const number = (year: number) =>
    app.deps.transact((trx) =>
      takeNumber(trx, {
        purpose: 'commercial_offer',
        organizationId: company.organizationId,
        agreementTypeId: null,
        typeCode: '',
        year,
      }),
    );
  const own = await made('numerators', {
    name: 'Предложения своей организации',
    purpose: 'commercial_offer',
    organization_id: company.organizationId,
    pattern: 'КП-{n}',
    reset: 'never',
    start_value: 150,
  });
  const card = async () => (await admin.get(`/api/numerators/${String(own.id)}`)).json();
  const scope = { organization_id: company.organizationId, agreement_type_id: null };
  expect(await card()).toMatchObject({ next_value: 150, start_value: 150, start_year: null, scope });
  expect([await number(2026), await number(2027)]).toEqual(['КП-150', 'КП-151']);
  const count = { organization: expect.any(String) as string, last_value: 151, next_value: 152 };
  expect(await card()).toMatchObject({ next_value: 152, counts: [count] });
  await changeOf('numerators', own, { start_value: 7 });
  expect(await number(2026)).toBe('КП-152');
  await changeOf('numerators', own, { lock_version: 2, start_value: 200 });
  expect(await number(2026)).toBe('КП-200');

  const yearly = { lock_version: 3, reset: 'yearly', start_value: 40, start_year: '2027' };
  expect((await changeOf('numerators', own, yearly)).statusCode).toBe(200);
  expect([await number(2027), await number(2028), await number(2027)]).toEqual(['КП-40', 'КП-1', 'КП-41']);
});

test('a field is also taken by the name of the domain reference, and once only', async () => {
  const values = { code: 'RSD', name: 'Сербский динар', sign: 'дин.' };
  const row = await made('currencies', { ...values, numeric: '941' });
  const card = (await admin.get(`/api/currencies/${String(row.id)}`)).json();
  expect(card).toMatchObject({ numeric_code: '941', numeric: '941', forms: { main: [null, null, null] } });
  const twice = await refusal('currencies', { ...values, code: 'RSE', numeric: '942', numeric_code: '943' });
  expect(twice).toEqual({ numeric: ['Неизвестное поле'] });
});

test('a currency without a sign of its own is shown by its code', async () => {
  const values = { code: 'GEL', name: 'Лари', numeric_code: '981' };
  const row = await made('currencies', values);
  expect(row).toMatchObject({ sign: 'GEL' });
  const whole = { ...values, is_active: true, position: 100, lock_version: row.lock_version };
  expect((await admin.put(`/api/currencies/${String(row.id)}`, whole)).json()).toMatchObject({ sign: 'GEL' });
  expect(
    await made('currencies', { code: 'MDL', name: 'Лей', numeric_code: '498', sign: 'L' }),
  ).toMatchObject({
    sign: 'L',
  });
});

test('a piece of a number is filled up to nine digits, so that the number stays one', async () => {
  const values = { name: 'Номера аренды', purpose: 'agreement', agreement_type_id: company.typeId('А') };
  for (const pattern of ['{n:10}', '{n:0}', '{n}-{year:40}']) {
    const refused = await admin.post('/api/numerators', { ...values, pattern });
    expect([refused.statusCode, Object.keys(refused.json().errors as object)]).toEqual([422, ['pattern']]);
  }
  expect((await admin.post('/api/numerators', { ...values, pattern: '{n:9}/{year}' })).statusCode).toBe(201);
});

test('nobody hangs a department into the branch whose documents they see, unless they give roles', async () => {
  const own = await made('departments', { name: 'Своё' });
  const inner = await made('departments', { name: 'Своё внутреннее', parent_id: own.id });
  const foreign = await made('departments', { name: 'Чужое' });
  const seeing = { dataScope: 'department_tree', departmentIds: [own.id, inner.id] } as const;
  const keeper = app.as(await company.employee({ ...seeing, permissions: ['departments.update'] }));
  const move = (caller: Caller, row: AnyBookRow, parent_id: number | null) =>
    caller.patch(`/api/departments/${String(row.id)}`, { lock_version: row.lock_version, parent_id });
  const refused = await move(keeper, foreign, inner.id);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    {
      parent_id: [
        'Так вам открылись бы документы этого подразделения. Перенести его сюда может тот, кто назначает роли',
      ],
    },
  ]);
  // What is in the branch already moves within it, and out of it.
  const moved = await move(keeper, inner, foreign.id);
  expect(moved.statusCode).toBe(200);
  const giver = ['departments.update', 'users.change_roles'] as const;
  expect(
    (await move(app.as(await company.employee({ ...seeing, permissions: giver })), foreign, own.id))
      .statusCode,
  ).toBe(200);
});

test('a rate that something uses keeps its percent, and may be given another name and a last day', async () => {
  const rate = await made('vat-rates', {
    name: 'НДС 15 %',
    code: 'vat15',
    percent: '15',
    valid_from: '2020-01-01',
  });
  const corrected = await changeOf('vat-rates', rate, { percent: '14' });
  expect(corrected.statusCode).toBe(200);
  const responsible_id = (await company.employee()).id;
  await anAgreement(app.db, company, { responsible_id, vat_rate_id: rate.id });
  const present = corrected.json<AnyBookRow>();
  const kept = [
    'Ставка уже используется, её процент не меняется: укажите, по какой день она действует, и заведите новую',
  ];
  for (const patch of [{ percent: '23' }, { percent: null }, { code: 'none', percent: null }])
    expect((await changeOf('vat-rates', present, patch)).json().errors).toEqual({ percent: kept });
  const ended = await changeOf('vat-rates', present, { name: 'НДС 14 % (до 2031)', valid_to: '2030-12-31' });
  expect([ended.statusCode, ended.json()]).toEqual([
    200,
    expect.objectContaining({ percent: '14.00', valid_to: '2030-12-31' }),
  ]);
});
