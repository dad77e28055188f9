import { type CounterpartyDuplicate, counterpartyUsage } from 'shared/contract/counterparty/counterparty';
import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { anAgreement, type Company } from '../../agreements/company.builder';
import type { Actor } from '../../platform/http/actor';
import type { TestApp } from '../../platform/testing/test-app';
import {
  aForeigner,
  anAccount,
  at,
  type CounterpartyOffice,
  aCounterpartyOffice,
} from '../counterparty.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let calls: CounterpartyOffice['calls'];

beforeAll(async () => {
  ({ app, company, lawyer, calls } = await aCounterpartyOffice());
});
afterAll(() => app.close());

const URL = '/api/counterparties';

test('a double is found by the same numbers and by a name that looks alike', async () => {
  const original = await calls.add(aForeigner('Уралкабель', { inn: '7707083893', kpp: '660101001' }));
  const found = async (query: Record<string, string>) =>
    (await app.as(lawyer).get(`${URL}/duplicates?${new URLSearchParams(query).toString()}`))
      .json<{
        data: CounterpartyDuplicate[];
      }>()
      .data.map(({ id, reason }) => ({ id, reason }));
  const own = { id: company.organizationId, reason: 'inn' };
  expect(await found({ inn: '7707083893', kpp: '660101001' })).toEqual([
    { id: original.id, reason: 'same' },
    own,
  ]);
  expect(await found({ inn: '7707083893', kpp: '660101001', exclude: String(original.id) })).toEqual([own]);
  for (const name of [
    'ООО «Урал-Кабель»',
    'УРАЛКАБЕЛ',
    'Общество с ограниченной ответственностью "УPAЛКАБЕЛЬ"',
  ]) {
    expect([name, await found({ name })]).toEqual([name, [{ id: original.id, reason: 'name' }]]);
  }
  expect(await found({ name: 'Кубаньмолоко' })).toEqual([]);
  expect(await found({ name: 'ООО' })).toEqual([]);
});

test('a record with the same account, address or phone may be the same counterparty', async () => {
  const original = await calls.add(
    aForeigner('Прибой', {
      phone: '+7 (812) 325-00-01, доб. 12',
      email: 'Office@Priboi.example',
      bank_accounts: [anAccount({ account: '40702810200000012345', bic: '044525225' })],
    }),
  );
  const found = async (query: Record<string, string>) =>
    (await app.as(lawyer).get(`${URL}/duplicates?${new URLSearchParams(query).toString()}`))
      .json<{ data: CounterpartyDuplicate[] }>()
      .data.map(({ id, reason }) => ({ id, reason }));
  const { id } = original;
  expect(await found({ phone: '8 812 3250001' })).toEqual([{ id, reason: 'phone' }]);
  expect(await found({ email: 'office@priboi.example', phone: '8 812 3250001' })).toEqual([
    { id, reason: 'email' },
  ]);
  expect(await found({ account: '40702810200000012345' })).toEqual([{ id, reason: 'account' }]);
  expect(await found({ phone: '12', name: 'Кубаньмолоко' })).toEqual([]);
  expect(await found({ account: '40702810200000012345', exclude: String(id) })).toEqual([]);
  expect(await found({ account: 'x' })).toEqual([]);
});

test('documents of a counterparty are counted as far as the reader sees them, sums by year only of what was in force', async () => {
  const record = await calls.add(aForeigner('С оборотом'));
  const given = { counterparty_id: record.id, responsible_id: lawyer.id, currency_code: 'RUB' } as const;
  await anAgreement(app.db, company, {
    ...given,
    status: 'active',
    amount: '100.50',
    agreement_date: '2025-03-01',
  });
  await anAgreement(app.db, company, {
    ...given,
    status: 'completed',
    amount: '200.00',
    agreement_date: '2025-04-01',
  });
  await anAgreement(app.db, company, {
    ...given,
    status: 'draft',
    amount: '999.00',
    agreement_date: '2026-04-01',
  });
  const usage = async (actor: Actor) =>
    counterpartyUsage.parse((await app.as(actor).get(`${at(record)}/usage`)).json());
  expect(await usage(lawyer)).toEqual({
    agreements: 3,
    addendums: 0,
    commercial_offers: 0,
    by_year: [
      {
        year: 2025,
        currency_code: 'RUB',
        agreements: 2,
        agreements_amount: '300.50',
        further: 0,
        further_amount: '0.00',
        offers: 0,
        offers_amount: '0.00',
      },
    ],
  });
  const other = await company.employee({ dataScope: 'own', permissions: ['agreements.read'] });
  expect(await usage(other)).toEqual({
    agreements: 0,
    addendums: null,
    commercial_offers: null,
    by_year: [],
  });
});

test('an offer counts once by year, as it was offered last, however often it was revised', async () => {
  const record = await calls.add(aForeigner('С предложениями'));
  const add = async (given: {
    number: string;
    status: OfferStatus;
    revision?: number;
    previous_id?: number;
  }) => {
    const { id } = await app.db
      .insertInto('commercial_offers')
      .values({
        direction: 'outgoing',
        offer_date: '2025-05-20',
        title: 'Поставка',
        organization_id: company.organizationId,
        counterparty_id: record.id,
        responsible_id: lawyer.id,
        counterparty_name: record.name_short,
        amount: '100.00',
        currency_code: 'RUB',
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const counted = async () => {
    const usage = counterpartyUsage.parse((await app.as(lawyer).get(`${at(record)}/usage`)).json());
    return usage.by_year.map(({ offers, offers_amount: sum }) => [offers, sum]);
  };
  await add({ number: 'КП-1', status: 'draft' });
  await add({ number: 'КП-2', status: 'cancelled' });
  expect(await counted()).toEqual([]);
  const first = await add({ number: 'КП-3', status: 'revised' });
  await add({ number: 'КП-3', status: 'cancelled', revision: 2, previous_id: first });
  expect(await counted()).toEqual([[1, '100.00']]);
  const third = await add({ number: 'КП-3', status: 'revised', revision: 3, previous_id: first });
  await add({ number: 'КП-3', status: 'sent', revision: 4, previous_id: third });
  expect(await counted()).toEqual([[1, '100.00']]);
  await add({ number: 'КП-5', status: 'declined' });
  expect(await counted()).toEqual([[2, '200.00']]);
});

test('what it is a further side of counts as well and is told apart, each currency for itself', async () => {
  const surety = await calls.add(aForeigner('Поручитель с оборотом'));
  const given = { responsible_id: lawyer.id, status: 'active', agreement_date: '2025-03-01' } as const;
  const guaranteed = await anAgreement(app.db, company, { ...given, amount: '1000.00' });
  const inEuro = await anAgreement(app.db, company, { ...given, amount: '70.00', currency_code: 'EUR' });
  await anAgreement(app.db, company, { ...given, amount: '5.00' });
  await anAgreement(app.db, company, { ...given, counterparty_id: surety.id, amount: '30.00' });
  await app.db
    .insertInto('agreement_parties')
    .values(
      [guaranteed, inEuro].map((agreement_id) => ({
        agreement_id,
        position: 1,
        counterparty_id: surety.id,
        role_name: 'Поручитель',
        side: 'third' as const,
      })),
    )
    .execute();
  const usage = counterpartyUsage.parse((await app.as(lawyer).get(`${at(surety)}/usage`)).json());
  const none = { offers: 0, offers_amount: '0.00' };
  expect(usage).toMatchObject({
    agreements: 3,
    by_year: [
      {
        ...none,
        year: 2025,
        currency_code: 'RUB',
        agreements: 2,
        agreements_amount: '1030.00',
        further: 1,
        further_amount: '1000.00',
      },
      {
        ...none,
        year: 2025,
        currency_code: 'EUR',
        agreements: 1,
        agreements_amount: '70.00',
        further: 1,
        further_amount: '70.00',
      },
    ],
  });
});

test.each(['duplicates?name=Прибой', '1/usage'])(
  'a crowd of questions for %s takes two turns at once',
  async (asked) => {
    const crowd = await Promise.all(
      Array.from({ length: 50 }, () => app.as(lawyer).get(`${URL}/${encodeURI(asked)}`)),
    );
    expect(crowd.filter(({ statusCode }) => statusCode === 429)).toHaveLength(8);
  },
);
