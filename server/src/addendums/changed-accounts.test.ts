import { agreementTemplates } from '../agreements/agreement-template.service';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import {
  anAccount,
  aSignatory,
  counterpartyCalls,
  errorsOf as fieldErrors,
} from '../counterparties/counterparty.builder';
import { addendumTemplates } from './addendum-template';
import { aTermsDesk, errorsOf, said, textOf } from './terms-desk.builder';

const NEW = '40702810720000001234';
const NEW_NAME = `${NEW}, ПАО Сбербанк, БИК 044525225`;

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let desk: Desk;
let first: number;
let second: number;
beforeAll(async () => {
  desk = await aTermsDesk([counterpartiesModule]);
  const calls = counterpartyCalls(desk.app, desk.lawyer);
  const card = await calls.card({ id: desk.company.counterpartyId });
  const accounts = [anAccount(), anAccount({ account: NEW, is_primary: false })];
  const { bank_accounts } = said<typeof card>(await calls.patch(card, { bank_accounts: accounts }));
  [first = 0, second = 0] = bank_accounts.map(({ id }) => id);
});
afterAll(() => desk.app.close());

test('an addendum moves payments to another account from its day on, and the first one stays as it was signed', async () => {
  const id = await desk.signed({ bank_account_id: first });
  const made = await desk.made(id, [{ field: 'bank_account_id', new_value: second, clause_ref: 'п. 9' }], {
    kinds: ['requisites'],
  });
  expect(made.changes).toMatchObject([
    { label: 'Счёт для расчётов', old: `${anAccount().account}, ПАО Сбербанк, БИК 044525225`, new: NEW_NAME },
  ]);
  expect(textOf(await desk.termsOn(id, '2026-11-14'), 'bank_account_id')).toContain(anAccount().account);
  const terms = await desk.termsOn(id);
  expect(terms.terms.find(({ key }) => key === 'bank_account_id')).toMatchObject({
    text: NEW_NAME,
    is_changed: true,
    origin: { kind: 'addendum', addendum: { number: made.number, clause_ref: 'п. 9' } },
  });
  const card = await desk.card(id);
  expect(card.bank_account?.id).toBe(first);
  expect(card.effective?.changed.bank_account_id).toMatchObject({ id: made.id });
});

test('a text of an addendum prints the account it leads to, that of a later one the account in force', async () => {
  const id = await desk.signed({ bank_account_id: first });
  const accountIn = async (addendum: number) =>
    (await addendumTemplates.facts(desk.app.db, desk.lawyer, addendum)).values['контрагент.счет'];
  const moving = await desk.made(id, [{ field: 'bank_account_id', new_value: second }]);
  expect(await accountIn(moving.id)).toBe(NEW);
  const later = await desk.draft(id, [{ field: 'end_date', new_value: '2028-12-31' }]);
  expect(await accountIn(later.id)).toBe(NEW);
  const back = await desk.draft(id, [{ field: 'bank_account_id', new_value: first }]);
  expect(await accountIn(back.id)).toBe(anAccount().account);
  const facts = await agreementTemplates.facts(desk.app.db, desk.lawyer, id);
  expect(facts.values['контрагент.счет']).toBe(anAccount().account);
});

test('an addendum that moves an agreement to another currency prints no account in the former', async () => {
  const id = await desk.signed();
  const accountIn = async (addendum: number) =>
    (await addendumTemplates.facts(desk.app.db, desk.lawyer, addendum)).values['контрагент.счет'];
  const other = await desk.draft(id, [{ field: 'end_date', new_value: '2028-12-31' }]);
  expect(await accountIn(other.id)).toBe(anAccount().account);
  const moving = await desk.made(id, [{ field: 'currency_code', new_value: 'EUR' }]);
  expect(await accountIn(moving.id)).toBeUndefined();
  const later = await desk.draft(id, [{ field: 'end_date', new_value: '2028-12-31' }]);
  expect(await accountIn(later.id)).toBeUndefined();
});

test('another counterparty comes with an account of its own, and a closed account is not agreed upon', async () => {
  const id = await desk.signed({ bank_account_id: first });
  const calls = counterpartyCalls(desk.app, desk.lawyer);
  const heir = await calls.add({
    type: 'foreign',
    name_short: 'Преемник',
    name_full: 'Преемник',
    country_code: 'KZ',
    bank_accounts: [anAccount(), anAccount({ account: NEW, is_primary: false, valid_to: '2026-11-01' })],
  });
  const [own, closed] = heir.bank_accounts;
  const party = { field: 'counterparty_id', new_value: heir.id };
  expect(errorsOf(await desk.post(id, [party]))).toEqual({
    'changes.0.new_value': [
      'Добавьте и изменение условия «Счёт для расчётов»: выберите счёт своей организации или контрагента',
    ],
  });
  const to = (account: number | undefined) =>
    desk.post(id, [party, { field: 'bank_account_id', new_value: account }]);
  expect(errorsOf(await to(closed?.id))).toEqual({
    'changes.1.new_value': ['Счёт закрыт 01.11.2026, выберите действующий'],
  });
  expect((await to(own?.id)).statusCode).toBe(201);
  const card = await calls.card(heir);
  const left = card.bank_accounts.filter((one) => one.id !== own?.id);
  expect(fieldErrors(await calls.patch(card, { bank_accounts: left }))).toHaveProperty('bank_accounts');
});

test('a person whom an addendum names as the new signatory is not taken out of the card', async () => {
  const id = await desk.signed();
  const calls = counterpartyCalls(desk.app, desk.lawyer);
  const before = await calls.card({ id: desk.company.counterpartyId });
  const known = before.signatories.map(({ id: one }) => ({ id: one, ...aSignatory() }));
  const added = aSignatory({ last_name: 'Лунина', is_default: false });
  const card = said<typeof before>(await calls.patch(before, { signatories: [...known, added] }));
  const person = card.signatories.find(({ last_name }) => last_name === 'Лунина');
  const change = { field: 'their_signatory_id', new_value: person?.id };
  expect((await desk.post(id, [change])).statusCode).toBe(201);
  const refused = await calls.patch(card, { signatories: known });
  expect(fieldErrors(refused).signatories?.[0]).toContain('Лунина');
});
