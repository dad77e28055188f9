import type { ImportJob } from 'shared/contract/exchange/import';
import { anImportDesk, type ImportDesk } from '../../imports/import-desk.builder';
import { importing } from '../../imports/import.builder';
import type { Actor } from '../../platform/http/actor';
import type { TestApp } from '../../platform/testing/test-app';
import type { Company } from '../company.builder';

let app: TestApp;
let company: Company;
let employee: ImportDesk['employee'];
let lawyer: Actor;
let guarantorId: number;
let guarantorSignatoryId: number;
let otherSignatoryId: number;

async function signer(counterpartyId: number, last_name: string): Promise<number> {
  const { id } = await app.db
    .insertInto('signatories')
    .values({
      counterparty_id: counterpartyId,
      last_name,
      first_name: 'Анна',
      middle_name: 'Сергеевна',
      job_title: 'Директор по закупкам',
      basis_type: 'power_of_attorney',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  ({ app, company, employee } = await anImportDesk());
  lawyer = await employee({ name: 'Громова Ольга Павловна' });
  const added = await app.db
    .insertInto('counterparties')
    .values({
      is_own: false,
      type: 'legal',
      legal_form: 'АО',
      name_short: 'Надёжный Банк',
      name_full: 'Акционерное общество «Надёжный Банк»',
      inn: '7702070139',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  guarantorId = added.id;
  guarantorSignatoryId = await signer(guarantorId, 'Банкина');
  otherSignatoryId = await signer(company.counterpartyId, 'Ёлкина');
});
afterAll(() => app.close());

async function load(text: string, mode = 'create'): Promise<ImportJob> {
  const clerk = importing(app, app.as(lawyer));
  const file = { resource: 'agreements', mode, fileName: 'Договоры.csv', content: Buffer.from(text) };
  const job = await clerk.file(file);
  expect(job.mapping).not.toContain(null);
  return clerk.run(job);
}

async function agreement(number: string) {
  const found = await app.db
    .selectFrom('agreements')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const parties = await app.db
    .selectFrom('agreement_parties')
    .selectAll()
    .where('agreement_id', '=', found.id)
    .orderBy('position')
    .execute();
  return { ...found, parties };
}

const HEAD = 'Номер;Дата;Название;Тип договора;Наша организация;Контрагент';
const row = (number: string, rest: string) =>
  `${number};20.01.2026;Поставка;Поставка;Северный узел;Лесная Плаза;${rest}`;

test('a row brings who signs and whoever else is a party, by name, ИНН and role', async () => {
  const text = [
    `${HEAD};Подписант организации;Подписант контрагента;Третья сторона;Роль третьей стороны`,
    row('Т-1', 'Орешкин В.;Елкина А. С.;"Поручитель: АО ""Надёжный Банк"", подписант Банкина";'),
    row('Т-2', ';;7702070139;Плательщик'),
    row('Т-3', ';;Надёжный Банк;'),
  ].join('\n');
  expect(await load(text)).toMatchObject({ created_count: 3, failed_count: 0, errors: [] });
  expect(await agreement('Т-1')).toMatchObject({
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: otherSignatoryId,
    parties: [
      {
        counterparty_id: guarantorId,
        role_name: 'Поручитель',
        side: 'third',
        signatory_id: guarantorSignatoryId,
      },
    ],
  });
  expect((await agreement('Т-2')).parties).toMatchObject([
    { counterparty_id: guarantorId, role_name: 'Плательщик', signatory_id: null },
  ]);
  expect((await agreement('Т-3')).parties).toMatchObject([{ role_name: 'Третья сторона' }]);
});

test('a name that tells nobody of the company refuses the row', async () => {
  const text = [
    `${HEAD};Наш подписант;Подписывает от контрагента;Другие стороны`,
    row('Н-1', 'Ёлкина;;'),
    row('Н-2', ';;"Поручитель: Неведомый банк; Плательщик: Неведомый дом"'),
    row('Н-3', ';;"Поручитель: Надёжный Банк, подписант Ёлкина"'),
  ].join('\n');
  const done = await load(text);
  expect(done).toMatchObject({ created_count: 0, failed_count: 3 });
  expect(done.errors.map(({ message }) => message)).toEqual([
    'Подписывает от нас: «Ёлкина» нет среди подписантов организации: добавьте его в её карточке',
    'Другие стороны: «Неведомый банк» нет в справочнике. «Неведомый дом» нет в справочнике',
    'Другие стороны: «Ёлкина» нет среди подписантов организации: добавьте его в её карточке',
  ]);
});

test('parties that are there stay, are put right and are added to', async () => {
  await load(`${HEAD};Третья сторона\n${row('И-1', 'Поручитель: 7702070139')}`);
  const [before] = (await agreement('И-1')).parties;
  const text = 'Номер;Третья сторона;Подписант контрагента\nИ-1;"Банк: 7702070139, подписант Банкина";Ёлкина';
  expect(await load(text, 'update')).toMatchObject({ updated_count: 1 });
  expect(await agreement('И-1')).toMatchObject({
    their_signatory_id: otherSignatoryId,
    parties: [
      {
        counterparty_id: before?.counterparty_id,
        role_name: 'Банк',
        signatory_id: guarantorSignatoryId,
      },
    ],
  });
  expect(await load('Номер;Предмет договора\nИ-1;Проверено', 'update')).toMatchObject({ failed_count: 0 });
  expect((await agreement('И-1')).parties).toHaveLength(1);
});

test('a row names the account payments go to by its number, of one of the two sides', async () => {
  const added = await app.db
    .insertInto('bank_accounts')
    .values({
      counterparty_id: company.counterpartyId,
      account: '40702810200000012345',
      bank_name: 'ПАО Сбербанк',
      bic: '044525225',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = [
    `${HEAD};Расчётный счёт`,
    row('Т-21', '4070 2810 2000 0001 2345'),
    row('Т-22', '40702810200000099999'),
  ].join('\n');
  const job = await load(text);
  expect(job).toMatchObject({ created_count: 1, failed_count: 1 });
  expect(JSON.stringify(job.errors)).toContain(
    'Счёта «40702810200000099999» нет у сторон договора: добавьте его в карточку',
  );
  expect(await agreement('Т-21')).toMatchObject({ bank_account_id: added.id });
});
