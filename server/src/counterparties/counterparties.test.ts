import { counterparty, counterpartyList } from 'shared/contract/counterparty';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { counterpartiesModule } from './counterparties-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [counterpartiesModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const body = (change: object = {}) => ({
  type: 'legal',
  legal_form: 'АО',
  name_short: 'Тёплый дом',
  name_full: 'Акционерное общество «Тёплый дом»',
  inn: '7736207543',
  kpp: '770401001',
  ogrn: '1027700229193',
  ...change,
});

test('the list is open to every employee and to nobody else', async () => {
  expect((await app.stranger.get('/api/counterparties')).statusCode).toBe(401);
  const newcomer = await company.employee({ permissions: [] });
  expect((await app.as(newcomer).get('/api/counterparties')).statusCode).toBe(200);
  expect((await app.as(newcomer).post('/api/counterparties', { nonsense: 1 })).statusCode).toBe(403);
});

test('partners and own organisations are told apart and found by name and ИНН', async () => {
  const anyone = await company.employee({ permissions: [] });
  const found = async (query: string) =>
    counterpartyList
      .parse((await app.as(anyone).get(`/api/counterparties?${encodeURI(query)}`)).json())
      .data.map((row) => row.id);
  expect(await found('filter[is_own]=true')).toEqual([company.organizationId]);
  expect(await found('filter[is_own]=false')).toEqual([company.counterpartyId]);
  expect(await found('search=лесн')).toEqual([company.counterpartyId]);
  expect(await found('search=770708')).toEqual([company.organizationId]);
});

test('a counterparty is added with its account and signatory, changed and written down', async () => {
  const lawyer = await company.employee();
  const made = await app.as(lawyer).post(
    '/api/counterparties',
    body({
      bank_accounts: [
        {
          bank_name: 'ПАО Сбербанк',
          bic: '044525225',
          account: '40702810200000012345',
          correspondent_account: '30101810400000000225',
          currency_code: 'RUB',
          is_primary: true,
        },
      ],
      signatories: [
        {
          last_name: 'Рябов',
          first_name: 'Олег',
          middle_name: null,
          job_title: 'Директор',
          basis_type: 'power_of_attorney',
          basis_number: '15',
          basis_date: '2026-01-10',
          basis_valid_until: '2026-12-31',
          is_default: true,
        },
      ],
    }),
  );
  const card = counterparty.parse(made.json());
  expect(card.signatories[0]).toMatchObject({
    full_name: 'Рябов Олег',
    basis: 'Доверенность № 15 от 10.01.2026',
    is_default: true,
  });
  expect(card.bank_accounts).toHaveLength(1);
  for (const text of ['тёплый', 'ТЕПЛЫЙ']) {
    const found = await app.as(lawyer).get(`/api/counterparties?search=${encodeURIComponent(text)}`);
    expect(counterpartyList.parse(found.json()).data.map((row) => row.id)).toEqual([card.id]);
  }
  const changed = await app
    .as(lawyer)
    .patch(`/api/counterparties/${String(card.id)}`, { lock_version: 1, status: 'blocked', note: 'Долг' });
  expect(changed.json()).toMatchObject({ status: 'blocked', lock_version: 2 });
  const stale = await app
    .as(lawyer)
    .patch(`/api/counterparties/${String(card.id)}`, { lock_version: 1, note: 'Нет' });
  expect(stale.statusCode).toBe(409);
  const lines = await app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'counterparty.updated')
    .execute();
  expect(lines[0]?.changes).toEqual([
    { field: 'status', label: 'Состояние', old: 'Новый', new: 'Заблокирован' },
    { field: 'note', label: 'Примечание', old: null, new: 'Долг' },
  ]);
});

test.each([
  ['an ИНН with a wrong check digit', { inn: '7736207544' }, 'inn'],
  ['an ИНН of zeros', { inn: '0000000000' }, 'inn'],
  ['a person’s ИНН for a company', { inn: '500100732259' }, 'inn'],
  ['no КПП for a company', { kpp: null }, 'kpp'],
  ['an ОГРН with a wrong check digit', { ogrn: '1027700229194' }, 'ogrn'],
  ['requisites that are taken', { inn: '7736050003', kpp: '770101001' }, 'inn'],
  [
    'a БИК of another shape',
    {
      bank_accounts: [
        {
          bank_name: 'Банк',
          bic: '144525225',
          account: '40702810200000012345',
          correspondent_account: null,
          currency_code: 'RUB',
          is_primary: true,
        },
      ],
    },
    'bank_accounts.0.bic',
  ],
])('%s is refused under the field', async (_, change, field) => {
  const lawyer = await company.employee();
  const answer = await app.as(lawyer).post('/api/counterparties', body(change));
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: object }>().errors).toHaveProperty([field]);
});
