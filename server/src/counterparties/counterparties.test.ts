import type { ActivityLog } from 'shared/contract/journal/activity-log';
import {
  type Counterparty,
  counterparty as schema,
  counterpartyList,
} from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import { anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import {
  aForeigner,
  anAccount,
  aPartner,
  aSignatory,
  at,
  type CounterpartyOffice,
  aCounterpartyOffice,
  errorsOf,
} from './counterparty.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let calls: CounterpartyOffice['calls'];

beforeAll(async () => {
  ({ app, company, lawyer, calls } = await aCounterpartyOffice());
});
afterAll(() => app.close());

const URL = '/api/counterparties';

test('the list is open to every employee and to nobody else; what changes it asks for a right', async () => {
  expect((await app.stranger.get(URL)).statusCode).toBe(401);
  const newcomer = await company.employee({ permissions: [] });
  expect((await app.as(newcomer).get(URL)).statusCode).toBe(200);
  const existing = await calls.card({ id: company.counterpartyId });
  expect((await app.as(newcomer).post(URL, { nonsense: 1 })).statusCode).toBe(403);
  expect((await app.as(newcomer).patch(at(existing), {})).statusCode).toBe(403);
  expect((await app.as(newcomer).delete(at(existing))).statusCode).toBe(403);
  expect((await app.as(newcomer).post(`${at(existing)}/block`, {})).statusCode).toBe(403);
  const shown = (await app.as(newcomer).get(at(existing))).json<Counterparty>();
  expect(shown).toMatchObject({ can: { edit: false, delete: false }, available_actions: [] });
});

test('partners and own organisations are told apart and found by name and ИНН', async () => {
  const found = async (query: string) =>
    counterpartyList
      .parse((await app.as(lawyer).get(`${URL}?${encodeURI(query)}`)).json())
      .data.map((row) => row.id);
  expect(await found('filter[is_own]=true')).toEqual([company.organizationId]);
  expect(await found('filter[is_own]=false')).toEqual([company.counterpartyId]);
  expect(await found('search=лесн')).toEqual([company.counterpartyId]);
  expect(await found('search=770708')).toEqual([company.organizationId]);
});

test('a partner begins as new, an own organisation is in force at once', async () => {
  const made = await calls.post(
    aForeigner('Алматы Снаб', { bank_accounts: [anAccount()], signatories: [aSignatory()] }),
  );
  expect(made.statusCode).toBe(201);
  const partner = schema.parse(made.json());
  expect(partner).toMatchObject({
    status: 'new',
    can: { edit: true, delete: true },
    open_groups: ['essential', 'open', 'service'],
    available_actions: ['send-to-check', 'block', 'liquidate', 'archive'],
    warnings: [],
  });
  expect(partner.signatories[0]).toMatchObject({
    full_name: 'Рябов Олег',
    basis: 'Доверенность №\u00a015 от 10.01.2026',
    is_default: true,
  });
  const own = await calls.add(aForeigner('Наш филиал', { is_own: true }));
  expect(own).toMatchObject({ status: 'active', available_actions: ['liquidate', 'archive'] });
  expect(errorsOf(await calls.patch(own, { is_own: false }))).toHaveProperty('is_own');
});

test.each([
  ['an ИНН with a wrong check digit', { inn: '7736207544' }, 'inn'],
  ['an ИНН of zeros', { inn: '0000000000' }, 'inn'],
  ['a person’s ИНН for a company', { inn: '500100732259' }, 'inn'],
  ['no КПП for a company', { kpp: null }, 'kpp'],
  ['a КПП for an entrepreneur', { type: 'entrepreneur', inn: '500100732259', ogrn: null }, 'kpp'],
  ['an ОГРН with a wrong check digit', { ogrn: '1027700229194' }, 'ogrn'],
  ['a company’s ОГРН for an entrepreneur', { type: 'entrepreneur', inn: '500100732259', kpp: null }, 'ogrn'],
  ['requisites that are taken', { inn: '7736050003', kpp: '770101001' }, 'inn'],
  ['a БИК of another shape', { bank_accounts: [anAccount({ bic: '144525225' })] }, 'bank_accounts.0.bic'],
  ['two primary accounts', { bank_accounts: [anAccount(), anAccount()] }, 'bank_accounts'],
  [
    'an unknown currency',
    { bank_accounts: [anAccount({ currency_code: 'ZZZ' })] },
    'bank_accounts.0.currency_code',
  ],
  ['two default signatories', { signatories: [aSignatory(), aSignatory()] }, 'signatories'],
  ['a contact with no address', { contacts: [{ name: 'Анна', email: 'анна' }] }, 'contacts.0.email'],
  ['a country nobody knows', { country_code: 'ZZ' }, 'country_code'],
  ['a phone nobody answers', { phone: 'абв' }, 'phone'],
  ['a site nobody finds', { website: 'не сайт' }, 'website'],
  ['a company registered tomorrow', { registration_date: '2026-11-21' }, 'registration_date'],
  [
    'an account at no bank',
    { bank_accounts: [anAccount({ correspondent_account: '301' })] },
    'bank_accounts.0.correspondent_account',
  ],
  ['somebody who is not here', { responsible_id: 999_999 }, 'responsible_id'],
  ['a head company that is not', { parent_id: 999_999 }, 'parent_id'],
  ['a state set by hand', { status: 'active' }, 'status'],
])('%s is refused under the field and makes nothing', async (_, change, field) => {
  const answer = await calls.post(aPartner(change));
  expect(answer.statusCode).toBe(422);
  expect(errorsOf(answer)).toHaveProperty([field]);
  const found = await app.as(lawyer).get(`${URL}?search=7736207543`);
  expect(counterpartyList.parse(found.json()).data).toEqual([]);
});

test('the key of an account is a warning and hinders nothing; the treasury has no such key', async () => {
  const made = await calls.post(
    aForeigner('Банковский клиент', {
      bank_accounts: [
        anAccount({ account: '40702810200000012346' }),
        anAccount({
          account: '03100643000000017300',
          correspondent_account: '40102810545370000003',
          is_primary: false,
        }),
      ],
    }),
  );
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    warnings: [
      { field: 'bank_accounts.0.account', message: 'Ключ счёта не подходит к БИК: проверьте цифры' },
    ],
  });
});

test('a change is in the history in the words of the form, and a stale one is refused with the present card', async () => {
  const record = await calls.add(
    aForeigner('Перемены', { contacts: [{ name: 'Анна', phone: '+7 900 000-00-00' }] }),
  );
  const [contact] = record.contacts;
  const changed = (
    await calls.patch(record, {
      note: 'Долг',
      tax_system: 'usn_vat5',
      contacts: [{ id: contact?.id, name: 'Анна Петровна', phone: '+7 900 000-00-00' }],
    })
  ).json<Counterparty>();
  expect(changed).toMatchObject({ lock_version: 2, contacts: [{ id: contact?.id, name: 'Анна Петровна' }] });
  const { data } = (await app.as(lawyer).get(`${at(record)}/history`)).json<{ data: ActivityLog[] }>();
  expect(data[0]?.changes).toEqual([
    { field: 'tax_system', label: 'Система налогообложения', old: null, new: 'УСН с НДС 5\u00a0%' },
    {
      field: 'contacts.0',
      label: 'Контакты, строка 1: имя',
      old: 'Анна, +7 900 000-00-00',
      new: 'Анна Петровна, +7 900 000-00-00',
    },
    { field: 'note', label: 'Примечание', old: null, new: 'Долг' },
  ]);
  const stale = await calls.patch(record, { note: 'Опоздавшее' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json<{ current: Counterparty }>().current).toMatchObject({ note: 'Долг', lock_version: 2 });
});

test('what was right when it was saved is not held against a change of something else', async () => {
  const record = await calls.add(aForeigner('Старая запись'));
  await app.db.updateTable('counterparties').set({ type: 'legal' }).where('id', '=', record.id).execute();
  expect((await calls.patch(record, { note: 'Без ИНН' })).statusCode).toBe(200);
  const now = await calls.card(record);
  expect(errorsOf(await calls.patch(now, { inn: '7736207544' }))).toHaveProperty('inn');
});

test('PUT takes the whole record and nothing less', async () => {
  const record = await calls.add(aForeigner('Целиком', { note: 'Было' }));
  const partial = await app.as(lawyer).put(at(record), { lock_version: 1, name_short: 'Часть' });
  expect(errorsOf(partial)).toHaveProperty('name_full');
  const whole = { ...valuesOfRecord(COUNTERPARTY_FIELDS, record), name_short: 'Всё', note: null };
  const answer = await app.as(lawyer).put(at(record), { ...whole, lock_version: 1 });
  expect(answer.json()).toMatchObject({ name_short: 'Всё', note: null, lock_version: 2 });
});

test('lines are exactly those that were sent, but who signs an agreement stays', async () => {
  const record = await calls.add(
    aForeigner('Подписанты', {
      signatories: [aSignatory(), aSignatory({ last_name: 'Лунин', is_default: false })],
    }),
  );
  const [first, second] = record.signatories;
  if (first === undefined || second === undefined) throw new Error('Two were sent');
  const signed = { counterparty_id: record.id, their_signatory_id: second.id, responsible_id: lawyer.id };
  await anAgreement(app.db, company, signed);
  const refused = await calls.patch(record, { signatories: [{ id: first.id, ...aSignatory() }] });
  expect(errorsOf(refused).signatories?.[0]).toContain('Лунин Олег');
  const swapped = await calls.patch(record, {
    signatories: [{ id: second.id, ...aSignatory({ last_name: 'Лунин' }) }],
  });
  expect(swapped.json<Counterparty>().signatories).toMatchObject([{ id: second.id, is_default: true }]);
  const taken = await calls.patch(await calls.card(record), {
    signatories: [{ id: company.ourSignatoryId, ...aSignatory() }],
  });
  expect(taken.statusCode).toBe(422);
});
