import type { ImportJob } from 'shared/contract/exchange/import';
import { anImportDesk, type ImportDesk } from '../../imports/import-desk.builder';
import { importForm, importing, workbook } from '../../imports/import.builder';
import type { Actor } from '../../platform/http/actor';
import type { TestApp } from '../../platform/testing/test-app';
import { anAgreement, type Company } from '../company.builder';

let app: TestApp;
let company: Company;
let employee: ImportDesk['employee'];
let lawyer: Actor;

beforeAll(async () => {
  ({ app, company, employee } = await anImportDesk());
  lawyer = await employee({ name: 'Громова Ольга Павловна' });
});
afterAll(() => app.close());

const file = (text: string, mode = 'create') => ({
  resource: 'agreement-lines',
  mode,
  fileName: 'Строки.csv',
  content: Buffer.from(text),
});

async function load(actor: Actor, text: string, mode = 'create'): Promise<ImportJob> {
  const clerk = importing(app, app.as(actor));
  return clerk.run(await clerk.file(file(text, mode)));
}

const agreement = (number: string, more: object = {}) =>
  anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number,
    agreement_date: '2026-01-20',
    vat_rate_id: company.rateId('vat22'),
    ...more,
  });

const linesOf = (id: number) =>
  app.db
    .selectFrom('agreement_items')
    .selectAll()
    .where('agreement_id', '=', id)
    .orderBy('position')
    .execute();
const stored = (id: number) =>
  app.db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const changesOf = (id: number) =>
  app.db
    .selectFrom('activity_logs')
    .select('action')
    .where('entity_type', '=', 'agreement')
    .where('entity_id', '=', id)
    .execute();

const HEAD = 'Номер договора;Наименование;Ед. изм.;Кол-во;Цена';

test('a stranger is asked to log in; whoever may not change agreements loads no lines', async () => {
  const form = importForm(file(HEAD));
  expect((await app.stranger.inject({ method: 'POST', url: '/api/imports', ...form })).statusCode).toBe(401);
  const reader = app.as(await employee({ permissions: ['agreements.read', 'agreements.create'] }));
  expect((await importing(app, reader).post(file(HEAD))).statusCode).toBe(403);
});

test('rows of an agreement become its lines as one change, wherever they stand in the file', async () => {
  const first = await agreement('С-1');
  const second = await agreement('С-2', { vat_mode: 'on_top' });
  const content = workbook([
    ['Номер договора', 'Наименование', 'Ед. изм.', 'Кол-во', 'Цена', 'Скидка, %', 'Срок поставки'],
    ['С-1', 'Кабель', 'м', 100, '122,00', '', '31.12.2026'],
    ['С-2', 'Муфта', 'шт', 2, 1000, '', ''],
    ['с-1', 'Монтаж', 'ч', '1,5', '1 220,00', 10, ''],
  ]);
  const clerk = importing(app, app.as(lawyer));
  const job = await clerk.file({ resource: 'agreement-lines', content });
  expect(job.mapping).not.toContain(null);
  expect(await clerk.run(job)).toMatchObject({ status: 'done', created_count: 3, failed_count: 0 });
  expect(await linesOf(first)).toMatchObject([
    { name: 'Кабель', quantity: '100.000', price: '122.00', delivery_date: '2026-12-31', amount: '12200.00' },
    {
      name: 'Монтаж',
      quantity: '1.500',
      discount_percent: '10.000000',
      amount: '1647.00',
      vat_mode: 'included',
    },
  ]);
  expect(await stored(first)).toMatchObject({ amount: '13847.00', vat_amount: '2497.00', lock_version: 2 });
  expect(await stored(second)).toMatchObject({ amount: '2440.00', vat_amount: '440.00' });
  expect(await changesOf(first)).toEqual([{ action: 'agreement.updated' }]);
});

test('a row that does not repeat the number goes on with the agreement above it', async () => {
  const id = await agreement('Г-1');
  const other = await agreement('Г-2');
  const done = await load(lawyer, `${HEAD}\nГ-1;А;шт;1;1\n;Б;шт;1;1\nГ-2;В;шт;1;1\n;Г;шт;1;1`);
  expect(done).toMatchObject({ created_count: 4 });
  expect((await linesOf(id)).map(({ name }) => name)).toEqual(['А', 'Б']);
  expect((await linesOf(other)).map(({ name }) => name)).toEqual(['В', 'Г']);
});

test('one wrong row keeps every line of its agreement out, and of no other', async () => {
  const wrong = await agreement('О-1');
  const right = await agreement('О-2');
  const text = [
    HEAD,
    'О-1;Кабель;м;10;1',
    'О-1;Муфта;бочонок;2;1',
    'О-2;Кабель;м;10;1',
    'О-1;Лента;м;ноль;1',
    'О-9;Кабель;м;10;1',
    'О-1;Скоба;шт;1,5;-1',
  ].join('\n');
  const done = await load(lawyer, text);
  expect(done).toMatchObject({ created_count: 1, failed_count: 5 });
  expect(done.errors).toEqual([
    { row: 2, message: 'Не загружена из-за ошибки в строке 3' },
    { row: 3, message: 'Единица измерения: «бочонок» нет в справочнике' },
    { row: 5, message: 'Не загружена из-за ошибки в строке 3' },
    { row: 6, message: 'Договора с таким номером нет' },
    { row: 7, message: 'Не загружена из-за ошибки в строке 3' },
  ]);
  expect(await linesOf(wrong)).toEqual([]);
  expect(await stored(wrong)).toMatchObject({ lock_version: 1 });
  expect(await linesOf(right)).toHaveLength(1);
});

test('what a rule of the form refuses is said under the row it is about', async () => {
  const id = await agreement('П-1');
  const done = await load(lawyer, `${HEAD}\nП-1;Кабель;м;10;1\nП-1;Муфта;шт;0;1\nП-1;;шт;1;1`);
  expect(done).toMatchObject({ created_count: 0, failed_count: 3 });
  expect(done.errors[0]?.message).toBe('Не загружена из-за ошибки в строке 3');
  expect(done.errors[1]?.message).toMatch(/^количество: /);
  expect(done.errors[2]?.message).toMatch(/^наименование: /);
  expect(await linesOf(id)).toEqual([]);
});

test('lines that are there are passed over, put right or added to, as was asked; others stay', async () => {
  const id = await agreement('Д-1');
  await load(lawyer, `${HEAD}\nД-1;Кабель;м;10;1\nД-1;Лента;м;1;1\nД-1;Лента;м;2;1`);
  const before = await linesOf(id);
  const again = await load(lawyer, `${HEAD}\nД-1;КАБЕЛЬ;м;20;1`);
  expect(again).toMatchObject({ skipped_count: 1, created_count: 0 });
  const none = await load(lawyer, `${HEAD}\nД-1;Кабель;м;20;1\nД-1;Чужая;м;20;1`, 'update');
  expect(none.errors.map(({ message }) => message)).toEqual([
    'Не загружена из-за ошибки в строке 3',
    'Такой строки в договоре нет, обновлять нечего',
  ]);
  const both = await load(lawyer, `${HEAD}\nД-1;Лента;м;1;1\nД-1;Лента;м;5;1\nД-1;Скоба;шт;3;1`, 'upsert');
  expect(both).toMatchObject({ updated_count: 2, created_count: 1 });
  const after = await linesOf(id);
  expect(after.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Кабель', '10.000'],
    ['Лента', '1.000'],
    ['Лента', '5.000'],
    ['Скоба', '3.000'],
  ]);
  expect(after.slice(0, 3).map((line) => line.id)).toEqual(before.map((line) => line.id));
  const same = await load(lawyer, `${HEAD}\nД-1;Скоба;шт;3;1`, 'update');
  expect(same).toMatchObject({ updated_count: 0, skipped_count: 1 });
});

test('a check says what the load would, and writes nothing', async () => {
  const id = await agreement('К-1');
  const clerk = importing(app, app.as(lawyer));
  const job = await clerk.file(file(`${HEAD}\nК-1;Кабель;м;10;1\nК-9;Кабель;м;10;1`));
  const checked = await clerk.run(job, { dry_run: true });
  expect(checked).toMatchObject({ status: 'checked', created_count: 1, failed_count: 1 });
  expect(await linesOf(id)).toEqual([]);
  expect(await clerk.run(checked)).toMatchObject({ status: 'done', created_count: 1, failed_count: 1 });
  expect(await linesOf(id)).toHaveLength(1);
});

test('an agreement that is not seen is not there, and one whose content is closed keeps its lines', async () => {
  const owner = await employee();
  const hidden = await agreement('Н-1', { responsible_id: owner.id, confidentiality: 'restricted' });
  const closed = await agreement('Н-2', { status: 'active' });
  const clerk = await employee({ dataScope: 'own' });
  const unseen = await load(clerk, `${HEAD}\nН-1;Кабель;м;10;1`);
  expect(unseen.errors[0]?.message).toBe('Договора с таким номером нет');
  const locked = await load(lawyer, `${HEAD}\nН-2;Кабель;м;10;1`);
  expect(locked.errors[0]?.message).toContain('«Действует»');
  expect(await linesOf(hidden)).toEqual([]);
  expect(await linesOf(closed)).toEqual([]);
});

test('the year and the organisation tell agreements of one number apart; one named in two ways is asked about', async () => {
  const old = await agreement('Р-1', {
    agreement_date: '2025-01-20',
    internal_number: 'Т-Р-1',
    vat_rate_id: company.rateId('vat20'),
  });
  await agreement('Р-1');
  const unclear = await load(lawyer, `${HEAD}\nР-1;Кабель;м;10;1`);
  expect(unclear.errors[0]?.message).toBe('Подходит несколько записей: уточните, какая нужна');
  const text = `${HEAD};Дата договора;Внутренний номер\nР-1;Кабель;м;10;1;20.01.2025;\n;Муфта;шт;10;1;;Т-Р-1`;
  const twice = await load(lawyer, text);
  expect(twice.errors.map(({ message }) => message)).toEqual([
    'Та же запись названа иначе, чем в строке 2: напишите одинаково',
  ]);
  expect(await linesOf(old)).toHaveLength(1);
});

test('without a column that tells the agreement no line is loaded', async () => {
  const clerk = importing(app, app.as(lawyer));
  const job = await clerk.file(file('Наименование;Ед. изм.;Кол-во;Цена\nКабель;м;1;1'));
  const begun = await app.as(lawyer).post(`/api/imports/${String(job.id)}/run`);
  expect(begun.statusCode).toBe(422);
  expect(begun.body).toContain('нужна колонка «Номер договора» или «Внутренний номер»');
});

test('a product of the book gives what its row leaves out', async () => {
  const id = await agreement('Т-1');
  const category = await app.db
    .insertInto('categories')
    .values({ name: 'Кабели', kind: 'goods' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('products')
    .values({
      name: 'Кабель ВВГ',
      article: 'ВВГ-3',
      category_id: category.id,
      measure_id: company.measureId('м'),
      price: '61.00',
    })
    .execute();
  const done = await load(lawyer, 'Номер договора;Артикул;Кол-во;Цена\nТ-1;ВВГ-3;10;50');
  expect(done.errors).toEqual([]);
  expect(await linesOf(id)).toMatchObject([{ name: 'Кабель ВВГ', quantity: '10.000', price: '50.00' }]);
});
