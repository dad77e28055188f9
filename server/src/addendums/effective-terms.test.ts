import type { Addendum } from 'shared/contract/addendum/addendum';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { meetDayOfAgreements } from '../agreements/agreements-day.service';
import { meetDay } from './addendum-day.service';
import { aTermsDesk, errorsOf, said, termsUrl, textOf } from './terms-desk.builder';
import { aVersion } from '../files/version.builder';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let app: Desk['app'];
let company: Desk['company'];
let lawyer: Desk['lawyer'];
let signed: Desk['signed'];
let post: Desk['post'];
let draft: Desk['draft'];
let read: Desk['read'];
let act: Desk['act'];
let sign: Desk['sign'];
let made: Desk['made'];
let termsOn: Desk['termsOn'];
let card: Desk['card'];
beforeAll(async () => {
  ({ app, company, lawyer, signed, post, draft, read, act, sign, made, termsOn, card } = await aTermsDesk());
});
afterAll(() => app.close());

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

async function anotherPartner(): Promise<number> {
  const values = {
    is_own: false,
    type: 'legal',
    legal_form: 'АО',
    status: 'active',
    inn: '7702070139',
  } as const;
  const { id } = await app.db
    .insertInto('counterparties')
    .values({ ...values, name_short: 'Опора', name_full: 'Акционерное общество «Опора»' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a change is checked by the kind of its term, and refused under its line', async () => {
  const id = await signed();
  const refused = async (changes: Parameters<Desk['post']>[1], given: object = {}) =>
    errorsOf(await post(id, changes, given));
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
  const represented = await signed({ their_signatory_id: company.theirSignatoryId });
  const other = await post(represented, [{ field: 'counterparty_id', new_value: await anotherPartner() }]);
  expect(errorsOf(other)).toEqual({
    'changes.0.new_value': [
      'Добавьте и изменение условия «Подписывает от контрагента»: выберите подписанта контрагента',
    ],
  });
  expect(await refused([{ field: 'renewal_type', new_value: 'auto' }])).toEqual({
    'changes.0.new_value': [
      'Добавьте и изменение условия «Продлевается на»: это поле обязательно для заполнения',
    ],
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
  await aVersion(app.db, { type: 'addendum', id: mine.id });
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

test('a change to what another addendum has brought about meanwhile does not go to approval', async () => {
  const id = await signed();
  const raised = [{ field: 'amount', new_value: '15000000.00' }];
  const mine = await draft(id, raised, { effective_from: '2026-12-15' });
  await aVersion(app.db, { type: 'addendum', id: mine.id });
  await made(id, raised);
  const rebased = said<Addendum>(await act(mine.id, 'rebase'));
  const message = 'Новое значение совпадает с тем, что действует: «Сумма»';
  expect(rebased.readiness).toContainEqual({ field: 'changes', message, level: 'error' });
  expect(errorsOf(await act(mine.id, 'send-to-approval'))).toEqual({ changes: [message] });
});

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

test('an addendum reaches back to the beginning of its agreement and not before it', async () => {
  const id = await signed({ agreement_date: '2024-03-12', start_date: '2024-03-01' });
  const change = { field: 'amount', new_value: '5.00' };
  const early = await post(id, [change], { effective_from: '2024-02-29' });
  expect(errorsOf(early)).toEqual({ effective_from: ['Раньше начала договора, 01.03.2024'] });
  const back = await draft(id, [change], { effective_from: '2024-03-01' });
  const patch = { lock_version: back.lock_version, effective_from: '2014-03-01' };
  const moved = await app.as(lawyer).patch(`/api/addendums/${String(back.id)}`, patch);
  expect(Object.keys(errorsOf(moved))).toEqual(['effective_from']);
});

test('a kind of change is named once', async () => {
  const twice = await post(await signed(), [], { kinds: ['price', 'price'] });
  expect(errorsOf(twice)).toEqual({ kinds: ['Значение выбрано дважды'] });
});

test('an addendum that is to end the agreement is told beside its last day', async () => {
  const id = await signed({ end_date: '2027-12-31' });
  const ending = await made(id, [], { kinds: ['termination'], effective_from: '2026-12-15' });
  const terms = await termsOn(id);
  expect(terms.addendums).toMatchObject([{ id: ending.id, status: 'signed', ends_agreement: true }]);
  expect(terms.terms.find(({ key }) => key === 'end_date')).toMatchObject({
    text: '31.12.2027',
    coming: [{ text: 'расторжение договора', from: '2026-12-15', addendum: { number: ending.number } }],
  });
});

test('an agreement that was put away comes out of the archive when its extension takes effect', async () => {
  const id = await signed({ status: 'expired', end_date: '2026-10-31' });
  const change = { field: 'end_date', new_value: '2027-10-31' };
  const extension = await draft(id, [change], { kinds: ['extension'] });
  const archive = { lock_version: (await card(id)).lock_version };
  expect((await app.as(lawyer).post(`/api/agreements/${String(id)}/archive`, archive)).statusCode).toBe(200);
  expect(errorsOf(await post(id, [change]))).toEqual({
    agreement_id: ['Договор в архиве, сначала верните его'],
  });
  await sign(extension.id);
  const after = await card(id);
  expect(after).toMatchObject({ status: 'active', archived_at: null });
  expect(after.available_actions).toContain('suspend');
});

test('an extension that is in force keeps the night from ending the agreement', async () => {
  const id = await signed({ end_date: '2026-11-19' });
  const ends = await signed({ end_date: '2026-11-19' });
  const renewed = await signed({ end_date: '2026-11-19', renewal_type: 'auto', renewal_months: 12 });
  await made(id, [{ field: 'end_date', new_value: '2027-11-19' }], { kinds: ['extension'] });
  await meetDayOfAgreements(app.deps);
  expect((await card(id)).status).toBe('active');
  expect((await card(ends)).status).toBe('expired');
  expect(await card(renewed)).toMatchObject({ end_date: '2027-11-19', effective: null });
  const terms = await termsOn(renewed, '2026-11-19');
  expect(textOf(terms, 'end_date')).toBe('19.11.2026');
  expect(textOf(await termsOn(renewed, '2026-11-20'), 'end_date')).toBe('19.11.2027');
});

test.each(['none', 'auto'] as const)(
  'the night lets an extension of its day go first, when the term would %s renew',
  async (renewal_type) => {
    const id = await signed({ end_date: '2026-11-19', renewal_type, renewal_months: 12 });
    const change = { field: 'end_date', new_value: '2027-03-31' };
    const extension = await made(id, [change], { effective_from: '2026-11-20', kinds: ['extension'] });
    // As it was while its day was still to come.
    await app.db.updateTable('addendums').set({ status: 'signed' }).where('id', '=', extension.id).execute();
    await app.db.updateTable('agreements').set({ effective_terms: null }).where('id', '=', id).execute();
    await meetDayOfAgreements(app.deps);
    expect(await card(id)).toMatchObject({ status: 'active', end_date: '2026-11-19', renewal_count: 0 });
    await app.jobs.runScheduled('addendums.daily');
    expect(await card(id)).toMatchObject({
      status: 'active',
      renewal_count: 0,
      effective: { end_date: '2027-03-31' },
    });
    const { data } = said<{ data: { action_label: string }[] }>(
      await app.as(lawyer).get(`/api/agreements/${String(id)}/history`),
    );
    expect(data.map((line) => line.action_label)).not.toContain('Срок договора истёк');
  },
);

/** The agreement as the night finds it: its term ended yesterday, and addenda of this day have not taken effect. */
async function atMidnight(id: number, night: { endedOn: string; waiting: number[] }): Promise<void> {
  const { endedOn: end_date, waiting } = night;
  await app.db.updateTable('addendums').set({ status: 'signed' }).where('id', 'in', waiting).execute();
  const set = { end_date, effective_terms: null };
  await app.db.updateTable('agreements').set(set).where('id', '=', id).execute();
}

test('an agreement that waited for its addendum meets its day in the same night', async () => {
  const id = await signed();
  const other = await made(id, [{ field: 'amount', new_value: '5.00' }], { effective_from: '2026-11-20' });
  await atMidnight(id, { endedOn: '2026-11-19', waiting: [other.id] });
  await meetDayOfAgreements(app.deps);
  expect((await card(id)).status).toBe('active');
  await app.jobs.runScheduled('addendums.daily');
  expect((await card(id)).status).toBe('expired');
});

test('a term that an addendum has moved is renewed from where it stands', async () => {
  const id = await signed({ end_date: '2025-12-31', renewal_type: 'auto', renewal_months: 12 });
  await made(id, [{ field: 'end_date', new_value: '2026-11-18' }], { effective_from: '2025-11-01' });
  await meetDayOfAgreements(app.deps);
  expect((await card(id)).effective).toBeNull();
  expect(await card(id)).toMatchObject({ status: 'active', end_date: '2027-11-18', renewal_count: 1 });
  expect(textOf(await termsOn(id, '2025-10-31'), 'end_date')).toBe('31.12.2025');
  expect(textOf(await termsOn(id, '2025-11-01'), 'end_date')).toBe('18.11.2026');
});

test('an addendum that moves the end into the past ends the agreement or renews it at once, as the night would', async () => {
  const ended = await signed();
  const back = [{ field: 'end_date', new_value: '2026-11-18' }];
  await made(ended, back);
  expect(await card(ended)).toMatchObject({
    status: 'expired',
    retention_until: '2031-12-31',
    effective: { end_date: '2026-11-18' },
  });
  const { data } = said<{ data: { action_label: string }[] }>(
    await app.as(lawyer).get(`/api/agreements/${String(ended)}/history`),
  );
  expect(data.map((line) => line.action_label).slice(0, 2)).toEqual([
    'Срок договора истёк',
    'Условия изменены дополнительным соглашением',
  ]);
  const renewed = await signed({ renewal_type: 'auto', renewal_months: 12 });
  await made(renewed, back);
  expect(await card(renewed)).toMatchObject({ status: 'active', end_date: '2027-11-18', renewal_count: 1 });
});

test('an agreement waits for the last of the addenda of its night, when the first has taken effect', async () => {
  const id = await signed();
  const first = await made(id, [{ field: 'amount', new_value: '5.00' }], { effective_from: '2026-11-20' });
  const extension = [{ field: 'end_date', new_value: '2027-11-19' }];
  const second = await made(id, extension, { effective_from: '2026-11-20' });
  await atMidnight(id, { endedOn: '2026-11-19', waiting: [first.id, second.id] });
  await app.jobs.runScheduled('addendums.daily');
  expect(await card(id)).toMatchObject({ status: 'active', effective: { end_date: '2027-11-19' } });
  const { data } = said<{ data: { action_label: string }[] }>(
    await app.as(lawyer).get(`/api/agreements/${String(id)}/history`),
  );
  expect(data.map((line) => line.action_label)).not.toContain('Срок договора истёк');
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

test('the card itself is asked for the terms of a day, and without one is answered without them', async () => {
  const id = await signed();
  await made(id, [{ field: 'end_date', new_value: '2027-12-31' }], { effective_from: '2026-11-01' });
  const url = `/api/agreements/${String(id)}`;
  const asked = async (query: string) => app.as(lawyer).get(`${url}${query}`);
  const { terms } = await termsOn(id, '2026-11-20');
  const answer = said<object>(await asked('?as_of=2026-11-20'));
  expect(answer).toMatchObject({ id, effective_terms: { as_of: '2026-11-20', terms } });
  expect((await asked('')).json()).not.toHaveProperty('effective_terms');
  expect(errorsOf(await asked('?as_of=2026-02-30'))).toHaveProperty('as_of');
});

test('a currency is told by its name, in force and in the addendum that changes it', async () => {
  const id = await signed();
  const { changes } = await draft(id, [{ field: 'currency_code', new_value: 'USD' }]);
  expect(changes).toMatchObject([{ label: 'Валюта', old: 'Российский рубль', new: 'Доллар США' }]);
  const { terms } = await termsOn(id);
  const currency = terms.find(({ key }) => key === 'currency_code');
  expect(currency).toMatchObject({ text: 'Российский рубль', value: 'RUB' });
});
