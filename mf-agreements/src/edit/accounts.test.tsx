import { renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { anAgreement } from '../testing/an-agreement';
import { aCounterparty, books, listed } from '../testing/books';
import EditPage from './edit.page';

type Account = ReturnType<typeof aCounterparty>['bank_accounts'][number];

const anAccount = (id: number, account: string, patch: Partial<Account> = {}): Account => ({
  id,
  account,
  bank_name: 'ПАО Сбербанк',
  bic: '044525225',
  correspondent_account: null,
  currency_code: 'RUB',
  is_primary: false,
  swift: null,
  iban: null,
  valid_from: null,
  valid_to: null,
  ...patch,
});
const ours = aCounterparty({
  id: 1,
  is_own: true,
  legal_form: 'АО',
  name_short: 'Северный узел связи',
  signatories: [],
  bank_accounts: [anAccount(11, '40702810000000000011')],
});
const theirs = aCounterparty({
  bank_accounts: [
    anAccount(21, '40702810000000000021'),
    anAccount(22, '40702810000000000022', { valid_to: '2020-01-31' }),
  ],
});
const heir = aCounterparty({ id: 30, name_short: 'Преемник' });

function open(account: { id: number; owner: number } | null) {
  const record = anAgreement({
    bank_account: account && {
      ...anAccount(account.id, `407028100000000000${String(account.id)}`),
      name: `407028100000000000${String(account.id)}, ПАО Сбербанк, БИК 044525225`,
      counterparty_id: account.owner,
    },
  });
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': record,
    'GET /api/counterparties': listed([heir]),
    'GET /api/counterparties/1': ours,
    'GET /api/counterparties/20': theirs,
    'GET /api/counterparties/30': heir,
    'PATCH /api/agreements/412': record,
  });
  const view = renderPage(<EditPage />, {
    path: '/agreements/:id/edit',
    at: '/agreements/412/edit',
    routes: [{ path: '/agreements/:id', element: <p>Карточка договора</p> }],
  });
  const saved = async () => {
    await view.user.click(screen.getByText('Сохранить'));
    await screen.findByText('Карточка договора');
    return network.requests.find(({ method }) => method === 'PATCH')?.body;
  };
  return { user: view.user, saved };
}
const field = () => screen.findByLabelText('Счёт для расчётов');
/** The cards of the sides have come: with them one knows whose an account is. */
const isKnown = (whose: string) => screen.findByText(whose, { exact: false });

test('accounts of both sides are offered with the bank and whose they are, closed ones are not', async () => {
  const { user, saved } = open(null);
  const control = await field();
  expect(control).toHaveAttribute('placeholder', 'Основной счёт получателя');
  await user.click(control);
  await screen.findByRole('option', { name: /11/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '40702810000000000021ООО\u00A0«Инфраструктурные решения» · ПАО Сбербанк, БИК\u00A0044525225',
    '40702810000000000011АО\u00A0«Северный узел связи» · ПАО Сбербанк, БИК\u00A0044525225',
  ]);
  await user.click(screen.getByRole('option', { name: /21/ }));
  expect(await saved()).toEqual({ bank_account_id: 21, lock_version: 3 });
});

async function becomeHeir(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByLabelText(/^Поставщик/));
  await user.click(await screen.findByRole('option', { name: /Преемник/ }));
}

test('another counterparty has no account of the former', async () => {
  const first = open({ id: 21, owner: 20 });
  await isKnown('Инфраструктурные решения» ·');
  await becomeHeir(first.user);
  await waitFor(async () => {
    expect(await field()).toHaveValue('');
  });
});

test('the account of our organisation stays when the counterparty becomes another', async () => {
  const { user, saved } = open({ id: 11, owner: 1 });
  await isKnown('Северный узел связи» ·');
  await becomeHeir(user);
  expect(await field()).toHaveValue('40702810000000000011');
  expect(await saved()).not.toHaveProperty('bank_account_id');
});
