import type { Addendum } from 'shared/contract/addendum';
import type { Agreement, AgreementRow } from 'shared/contract/agreement';
import { effectiveTerms, type EffectiveTerms } from 'shared/contract/effective-terms';
import { runDailyJob } from '../agreements/agreements-daily.job';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { meetDay } from './addendum-actions.service';
import { addendumsModule } from './addendums-module';

const TODAY = '2026-11-20';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule],
    now: new Date(`${TODAY}T09:00:00Z`),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

type Given = Omit<Parameters<typeof anAgreement>[2], 'responsible_id'>;
const signed = (given: Given = {}) =>
  anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    agreement_date: '2024-03-12',
    start_date: '2024-03-12',
    end_date: '2026-12-31',
    amount: '12000000.00',
    vat_mode: 'included',
    vat_rate_id: company.rateId('vat20'),
    ...given,
  });

interface Line {
  field: string;
  new_value: unknown;
  clause_ref?: string;
}
const lines = (changes: Line[]) => changes.map((change) => ({ target: 'agreement', ...change }));

const post = (agreement: number, changes: Line[], given: object = {}) =>
  app.as(lawyer).post('/api/addendums', {
    agreement_id: agreement,
    title: 'Об изменении условий',
    kinds: ['price'],
    summary: 'Меняются условия',
    responsible_id: lawyer.id,
    addendum_date: '2026-11-10',
    effective_from: '2026-11-15',
    signing_method: 'edi',
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: company.theirSignatoryId,
    changes: lines(changes),
    ...given,
  });
const draft = async (...args: Parameters<typeof post>) => said<Addendum>(await post(...args));
const at = (id: number) => `/api/addendums/${String(id)}`;
const read = async (id: number) => said<Addendum>(await app.as(lawyer).get(at(id)));
const act = async (id: number, action: string, body: object = {}) =>
  app.as(lawyer).post(`${at(id)}/${action}`, { lock_version: (await read(id)).lock_version, ...body });
/** An answer with plain spaces: the others are the business of whoever prints. */
const said = <T>(answer: { body: string }) => JSON.parse(answer.body.replaceAll('\u00a0', ' ')) as T;
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

/** Signed by both sides today, as far as its day lets it. */
async function sign(id: number): Promise<Addendum> {
  await app.db.updateTable('addendums').set({ status: 'on_signing' }).where('id', '=', id).execute();
  await act(id, 'mark-signed', { side: 'us', date: TODAY });
  return said<Addendum>(await act(id, 'mark-signed', { side: 'them', date: TODAY }));
}
const made = async (...args: Parameters<typeof post>) => sign((await draft(...args)).id);

const termsUrl = (id: number, day?: string) =>
  `/api/agreements/${String(id)}/effective-terms${day === undefined ? '' : `?as_of=${day}`}`;
const termsOn = async (id: number, day?: string): Promise<EffectiveTerms> =>
  effectiveTerms.parse(said(await app.as(lawyer).get(termsUrl(id, day))));
const textOf = (terms: EffectiveTerms, key: string) => terms.terms.find((term) => term.key === key)?.text;
const card = async (id: number) => said<Agreement>(await app.as(lawyer).get(`/api/agreements/${String(id)}`));

test('who is calling comes first, then whether they may and see it, then the day they ask for', async () => {
  const id = await signed();
  expect((await app.stranger.get(termsUrl(id))).statusCode).toBe(401);
  const mute = await company.employee({ permissions: ['addendums.read'] });
  expect((await app.as(mute).get(termsUrl(id))).statusCode).toBe(403);
  const newcomer = await company.employee({ dataScope: 'own' });
  expect((await app.as(newcomer).get(termsUrl(id))).statusCode).toBe(404);
  expect(errorsOf(await app.as(lawyer).get(termsUrl(id, '2026-02-30')))).toHaveProperty('as_of');
  expect((await app.as(lawyer).get(termsUrl(id, 'вчера'))).statusCode).toBe(422);
});

test('each term says what holds on the day, on what ground, and what stood there before', async () => {
  const id = await signed();
  await made(id, [{ field: 'amount', new_value: '18000000.00', clause_ref: 'п. 1.1' }], {
    effective_from: '2026-11-01',
  });
  const before = await termsOn(id, '2026-10-31');
  expect(textOf(before, 'amount')).toBe('12 000 000,00 ₽');
  const now = await termsOn(id);
  const amount = now.terms.find(({ key }) => key === 'amount');
  expect(amount).toMatchObject({
    text: '18 000 000,00 ₽',
    original: '12 000 000,00 ₽',
    is_changed: true,
    origin: {
      kind: 'addendum',
      from: '2026-11-01',
      addendum: { number: '1', clause_ref: 'п. 1.1', is_retroactive: true },
    },
    history: [
      { text: '12 000 000,00 ₽', origin: { kind: 'original', from: '2024-03-12' }, is_current: false },
      { text: '18 000 000,00 ₽', is_current: true },
    ],
  });
  expect(now.stops.map(({ day, kind }) => [day, kind])).toEqual([
    ['2024-03-12', 'original'],
    ['2026-11-01', 'addendum'],
  ]);
});

test('the original stays as it was signed, and the register shows, orders and finds what is in force', async () => {
  const id = await signed({ title: 'Складская логистика' });
  await made(id, [
    { field: 'amount', new_value: '99000000.00' },
    { field: 'end_date', new_value: '2031-05-31' },
  ]);
  const stored = await app.db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ amount: '12000000.00', end_date: '2026-12-31' });
  expect((await card(id)).effective).toMatchObject({
    amount: '99000000.00',
    end_date: '2031-05-31',
    changed: { amount: { number: '1' }, end_date: { number: '1' } },
  });
  const found = (
    await app
      .as(lawyer)
      .get('/api/agreements?filter[amount][gte]=90000000&filter[end_date][gte]=2031-01-01&sort=-amount')
  ).json<{ data: AgreementRow[] }>();
  expect(found.data).toMatchObject([{ id, amount: '99000000.00', end_date: '2031-05-31' }]);
  const history = (await app.as(lawyer).get(`/api/agreements/${String(id)}/history`)).json<{
    data: { action_label: string; changes: unknown[] }[];
  }>();
  expect(history.data[0]?.action_label).toBe('Условия изменены дополнительным соглашением');
  expect(history.data[0]?.changes).toContainEqual({
    field: 'end_date',
    label: 'Действует до',
    old: '31.12.2026',
    new: '31.05.2031',
  });
});

test('a change is checked by the kind of its term, and refused under its line', async () => {
  const id = await signed();
  const refused = async (changes: Line[], given: object = {}) => errorsOf(await post(id, changes, given));
  expect(await refused([{ field: 'title', new_value: 'Иное' }])).toHaveProperty(['changes.0.field']);
  expect(await refused([{ field: 'price', new_value: '1.00' }])).toEqual({
    'changes.0.field': ['Выберите условие договора'],
  });
  expect(await refused([{ field: 'end_date', new_value: 'скоро' }])).toHaveProperty(['changes.0.new_value']);
  expect(await refused([{ field: 'notice_days', new_value: 99_999 }])).toEqual({
    'changes.0.new_value': ['От 0 до 3650 дней'],
  });
  expect(await refused([{ field: 'counterparty_id', new_value: 999_999 }])).toHaveProperty([
    'changes.0.new_value',
  ]);
  expect(await refused([{ field: 'their_signatory_id', new_value: company.ourSignatoryId }])).toEqual({
    'changes.0.new_value': ['Выберите подписанта контрагента'],
  });
  expect(await refused([{ field: 'end_date', new_value: '2024-01-01' }])).toEqual({
    'changes.0.new_value': ['Дата окончания раньше даты начала'],
  });
  expect(await refused([{ field: 'amount', new_value: '12000000' }])).toEqual({
    'changes.0.new_value': ['Совпадает с тем, что действует'],
  });
  const twice = [
    { field: 'amount', new_value: '1.00' },
    { field: 'amount', new_value: '2.00' },
  ];
  expect(await refused(twice)).toEqual({ 'changes.1.field': ['Это условие уже меняется в строке 1'] });
  const rates = [{ field: 'vat_rate_id', new_value: company.rateId('vat22') }];
  expect(await refused(rates, { effective_from: '2025-06-01' })).toEqual({
    'changes.0.new_value': [expect.stringMatching(/действует с 01\.01\.2026/)],
  });
  expect((await post(id, rates, { effective_from: '2026-01-01' })).statusCode).toBe(201);
});

test('what changed after a draft was prepared holds it up until its author starts from what is in force', async () => {
  const id = await signed();
  const mine = await draft(id, [{ field: 'amount', new_value: '20000000.00' }], {
    effective_from: '2026-12-15',
  });
  expect(mine.changes).toMatchObject([{ old: '12 000 000,00 ₽', new: '20 000 000,00 ₽', conflict: null }]);
  await made(id, [{ field: 'amount', new_value: '15000000.00' }]);
  const stale = await read(mine.id);
  expect(stale.changes).toMatchObject([{ old: '12 000 000,00 ₽', conflict: { now: '15 000 000,00 ₽' } }]);
  expect(stale.available_actions).toContain('rebase');
  await app.db
    .insertInto('document_versions')
    .values({
      documentable_type: 'addendum',
      documentable_id: mine.id,
      version: 1,
      is_current: true,
      kind: 'draft',
      file_id: (
        await app.db
          .insertInto('files')
          .values({
            original_name: 'ДС.pdf',
            mime: 'application/pdf',
            extension: 'pdf',
            size: 1,
            sha256: 'a'.repeat(64),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    })
    .execute();
  const held = await act(mine.id, 'send-to-approval');
  expect(held.statusCode).toBe(409);
  expect(held.json<{ message: string }>().message).toMatch(/^Условие изменилось после подготовки: «Сумма»/);
  const rebased = said<Addendum>(await act(mine.id, 'rebase'));
  expect(rebased.changes).toMatchObject([{ old: '15 000 000,00 ₽', new: '20 000 000,00 ₽', conflict: null }]);
  expect(rebased.available_actions).not.toContain('rebase');
  expect(said<Addendum>(await act(mine.id, 'send-to-approval')).status).toBe('on_approval');
});

/** The same server on another morning. */
const morningOf = (day: string) => ({ ...app.deps, now: () => new Date(`${day}T00:02:00+03:00`) });

test('an expired agreement that is extended is active again, on the day and not before', async () => {
  const id = await signed({ status: 'expired', end_date: '2026-10-31' });
  const later = await made(id, [{ field: 'end_date', new_value: '2027-10-31' }], {
    kinds: ['extension'],
    effective_from: '2026-11-25',
  });
  expect(later.status).toBe('signed');
  await meetDay(morningOf('2026-11-24'), '2026-11-24');
  expect((await card(id)).status).toBe('expired');
  await meetDay(morningOf('2026-11-25'), '2026-11-25');
  expect((await read(later.id)).status).toBe('effective');
  expect(await card(id)).toMatchObject({ status: 'active', effective: { end_date: '2027-10-31' } });
});

test('an extension that is in force keeps the night from ending the agreement', async () => {
  const id = await signed({ end_date: '2026-11-19' });
  const ends = await signed({ end_date: '2026-11-19' });
  const renewed = await signed({ end_date: '2026-11-19', renewal_type: 'auto', renewal_months: 12 });
  await made(id, [{ field: 'end_date', new_value: '2027-11-19' }], { kinds: ['extension'] });
  await runDailyJob(app.deps);
  expect((await card(id)).status).toBe('active');
  expect((await card(ends)).status).toBe('expired');
  expect(await card(renewed)).toMatchObject({ end_date: '2027-11-19', effective: null });
  const terms = await termsOn(renewed, '2026-11-19');
  expect(textOf(terms, 'end_date')).toBe('19.11.2026');
  expect(textOf(await termsOn(renewed, '2026-11-20'), 'end_date')).toBe('19.11.2027');
});

test('a term that an addendum has moved is renewed from where it stands', async () => {
  const id = await signed({ end_date: '2025-12-31', renewal_type: 'auto', renewal_months: 12 });
  await made(id, [{ field: 'end_date', new_value: '2026-11-18' }], { effective_from: '2025-11-01' });
  await runDailyJob(app.deps);
  expect((await card(id)).effective).toBeNull();
  expect(await card(id)).toMatchObject({ status: 'active', end_date: '2027-11-18', renewal_count: 1 });
  expect(textOf(await termsOn(id, '2025-10-31'), 'end_date')).toBe('31.12.2025');
  expect(textOf(await termsOn(id, '2025-11-01'), 'end_date')).toBe('18.11.2026');
});

test('an addendum that ends the agreement ends it on its day', async () => {
  const id = await signed();
  const ending = await made(id, [], { kinds: ['termination'], effective_from: '2026-11-18' });
  expect(ending.status).toBe('effective');
  expect(await card(id)).toMatchObject({
    status: 'terminated',
    termination_date: '2026-11-18',
    termination_reason: 'Доп. соглашение № 1',
  });
});

test('an addendum all of whose changes are overwritten is replaced', async () => {
  const id = await signed();
  const first = await made(id, [{ field: 'amount', new_value: '13000000.00' }], {
    effective_from: '2026-11-01',
  });
  const second = await made(id, [{ field: 'amount', new_value: '14000000.00' }], {
    effective_from: '2026-11-02',
  });
  expect((await read(first.id)).status).toBe('superseded');
  expect((await read(second.id)).status).toBe('effective');
  expect(textOf(await termsOn(id, '2026-11-01'), 'amount')).toBe('13 000 000,00 ₽');
});

test('a change that held until a day gives the register back what was there before', async () => {
  const id = await signed();
  await made(id, [{ field: 'amount', new_value: '13000000.00' }], { effective_to: '2026-11-30' });
  expect((await card(id)).effective?.amount).toBe('13000000.00');
  const { effective_review_on } = await app.db
    .selectFrom('agreements')
    .select('effective_review_on')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(effective_review_on).toBe('2026-12-01');
  expect(textOf(await termsOn(id, '2026-12-01'), 'amount')).toBe('12 000 000,00 ₽');
  await meetDay(morningOf('2026-12-01'), '2026-12-01');
  expect((await card(id)).effective).toBeNull();
});

test('another rate of tax on top of the lines moves the sum of the agreement', async () => {
  const rates = { vat_mode: 'on_top' as const, vat_rate_id: company.rateId('vat20') };
  const id = await signed({
    ...rates,
    amount: '1200.00',
    vat_amount: '200.00',
    amount_without_vat: '1000.00',
  });
  await app.db
    .insertInto('agreement_items')
    .values({
      agreement_id: id,
      position: 1,
      name: 'Обслуживание',
      measure_id: company.measureId('шт'),
      quantity: '1',
      price: '1000.00',
      ...rates,
      amount: '1200.00',
      vat_amount: '200.00',
      amount_without_vat: '1000.00',
    })
    .execute();
  await made(id, [{ field: 'vat_rate_id', new_value: company.rateId('vat22') }]);
  expect((await card(id)).effective).toMatchObject({
    amount: '1220.00',
    vat_amount: '220.00',
    vat_rate: { percent: '22.00' },
    changed: { amount: { number: '1' }, vat_rate_id: { number: '1' } },
  });
});

test('the price of a line moves the sum of the agreement', async () => {
  const id = await signed({ amount: '1220.00' });
  const item = await app.db
    .insertInto('agreement_items')
    .values({
      agreement_id: id,
      position: 1,
      name: 'Кабель',
      measure_id: company.measureId('шт'),
      quantity: '10',
      price: '122.00',
      vat_mode: 'included',
      vat_rate_id: company.rateId('vat20'),
      amount: '1220.00',
      vat_amount: '203.33',
      amount_without_vat: '1016.67',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = {
    target: 'item',
    target_id: item.id,
    operation: 'set',
    field: 'price',
    new_value: '200.00',
  };
  expect(errorsOf(await post(id, [], { changes: [{ ...change, target_id: 1_000_000 }] }))).toHaveProperty([
    'changes.0.target_id',
  ]);
  const addendum = await made(id, [], { changes: [change] });
  expect(addendum.changes).toMatchObject([{ label: 'Кабель: цена', old: '122,00 ₽', new: '200,00 ₽' }]);
  expect((await card(id)).effective).toMatchObject({ amount: '2000.00', vat_amount: '333.33' });
  const terms = await termsOn(id);
  expect(textOf(terms, `items.${String(item.id)}.price`)).toBe('200,00 ₽');
  expect(textOf(terms, 'amount')).toBe('2 000,00 ₽');
});
