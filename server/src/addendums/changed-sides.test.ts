import type { Addendum } from 'shared/contract/addendum/addendum';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { aVersion } from '../files/version.builder';
import { findDraftPeople } from '../counterparties/counterparty-drafts.repository';
import { findUsage } from '../counterparties/matching/counterparty-usage.repository';
import { sharedAgreementsFault } from '../counterparties/matching/shared-agreements.repository';
import { addendumTemplates } from './addendum-template';
import { takeEffect } from './addendum-day.service';
import { aTermsDesk, errorsOf, said, textOf } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const TODAY = '2026-11-20';
let inns = 7702070000;

async function aCounterparty(name: string, status: 'active' | 'blocked' | 'liquidated' = 'active') {
  inns += 1;
  const { id } = await desk.app.db
    .insertInto('counterparties')
    .values({
      is_own: false,
      type: 'legal',
      legal_form: 'АО',
      name_short: name,
      name_full: name,
      status,
      inn: String(inns),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aPerson(counterparty_id: number, last_name: string): Promise<number> {
  const { id } = await desk.app.db
    .insertInto('signatories')
    .values({
      counterparty_id,
      last_name,
      first_name: 'Иван',
      job_title: 'Директор',
      basis_type: 'charter',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An agreement in force with a surety; who the surety is, and under which number it is a side. */
async function withSurety(name: string, status?: 'blocked' | 'liquidated') {
  const agreementId = await desk.signed();
  const suretyId = await aCounterparty(name, status);
  const { id: party } = await desk.app.db
    .insertInto('agreement_parties')
    .values({
      agreement_id: agreementId,
      position: 1,
      counterparty_id: suretyId,
      role_name: 'Поручитель',
      side: 'third',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { agreementId, suretyId, party };
}

const joining = (counterparty_id: number, given: object = {}) =>
  ({
    target: 'party',
    operation: 'add',
    counterparty_id,
    role_name: 'Плательщик',
    side: 'them',
    ...given,
  }) as never;
const leaving = (target_id: number) => ({ target: 'party', target_id, operation: 'remove' }) as never;
const changed = (target_id: number, field: string, new_value: unknown) =>
  ({ target: 'party', target_id, field, new_value }) as never;

/** Every side signs today. */
async function signAll(id: number): Promise<Addendum> {
  await desk.app.db.updateTable('addendums').set({ status: 'on_signing' }).where('id', '=', id).execute();
  const date = TODAY;
  await desk.act(id, 'mark-signed', { side: 'us', date });
  let last = await desk.act(id, 'mark-signed', { side: 'them', date });
  for (const { id: party_id } of (await desk.read(id)).parties)
    last = await desk.act(id, 'mark-signed', { side: 'third', party_id, date });
  return said<Addendum>(last);
}
const made = async (...args: Parameters<typeof desk.post>) => signAll((await desk.draft(...args)).id);

const idsOf = async (url: string) =>
  said<{ data: { id: number }[] }>(await desk.app.as(desk.lawyer).get(url)).data.map(({ id }) => id);
const agreementsOf = (counterparty: number) =>
  idsOf(`/api/agreements?filter[counterparty_id]=${String(counterparty)}`);
const sidesOf = (parties: Agreement['parties'] | null | undefined) =>
  parties?.map(({ counterparty, role_name }) => `${counterparty.name_short}, ${role_name}`);

test('a side that comes by an addendum is a side of the agreement from its day on', async () => {
  const { agreementId } = await withSurety('Опора');
  const payer = await aCounterparty('Касса');
  const person = await aPerson(payer, 'Петров');
  expect(await agreementsOf(payer)).toEqual([]);
  const addendum = await made(agreementId, [joining(payer, { signatory_id: person, clause_ref: 'п. 1' })]);
  expect(addendum.status).toBe('effective');
  expect(addendum.changes).toMatchObject([{ operation: 'add', label: 'АО «Касса» (Плательщик)', old: null }]);
  expect(addendum.changes[0]?.new).toMatch(/^Сторона контрагента, подписант Петров/);
  const key = `parties.${String(addendum.changes[0]?.target_id)}.added`;
  const now = await desk.termsOn(agreementId);
  expect(now.terms.find((term) => term.key === key)).toMatchObject({
    section: 'parties',
    is_changed: true,
    origin: { kind: 'addendum', addendum: { id: addendum.id, clause_ref: 'п. 1' }, from: '2026-11-15' },
  });
  expect(textOf(await desk.termsOn(agreementId, '2026-11-14'), key)).toBeNull();
  const card = await desk.card(agreementId);
  expect(sidesOf(card.parties)).toEqual(['Опора, Поручитель']);
  expect(sidesOf(card.effective?.parties)).toEqual(['Опора, Поручитель', 'Касса, Плательщик']);
  expect(await agreementsOf(payer)).toEqual([agreementId]);
});

test('who came signs the addendum it comes by, and every later one', async () => {
  const { agreementId } = await withSurety('Якорь');
  const payer = await aCounterparty('Банк');
  const draft = await desk.draft(agreementId, [joining(payer)]);
  expect(sidesOf(draft.parties)).toEqual(['Якорь, Поручитель', 'Банк, Плательщик']);
  await signAll(draft.id);
  const later = await desk.draft(agreementId, [{ field: 'amount', new_value: '1.00' }]);
  expect(sidesOf(later.parties)).toEqual(['Якорь, Поручитель', 'Банк, Плательщик']);
});

test('who leaves signs the addendum it leaves by, no later one, and stays among those who signed', async () => {
  const { agreementId, suretyId, party } = await withSurety('Рубеж');
  const addendum = await made(agreementId, [leaving(party)]);
  expect(addendum).toMatchObject({ status: 'effective', parties: [{ id: party, signed_at: TODAY }] });
  expect(addendum.changes).toMatchObject([
    { label: 'АО «Рубеж» (Поручитель)', old: 'участвует', new: 'исключена' },
  ]);
  expect(textOf(await desk.termsOn(agreementId), `parties.${String(party)}.removed`)).toBe('исключена');
  expect(textOf(await desk.termsOn(agreementId, '2026-11-01'), `parties.${String(party)}.removed`)).toBe(
    'участвует',
  );
  expect((await desk.card(agreementId)).effective?.parties).toEqual([]);
  expect(await agreementsOf(suretyId)).toEqual([]);
  const later = await desk.draft(agreementId, [{ field: 'amount', new_value: '1.00' }]);
  expect(later.parties).toEqual([]);
  expect((await desk.read(addendum.id)).parties).toHaveLength(1);
  expect((await signAll(later.id)).parties).toEqual([]);
});

test('role and signatory of a side change, and the row that was signed stays as it was', async () => {
  const { agreementId, suretyId, party } = await withSurety('Гарант');
  const person = await aPerson(suretyId, 'Сидоров');
  await made(agreementId, [
    changed(party, 'role_name', 'Залогодатель'),
    changed(party, 'signatory_id', person),
  ]);
  const now = await desk.termsOn(agreementId);
  expect(textOf(now, `parties.${String(party)}.role_name`)).toBe('Залогодатель');
  expect(textOf(now, `parties.${String(party)}.signatory_id`)).toMatch(/^Сидоров/);
  const card = await desk.card(agreementId);
  expect(sidesOf(card.parties)).toEqual(['Гарант, Поручитель']);
  expect(sidesOf(card.effective?.parties)).toEqual(['Гарант, Залогодатель']);
  const journal = await desk.app.as(desk.lawyer).get(`/api/agreements/${String(agreementId)}/history`);
  expect(journal.body).toContain('Залогодатель');
});

test('a side whose role has changed since is a conflict until the author starts anew', async () => {
  const { agreementId, party } = await withSurety('Щит');
  const { id } = await desk.draft(agreementId, [changed(party, 'role_name', 'Гарант')]);
  await made(agreementId, [changed(party, 'role_name', 'Залогодатель')]);
  expect((await desk.read(id)).changes).toMatchObject([
    { old: 'Поручитель', conflict: { now: 'Залогодатель' } },
  ]);
  await aVersion(desk.app.db, { type: 'addendum', id, kind: 'draft' });
  expect((await desk.act(id, 'send-to-approval')).statusCode).toBe(409);
  expect(said<Addendum>(await desk.act(id, 'rebase')).changes).toMatchObject([
    { old: 'Залогодатель', conflict: null },
  ]);
});

test.each(['blocked', 'liquidated'] as const)(
  'a %s side is not let in, but may be taken out',
  async (status) => {
    const name = `Тень ${status}`;
    const { agreementId, party } = await withSurety(`Опора ${status}`, status);
    const bad = await aCounterparty(name, status);
    const draft = await desk.draft(await desk.signed(), [joining(bad)]);
    const refused = await desk.act(draft.id, 'send-to-approval');
    expect(errorsOf(refused).parties?.[0]).toContain(`${name}» (Плательщик): контрагент`);
    const out = await desk.draft(agreementId, [leaving(party)]);
    expect(errorsOf(await desk.act(out.id, 'send-to-approval')).parties).toBeUndefined();
    // There is nobody left to sign for a company that is no more.
    expect(out.parties).toHaveLength(status === 'liquidated' ? 0 : 1);
  },
);

test.each(['blocked', 'liquidated'] as const)(
  'a %s company is not put in the place of the second side, and another one may be put in its place',
  async (status) => {
    const bad = await aCounterparty(`Замена ${status}`, status);
    const puts = (new_value: number) => [{ field: 'counterparty_id', new_value }];
    const draft = await desk.draft(await desk.signed(), puts(bad));
    const refused = await desk.act(draft.id, 'send-to-approval');
    expect(refused.statusCode).toBe(422);
    expect(errorsOf(refused).parties?.[0]).toContain(`Замена ${status}» (новый контрагент): контрагент`);
    expect((await desk.read(draft.id)).status).toBe('draft');
    const out = await desk.draft(
      await desk.signed({ counterparty_id: bad, their_signatory_id: null }),
      puts(await aCounterparty('Преемник')),
      { their_signatory_id: null },
    );
    const { agreement_id: told, parties } = errorsOf(await desk.act(out.id, 'send-to-approval'));
    expect([told, parties]).toEqual([undefined, undefined]);
  },
);

test('whoever writes an addendum that puts a company in the place of the second side hears that it is blocked', async () => {
  const coming = await aCounterparty('Смена');
  expect(await findDraftPeople(desk.app.db, coming)).toEqual([]);
  await desk.draft(await desk.signed(), [{ field: 'counterparty_id', new_value: coming }]);
  expect(await findDraftPeople(desk.app.db, coming)).toEqual([desk.lawyer.id]);
});

test('a side that is signed for a later day comes on that day', async () => {
  const agreementId = await desk.signed();
  const payer = await aCounterparty('Завтра');
  const addendum = await made(agreementId, [joining(payer)], { effective_from: '2026-11-25' });
  expect(addendum.status).toBe('signed');
  expect((await desk.card(agreementId)).effective).toBeNull();
  const deps = { ...desk.app.deps, now: () => new Date('2026-11-25T09:00:00Z') };
  await takeEffect(deps, '2026-11-25');
  expect(sidesOf((await desk.card(agreementId)).effective?.parties)).toEqual(['Завтра, Плательщик']);
});

test('a later addendum changes who came, and takes them out again', async () => {
  const agreementId = await desk.signed();
  const payer = await aCounterparty('Гость');
  const came = await made(agreementId, [joining(payer)], { effective_from: '2026-10-01' });
  const number = came.changes[0]?.target_id ?? 0;
  await made(agreementId, [changed(number, 'role_name', 'Бенефициар')], { effective_from: '2026-10-02' });
  expect(sidesOf((await desk.card(agreementId)).effective?.parties)).toEqual(['Гость, Бенефициар']);
  await made(agreementId, [leaving(number)]);
  expect((await desk.card(agreementId)).effective?.parties).toEqual([]);
  expect(sidesOf((await desk.read(came.id)).parties)).toEqual(['Гость, Плательщик']);
});

test('a draft keeps the number of its side, and its journal tells who comes', async () => {
  const agreementId = await desk.signed();
  const payer = await aCounterparty('Журнал');
  const draft = await desk.draft(agreementId, [joining(payer)]);
  const url = `/api/addendums/${String(draft.id)}`;
  const line = { ...(joining(payer, { role_name: 'Гарант' }) as object), id: draft.changes[0]?.id };
  const saved = said<Addendum>(
    await desk.app.as(desk.lawyer).patch(url, { lock_version: 1, changes: [line] }),
  );
  expect(saved.changes).toMatchObject([{ target_id: draft.changes[0]?.target_id, role_name: 'Гарант' }]);
  const history = await desk.app.as(desk.lawyer).get(`${url}/history`);
  expect(history.body.replaceAll('\u00a0', ' ')).toContain('АО «Журнал»');
});

test('the sums of a counterparty count what it is a side of by an addendum, and no more of what it has left', async () => {
  const { agreementId, suretyId, party } = await withSurety('Итог');
  const payer = await aCounterparty('Итог-2');
  const further = async (id: number) =>
    (await findUsage(desk.app.db, { id, actor: desk.lawyer })).by_year.length;
  expect([await further(suretyId), await further(payer)]).toEqual([1, 0]);
  await made(agreementId, [joining(payer), leaving(party)]);
  expect([await further(suretyId), await further(payer)]).toEqual([0, 1]);
});

test('a side that comes is not made one with another side of the agreement', async () => {
  const { agreementId, suretyId } = await withSurety('Двойник');
  const payer = await aCounterparty('Двойник-2');
  const fault = () => sharedAgreementsFault(desk.app.db, { actor: desk.lawyer, one: suretyId, other: payer });
  expect(await fault()).toBeNull();
  await desk.draft(agreementId, [joining(payer)]);
  expect(await fault()).toContain('Обе записи — стороны договора');
});

test('a template of the addendum names who comes among its further sides', async () => {
  const { agreementId } = await withSurety('Столп');
  const payer = await aCounterparty('Кошель');
  const { id } = await desk.draft(agreementId, [joining(payer)]);
  const { values } = await addendumTemplates.facts(desk.app.db, desk.lawyer, id);
  expect(values['другие стороны']).toMatchObject([
    { 'сторона.роль': 'Поручитель' },
    { 'сторона.роль': 'Плательщик' },
  ]);
  expect(values.изменения).toMatchObject([
    { условие: 'АО\u00a0«Кошель» (Плательщик)', стало: 'Сторона контрагента' },
  ]);
});

test.each([
  [{ counterparty_id: null }, 'counterparty_id', 'Это поле обязательно для заполнения'],
  [{ counterparty_id: 999_999 }, 'counterparty_id', 'Выберите значение из списка'],
  [{ role_name: '' }, 'role_name', 'Это поле обязательно для заполнения'],
  [{ side: null }, 'side', 'Это поле обязательно для заполнения'],
  [{ signatory_id: 999_999 }, 'signatory_id', 'Выберите подписанта этой стороны'],
  [{ name: 'Монтаж' }, 'name', 'Заполняется только у добавляемой строки'],
  [{ new_value: '5' }, 'field', 'Условия новой стороны указывают в ней самой'],
])('a side with %j is refused under %s', async (given, part, message) => {
  const refused = await desk.post(await desk.signed(), [joining(desk.company.counterpartyId, given)]);
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)).toEqual({ [`changes.0.${part}`]: [message] });
});

test('nobody is a side twice, and nobody else signs for a side', async () => {
  const { agreementId, suretyId, party } = await withSurety('Один');
  const post = async (line: never) => errorsOf(await desk.post(agreementId, [line]));
  const isThere = ['Эта сторона в договоре уже есть'];
  expect(await post(joining(suretyId))).toEqual({ 'changes.0.counterparty_id': isThere });
  expect(await post(joining(desk.company.counterpartyId))).toEqual({ 'changes.0.counterparty_id': isThere });
  const stranger = desk.company.theirSignatoryId;
  expect(await post(changed(party, 'signatory_id', stranger))).toEqual({
    'changes.0.new_value': ['Выберите подписанта этой стороны'],
  });
  expect(await post(leaving(999_999))).toEqual({ 'changes.0.target_id': ['Выберите сторону договора'] });
  expect(await post(changed(party, 'amount', '1.00'))).toEqual({
    'changes.0.field': ['Выберите, что меняется у стороны'],
  });
  expect(await idsOf(`/api/addendums?filter[agreement_id]=${String(agreementId)}`)).toEqual([]);
});

test('an addendum after another counterparty has come is made out to it', async () => {
  const id = await desk.signed();
  const heirId = await aCounterparty('Преемник стороны');
  const person = await aPerson(heirId, 'Наследников');
  const replacing = [
    { field: 'counterparty_id', new_value: heirId },
    { field: 'their_signatory_id', new_value: person },
  ];
  await desk.made(id, replacing, { kinds: ['party_change'] });
  const later = await desk.draft(id, [{ field: 'end_date', new_value: '2028-12-31' }], {
    their_signatory_id: null,
  });
  const { values } = await addendumTemplates.facts(desk.app.db, desk.lawyer, later.id);
  expect(values).toMatchObject({
    'контрагент.наименование': 'АО\u00a0«Преемник стороны»',
    'контрагент.подписант полностью': 'Наследников Иван',
  });
});

test('a text of an addendum calls the sides by their roles in the agreement, by their names where its type tells none', async () => {
  const calledIn = async (code: string, direction: 'income' | 'expense') => {
    const agreement = await desk.signed({ agreement_type_id: desk.company.typeId(code), direction });
    const { id } = await desk.draft(agreement, [{ field: 'end_date', new_value: '2028-12-31' }]);
    const { values } = await addendumTemplates.facts(desk.app.db, desk.lawyer, id);
    return [values['мы.роль'], values['контрагент.роль'], values['мы.наименование']];
  };
  expect(await calledIn('У', 'expense')).toEqual(['Заказчик', 'Исполнитель', 'ООО\u00a0«Северный узел»']);
  expect((await calledIn('П', 'income')).slice(0, 2)).toEqual(['Поставщик', 'Покупатель']);
  expect((await calledIn('Р', 'expense'))[0]).toBe('Северный узел');
});
