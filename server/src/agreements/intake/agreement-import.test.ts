import { sql } from 'kysely';
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

const table = (text: string) => Buffer.from(text);
const file = (text: string, mode = 'create') => ({
  resource: 'agreements',
  mode,
  fileName: 'Договоры.csv',
  content: table(text),
});

async function load(actor: Actor, text: string, mode = 'create'): Promise<ImportJob> {
  const clerk = importing(app, app.as(actor));
  return clerk.run(await clerk.file(file(text, mode)));
}

const numbered = (number: string) =>
  app.db.selectFrom('agreements').selectAll().where('number', '=', number).execute();

const HEAD = 'Номер;Дата;Название;Тип договора;Наша организация;Контрагент';
const row = (number: string, rest = '') =>
  `${number};20.01.2026;Поставка;Поставка;Северный узел;Лесная Плаза${rest}`;

test('a stranger is asked to log in; without the right to create nothing is taken', async () => {
  const form = importForm(file(HEAD));
  expect((await app.stranger.inject({ method: 'POST', url: '/api/imports', ...form })).statusCode).toBe(401);
  const reader = app.as(await employee({ permissions: ['agreements.read', 'agreements.edit'] }));
  expect((await importing(app, reader).post(file(HEAD))).statusCode).toBe(403);
  expect((await importing(app, reader).post(file(HEAD, 'upsert'))).statusCode).toBe(403);
  expect((await importing(app, reader).post(file(HEAD, 'update'))).statusCode).toBe(201);
});

test('a row becomes a draft: what it refers to is found by names, ИНН, address and percentage', async () => {
  const buyer = await employee({ name: 'Седов Пётр Ильич' });
  const content = workbook([
    [
      'Номер договора',
      'Дата',
      'Наименование',
      'Вид договора',
      'Организация',
      'ИНН контрагента',
      'КПП',
      'Менеджер',
      'Подразделение',
      'Валюта',
      'Сумма договора',
      'НДС',
      'Ставка НДС',
      'Срок действия',
      'Метки',
    ],
    [
      'П-1/26',
      '2026-01-20',
      'Поставка кабеля',
      'Поставка',
      'ООО "Северный узел"',
      7736050003,
      770101001,
      `user${String(buyer.id)}@contracts.local`,
      'Юридический отдел',
      'руб.',
      '1 220,00 ₽',
      'в том числе',
      0.22,
      'бессрочно',
      'кабель; срочно',
    ],
  ]);
  const clerk = importing(app, app.as(lawyer));
  const job = await clerk.file({ resource: 'agreements', content });
  expect(job.mapping).not.toContain(null);
  expect(await clerk.run(job)).toMatchObject({ created_count: 1, failed_count: 0 });
  expect(await numbered('П-1/26')).toMatchObject([
    {
      status: 'draft',
      internal_number: expect.stringMatching(/^Д-2026-/) as string,
      agreement_date: '2026-01-20',
      organization_id: company.organizationId,
      counterparty_id: company.counterpartyId,
      our_signatory_id: company.ourSignatoryId,
      responsible_id: buyer.id,
      department_id: company.otherDepartmentId,
      currency_code: 'RUB',
      amount: '1220.00',
      vat_amount: '220.00',
      is_indefinite: true,
      tags: ['кабель', 'срочно'],
      created_by_id: lawyer.id,
    },
  ]);
});

test('wrong rows say what to put right; the rest goes in under the name of whoever loads', async () => {
  const done = await load(
    lawyer,
    [
      `${HEAD};Действует до`,
      row('О-1', ';31.12.2026'),
      row('О-2', ';01.01.2020').replace('Лесная Плаза', 'Неведомая'),
      row('О-3', ';').replace(';Поставка;Северный', ';Небывалый;Северный'),
      row('О-4', ';').replace('Северный узел', 'Лесная Плаза'),
      row('о-1', ';'),
    ].join('\n'),
  );
  expect(done).toMatchObject({ created_count: 1, failed_count: 4 });
  expect(done.errors.map(({ message }) => message)).toEqual([
    'Контрагент: «Неведомая» нет в справочнике',
    'Тип договора: «Небывалый» нет в справочнике',
    'Наша организация: «Лесная Плаза» нет в справочнике',
    'Повторяет строку 2',
  ]);
  expect(await numbered('О-1')).toMatchObject([{ responsible_id: lawyer.id, end_date: '2026-12-31' }]);
});

test('a long subject goes in whole, and one that no agreement takes is refused', async () => {
  const long = 'Поставка кабеля. '.repeat(580).trim();
  const ended = await load(
    lawyer,
    [`${HEAD};Предмет договора`, row('ДЛ-1', `;${long}`), row('ДЛ-2', `;${long} ${long}`)].join('\n'),
  );
  expect(ended).toMatchObject({ created_count: 1, failed_count: 1 });
  expect((await numbered('ДЛ-1'))[0]?.subject).toBe(long);
});

test('whoever answers for many rows is told once, with how many there are', async () => {
  const buyer = await employee({ name: 'Назначаев Пётр' });
  const rows = ['У-1', 'У-2', 'У-3'].map((number) => row(number, `;user${String(buyer.id)}@contracts.local`));
  expect(await load(lawyer, [`${HEAD};Ответственный`, ...rows].join('\n'))).toMatchObject({
    created_count: 3,
  });
  const told = await app.db
    .selectFrom('notifications')
    .select(['title', 'repeats'])
    .where('user_id', '=', buyer.id)
    .execute();
  expect(told).toEqual([{ title: 'Вы назначены ответственным за договор', repeats: 3 }]);
});

test('a counterparty that is deleted is not found, by name or by ИНН', async () => {
  await app.db
    .insertInto('counterparties')
    .values({
      is_own: false,
      type: 'legal',
      name_short: 'Скрытая',
      name_full: 'Скрытая',
      inn: '7736050010',
      status: 'active',
      deleted_at: new Date(),
    })
    .execute();
  const text = [HEAD, row('С-1').replace('Лесная Плаза', 'Скрытая')];
  text.push(row('С-2').replace('Лесная Плаза', '7736050010'));
  const done = await load(lawyer, text.join('\n'));
  expect(done).toMatchObject({ created_count: 0, failed_count: 2 });
  expect(done.errors[1]?.message).toBe('Контрагент: «7736050010» нет в справочнике');
});

test('a state comes with no file: a new agreement is a draft, and the sentence says how to get further', async () => {
  const done = await load(
    lawyer,
    [`${HEAD};Статус`, row('Ч-1', ';Черновик'), row('Ч-2', ';Действует'), row('Ч-3', ';Согласован')].join(
      '\n',
    ),
  );
  expect(done).toMatchObject({ created_count: 1, failed_count: 2 });
  expect(done.errors[0]?.message).toMatch(
    /^Статус: Из файла договор приходит черновиком, а не «Действует».*«Отправить на согласование».*«Отметить подписание»$/,
  );
  expect(await numbered('Ч-2')).toEqual([]);
  const again = await load(lawyer, `${HEAD};Статус\n${row('Ч-1', ';Согласован')}`, 'update');
  expect(again.errors[0]?.message).toContain('Сейчас «Черновик». Из файла статус не меняется');
  expect(await numbered('Ч-1')).toMatchObject([{ status: 'draft' }]);
});

test('an agreement is found again by number, organisation and year, or by its internal number', async () => {
  await load(lawyer, [HEAD, row('Н-1'), row('Н-1').replace('2026', '2025')].join('\n'));
  const [first, second] = await app.db
    .selectFrom('agreements')
    .selectAll()
    .where('number', '=', 'Н-1')
    .orderBy('agreement_date')
    .execute();
  expect(await load(lawyer, `${HEAD}\n${row('н-1')}`)).toMatchObject({ created_count: 0, skipped_count: 1 });
  const text = `Номер;Дата;Наша организация;Предмет\nН-1;20.01.2026;Северный узел;Новый предмет`;
  expect(await load(lawyer, text, 'update')).toMatchObject({ updated_count: 1, failed_count: 0 });
  const unclear = await load(lawyer, 'Номер;Предмет\nН-1;Чей', 'update');
  expect(unclear.errors[0]?.message).toBe('Подходит несколько записей: уточните, какая нужна');
  const byOwn = `Внутренний номер;Предмет\n${first?.internal_number ?? ''};Прошлый год`;
  expect(await load(lawyer, byOwn, 'update')).toMatchObject({ updated_count: 1 });
  const after = await numbered('Н-1');
  expect(after.find(({ id }) => id === first?.id)).toMatchObject({ subject: 'Прошлый год' });
  expect(after.find(({ id }) => id === second?.id)).toMatchObject({ subject: 'Новый предмет' });
  const strange = await load(lawyer, `${HEAD};Внутренний номер\n${row('Н-2', ';Д-1999-00001')}`, 'upsert');
  expect(strange.errors[0]?.message).toContain('новому его присвоит система');
});

test('a confidential agreement is not there for whoever is not among its people', async () => {
  const owner = await employee();
  const id = await anAgreement(app.db, company, {
    responsible_id: owner.id,
    number: 'К-1',
    agreement_date: '2026-01-20',
    internal_number: 'Т-К-1',
    confidentiality: 'restricted',
  });
  const clerk = await employee({ dataScope: 'own' });
  // Whoever sees an agreement of their own still sees no other.
  await anAgreement(app.db, company, { responsible_id: clerk.id });
  for (const text of [
    'Номер;Наша организация;Предмет\nК-1;Северный узел;Чужой',
    'Внутренний номер;Предмет\nТ-К-1;Чужой',
  ]) {
    const done = await load(clerk, text, 'update');
    expect(done.errors[0]?.message).toBe('Такой записи нет, обновлять нечего');
  }
  const named = await load(clerk, `${HEAD};Рамочный договор\n${row('К-2', ';К-1')}`);
  expect(named.errors[0]?.message).toBe('Рамочный договор: «К-1» нет в справочнике');
  const kept = await app.db.selectFrom('agreements').selectAll().where('id', '=', id).execute();
  expect(kept).toMatchObject([{ subject: null, lock_version: 1 }]);
});

test('what the state of an agreement closes, a file does not change either', async () => {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: 'З-1',
    agreement_date: '2026-01-20',
    status: 'active',
  });
  const done = await load(lawyer, 'Номер;Сумма;Место хранения\nЗ-1;100;Шкаф 4', 'update');
  expect(done).toMatchObject({ updated_count: 0, failed_count: 1 });
  expect(done.errors[0]?.message).toContain('«Действует»');
  expect(await load(lawyer, 'Номер;Место хранения\nЗ-1;Шкаф 4', 'update')).toMatchObject({
    updated_count: 1,
  });
  const kept = await app.db.selectFrom('agreements').selectAll().where('id', '=', id).execute();
  expect(kept).toMatchObject([{ amount: null, storage_place: 'Шкаф 4' }]);
});

test('few agreements go in by one transaction: nobody waits for the numbers of more', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => row(`М-${String(at)}`));
  const done = await load(lawyer, [HEAD, ...rows].join('\n'));
  expect(done).toMatchObject({ status: 'done', created_count: 60, failed_count: 0 });
  const { rows: transactions } = await sql<{ rows: number }>`
    select count(*)::int as rows from import_rows where import_id = ${done.id} group by xmin::text`.execute(
    app.db,
  );
  expect(transactions.map((each) => each.rows)).toEqual(Array(12).fill(5));
});

test('a row that is refused once its agreement was written leaves neither agreement nor number', async () => {
  const counter = () => app.db.selectFrom('numerator_counters').selectAll().orderBy('numerator_id').execute();
  await app.db.updateTable('currencies').set({ is_active: false }).where('code', '=', 'EUR').execute();
  const before = await counter();
  const done = await load(lawyer, `${HEAD};Валюта\n${row('ОТ-1', ';EUR')}\n`);
  expect(done).toMatchObject({ created_count: 0, failed_count: 1, rows_done: 1 });
  expect(await numbered('ОТ-1')).toEqual([]);
  expect(await counter()).toEqual(before);
});

test('what an export shows changes nothing when it is loaded back: terms in force, no end, a number that is not given yet', async () => {
  const shared = { responsible_id: lawyer.id, status: 'active' as const, agreement_date: '2026-01-20' };
  const { id: changed } = await app.db
    .selectFrom('agreements')
    .select('id')
    .where('id', '=', await anAgreement(app.db, company, { ...shared, number: '1/2026-В', amount: '100.00' }))
    .executeTakeFirstOrThrow();
  const effective = {
    amount: { value: '150.00' },
    is_indefinite: { value: true },
    end_date: { value: null },
  };
  await app.db
    .updateTable('agreements')
    .set({ effective_terms: JSON.stringify(effective) })
    .where('id', '=', changed)
    .execute();
  const draft = await anAgreement(app.db, company, { responsible_id: lawyer.id, number: null });
  const { internal_number: draftNumber } = await app.db
    .selectFrom('agreements')
    .select('internal_number')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  const head = 'Номер;Сумма;Валюта;Бессрочный';
  const same = await load(lawyer, `${head}\n1/2026-В;150,00;RUB;Да\n${draftNumber};;;`, 'update');
  expect(same).toMatchObject({
    updated_count: 0,
    skipped_count: 2,
    failed_count: 0,
    mapping: ['number', 'amount', 'currency_code', 'is_indefinite'],
  });
  const other = await load(lawyer, `${head}\n1/2026-В;200,00;RUB;Да`, 'update');
  expect(other).toMatchObject({ failed_count: 1 });
  const endless = await load(
    lawyer,
    `${HEAD};Бессрочный\n${row('2/2026-В', ';Да')}\n${row('3/2026-В', ';Нет')}`,
  );
  expect(endless).toMatchObject({ created_count: 2 });
  expect([...(await numbered('2/2026-В')), ...(await numbered('3/2026-В'))]).toMatchObject([
    { is_indefinite: true, validity_rule: 'indefinite' },
    { is_indefinite: false, validity_rule: 'until_date' },
  ]);
});
