import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import {
  anAccount,
  aPartner,
  type CounterpartyOffice,
  aCounterpartyOffice,
  errorsOf,
} from '../../counterparties/counterparty.builder';
import type { Actor } from '../../platform/http/actor';
import type { TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { agreementTemplates } from '../agreement-template.service';
import type { Company } from '../company.builder';

const SECOND = '40702810720000001234';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let calls: CounterpartyOffice['calls'];
let partner: Counterparty;
let ours: Counterparty;

beforeAll(async () => {
  ({ app, company, lawyer, calls } = await aCounterpartyOffice([agreementsModule]));
  const second = anAccount({
    account: SECOND,
    bank_name: 'АО «Альфа-Банк»',
    bic: '044525593',
    is_primary: false,
  });
  partner = await calls.add(aPartner({ bank_accounts: [anAccount(), second] }));
  const own = await calls.card({ id: company.organizationId });
  ours = (await calls.patch(own, { bank_accounts: [anAccount({ account: '40702810900000054321' })] })).json();
});
afterAll(() => app.close());

const accountOf = (owner: Counterparty, account: string) => {
  const found = owner.bank_accounts.find((one) => one.account === account);
  if (found === undefined) throw new Error(`No account ${account}`);
  return found.id;
};
const draft = (given: object) =>
  app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), counterparty_id: partner.id, ...given });
const made = async (given: object) => (await draft(given)).json<Agreement>();
const patch = (record: Agreement, change: object) =>
  app
    .as(lawyer)
    .patch(`/api/agreements/${String(record.id)}`, { lock_version: record.lock_version, ...change });

test('payments go to an account of either side, and the card says whose it is and in which bank', async () => {
  const agreement = await made({ bank_account_id: accountOf(partner, SECOND) });
  expect(agreement.bank_account).toEqual({
    id: accountOf(partner, SECOND),
    name: `${SECOND}, АО «Альфа-Банк», БИК 044525593`,
    counterparty_id: partner.id,
    account: SECOND,
    bank_name: 'АО «Альфа-Банк»',
    bic: '044525593',
    currency_code: 'RUB',
    valid_to: null,
  });
  const [own] = ours.bank_accounts;
  const changed = await patch(agreement, { bank_account_id: own?.id });
  expect(changed.json<Agreement>().bank_account).toMatchObject({ counterparty_id: company.organizationId });
  const history = (await app.as(lawyer).get(`/api/agreements/${String(agreement.id)}/history`)).body;
  expect(history).toContain('Счёт для расчётов');
  expect(history).toContain(`${SECOND}, АО «Альфа-Банк», БИК 044525593`);
});

test('an account of somebody else is refused, and so is one that has closed; a chosen one may close later', async () => {
  const stranger = await calls.add(
    aPartner({
      name_short: 'Посторонний',
      inn: '7707083893',
      kpp: '770101009',
      ogrn: null,
      bank_accounts: [anAccount()],
    }),
  );
  const [alien] = stranger.bank_accounts;
  const foreign = { bank_account_id: ['Выберите счёт своей организации или контрагента'] };
  expect(errorsOf(await draft({ bank_account_id: alien?.id }))).toEqual(foreign);
  const agreement = await made({ bank_account_id: accountOf(partner, SECOND) });
  expect(errorsOf(await patch(agreement, { counterparty_id: company.counterpartyId }))).toMatchObject(
    foreign,
  );

  const card = await calls.card(partner);
  const bank_accounts = card.bank_accounts.map((one) =>
    one.account === SECOND ? { ...one, valid_to: '2026-11-19' } : one,
  );
  expect((await calls.patch(card, { bank_accounts })).statusCode).toBe(200);
  expect(errorsOf(await draft({ bank_account_id: accountOf(partner, SECOND) }))).toEqual({
    bank_account_id: ['Счёт закрыт 19.11.2026, выберите действующий'],
  });
  const other = await patch(agreement, { title: 'Поставка кабеля' });
  expect(other.json<Agreement>().bank_account).toMatchObject({ valid_to: '2026-11-19' });
});

test('an account that an agreement names is closed by a date and never taken out', async () => {
  const agreement = await made({ bank_account_id: accountOf(partner, anAccount().account) });
  const card = await calls.card(partner);
  const bank_accounts = card.bank_accounts.filter(({ id }) => id !== agreement.bank_account?.id);
  expect(errorsOf(await calls.patch(card, { bank_accounts }))).toEqual({
    bank_accounts: [`Указан в договорах, удалить нельзя: ${anAccount().account}. Закройте счёт датой`],
  });
});

test('a text prints the chosen account in the requisites of its side, and the main one in those of the other', async () => {
  const card = await calls.card(partner);
  const bank_accounts = card.bank_accounts.map((one) => ({ ...one, valid_to: null }));
  partner = (await calls.patch(card, { bank_accounts })).json();
  const values = async (given: object) => {
    const { id } = await made(given);
    return (await agreementTemplates.facts(app.db, lawyer, id)).values;
  };
  expect(await values({})).toMatchObject({ 'контрагент.счет': anAccount().account });
  expect(await values({ bank_account_id: accountOf(partner, SECOND) })).toMatchObject({
    'контрагент.счет': SECOND,
    'контрагент.банк': 'АО «Альфа-Банк»',
    'контрагент.бик': '044525593',
    'мы.счет': '40702810900000054321',
  });
});

test('a text names an account in the currency of the agreement, and none where a side has no such account', async () => {
  const card = await calls.card({ id: company.organizationId });
  const euro = anAccount({ account: '40702978100000054321', currency_code: 'EUR', is_primary: true });
  await calls.patch(card, { bank_accounts: [...card.bank_accounts, euro] });
  const values = async (given: object) => {
    const { id } = await made(given);
    return (await agreementTemplates.facts(app.db, lawyer, id)).values;
  };
  expect(await values({})).toMatchObject({ 'мы.счет': '40702810900000054321' });
  const abroad = await values({ currency_code: 'EUR' });
  expect(abroad).toMatchObject({ 'мы.счет': '40702978100000054321' });
  expect(Object.keys(abroad).filter((tag) => /^контрагент\.(счет|банк|бик|корр)/.test(tag))).toEqual([]);
});
