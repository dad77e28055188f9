import { agreementActionInput } from 'shared/contract/agreement/agreement-input';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { NO_COMMENTS, renderPage, screen, stubNetwork, within } from 'shared/testing';

import { statusReason } from '../agreement/agreement.labels';
import AgreementPage from '../card/agreement.page';
import { anAgreement } from '../testing/an-agreement';
import { books, listed } from '../testing/books';
import { signingProgress } from './sides';

const party = (id: number, patch: Partial<Agreement['parties'][number]>): Agreement['parties'][number] => ({
  id,
  counterparty: { id: 30 + id, name_short: 'Первый', legal_form: 'ПАО', inn: '7702070139', kpp: null },
  role_name: 'Банк',
  side: 'third',
  signatory: null,
  signed_at: null,
  comment: null,
  ...patch,
});
const surety = party(2, {
  counterparty: { id: 40, name_short: 'Опора', legal_form: 'АО', inn: '7702070139', kpp: null },
  role_name: 'Поручитель',
});

const threeSides = (patch: Partial<Agreement> = {}) =>
  anAgreement({
    status: 'on_signing',
    signed_by_us_at: '2026-11-18',
    signed_by_them_at: null,
    parties: [party(1, { signed_at: '2026-11-19' }), surety],
    available_actions: ['mark-signed'],
    ...patch,
  });

function open(agreement: Agreement) {
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': agreement,
    'GET /api/agreements/412/history': listed([]),
    'GET /api/comments': NO_COMMENTS,
    'GET /api/files': { data: [] },
    'GET /api/agreements/412/neighbours': { position: null, total: 0, previous_id: null, next_id: null },
    'POST /api/agreements/412/mark-signed': agreement,
  });
  return { ...renderPage(<AgreementPage />, { path: '/agreements/:id', at: '/agreements/412' }), network };
}

test('the card says who of the sides has signed, when, and whose signature is waited for', async () => {
  open(threeSides());
  const section = within(await screen.findByRole('region', { name: 'Подписи' }));
  expect(section.getByText('2 из 4')).toBeVisible();
  expect(section.getAllByRole('listitem').map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual(
    [
      expect.stringMatching(/Наша организация.*подписано 18\.11\.2026$/),
      expect.stringMatching(/Контрагент.*ждём подпись$/),
      expect.stringMatching(/^ПАО «Первый»Банкподписано 19\.11\.2026$/),
      expect.stringMatching(/^АО «Опора»Поручительждём подпись$/),
    ],
  );
});

test('whoever marks a signature chooses among the sides that have not signed, the next of them first', async () => {
  const { user, network } = open(threeSides());
  await user.click(await screen.findByRole('button', { name: 'Отметить подписание' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /Опора/ })).toBeEnabled();
  expect(dialog.getByRole('radio', { name: /Первый/ })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: /Контрагент/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /Опора/ }));
  await user.click(dialog.getByRole('button', { name: 'Отметить подписание' }));
  const sent = network.requests.find(({ path }) => path.endsWith('/mark-signed'))?.body;
  expect(agreementActionInput.parse(sent)).toMatchObject({ side: 'third', party_id: 2 });
});

test('of two sides the one that has signed is closed with its day, and the focus is on the other', async () => {
  const { user, network } = open(threeSides({ parties: [] }));
  await user.click(await screen.findByRole('button', { name: 'Отметить подписание' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /Наша организация, подпись от.18\.11\.2026/ })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: /Контрагент/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /Контрагент/ })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Отметить подписание' }));
  const sent = network.requests.find(({ path }) => path.endsWith('/mark-signed'))?.body;
  expect(agreementActionInput.parse(sent)).toMatchObject({ side: 'them' });
});

test('beside the state stands what is waited for; of two sides as before', () => {
  expect(statusReason(threeSides()).replaceAll('\u00a0', ' ')).toMatch(
    /^подписей 2 из 4, ждём: .*, АО «Опора»$/,
  );
  const two = { parties: [], signed_by_us_at: '2026-11-18' };
  expect(signingProgress(threeSides(two))).toBe('мы подписали 18.11.2026, ждём контрагента');
  expect(signingProgress(threeSides({ ...two, signed_by_us_at: null }))).toBeNull();
});

test('before the signing nobody is asked for a signature', async () => {
  open(threeSides({ status: 'approved', signed_by_us_at: null, parties: [surety] }));
  await screen.findByRole('region', { name: 'Стороны' });
  expect(screen.queryByRole('region', { name: 'Подписи' })).toBeNull();
});

const ofSection = async (name: string) => {
  const section = await screen.findByRole('region', { name });
  return section.textContent.replaceAll('\u00a0', ' ');
};
const inForce: Partial<Agreement> = { status: 'active', signed_by_us_at: null, available_actions: [] };

test('of an agreement that was in force when it was loaded no signature is told of, whoever its sides are', async () => {
  open(threeSides({ ...inForce, parties: [party(1, {}), surety] }));
  expect(await ofSection('Стороны')).toMatch(/Наш подписант.*Их подписант.*АО «Опора»/);
  expect(screen.queryByRole('region', { name: 'Подписи' })).toBeNull();
  expect(document.body).not.toHaveTextContent('дата не указана');
});

test('in force with one day known, the others are signed on a day that is not known', async () => {
  open(threeSides(inForce));
  const lines = await ofSection('Подписи');
  expect(lines).toMatch(/Опора»Поручительподписано, дата неизвестна$/);
  expect(lines).not.toMatch(/ждём/);
});
