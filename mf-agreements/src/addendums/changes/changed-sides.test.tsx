import type { Agreement } from 'shared/contract/agreement/agreement';
import { addendumUpdate } from 'shared/contract/addendum/addendum-input';
import { renderPage, screen, stubNetwork, within } from 'shared/testing';

import { AddendumsOfTerms } from '../../effective/addendums-of-terms';
import { PartiesSection } from '../../card/parties-section';
import AddendumPage from '../card/addendum.page';
import AddendumEditPage from '../edit/addendum-edit.page';
import { anAddendum } from '../../testing/an-addendum';
import { anAgreement } from '../../testing/an-agreement';
import { books, listed } from '../../testing/books';
import { aTerm, someEffectiveTerms } from '../../testing/effective-terms';
import { NO_LINE } from './added-line';
import { changesInForm, NO_PARTY } from './change-lines';
import { termOptions } from './change-terms';

const surety: Agreement['parties'][number] = {
  id: 5,
  counterparty: { id: 31, name_short: 'Опора', legal_form: 'АО', inn: '7702070139', kpp: null },
  role_name: 'Поручитель',
  side: 'third',
  signatory: null,
  signed_at: null,
  comment: null,
};
const parent = anAgreement({ id: 412, status: 'active', parties: [surety] });
const terms = someEffectiveTerms({
  terms: [
    aTerm({ key: 'parties.5.removed', section: 'parties', label: 'АО «Опора» (Поручитель)', value: false }),
    aTerm({
      key: 'parties.9.added',
      section: 'parties',
      label: 'ПАО «Первый» (Гарант)',
      text: 'Третье лицо',
      is_changed: true,
    }),
  ],
});
const common = {
  ...books(),
  'GET /api/agreements/412': parent,
  'GET /api/agreements/412/effective-terms': terms,
};
const came = {
  id: 31,
  target: 'party' as const,
  target_id: 9,
  operation: 'add' as const,
  field: null,
  old_value: null,
  new_value: null,
  clause_ref: 'п. 2',
  counterparty: { ...surety.counterparty, id: 40, name_short: 'Первый', legal_form: 'ПАО' },
  role_name: 'Гарант',
  side: 'them' as const,
  signatory: null,
  comment: null,
  label: 'ПАО «Первый» (Гарант)',
  old: null,
  new: 'Сторона контрагента',
  conflict: null,
};

beforeEach(() => {
  localStorage.clear();
});

test('a side goes back to the server as it came, and is told of in a sentence', () => {
  const lines = changesInForm.read({ changes: [came] });
  expect(changesInForm.send({ changes: lines })).toEqual([
    {
      ...NO_LINE,
      id: 31,
      target: 'party',
      target_id: null,
      operation: 'add',
      field: null,
      new_value: null,
      clause_ref: 'п. 2',
      counterparty_id: 40,
      role_name: 'Гарант',
      side: 'them',
      signatory_id: null,
      comment: null,
    },
  ]);
});

test('the sides it was signed with and those that have come since are offered, those that have left are not', () => {
  const offered = (known: Parameters<typeof termOptions>[0]) =>
    termOptions(known).flatMap(({ value, label }) =>
      value.startsWith('parties.') ? [label.replaceAll('\u00A0', ' ')] : [],
    );
  expect(offered({ terms, agreement: parent })).toEqual([
    'АО «Опора» (Поручитель): роль',
    'АО «Опора» (Поручитель): на чьей стороне',
    'АО «Опора» (Поручитель): подписант',
    'АО «Опора» (Поручитель): исключить',
    'ПАО «Первый» (Гарант): роль',
    'ПАО «Первый» (Гарант): на чьей стороне',
    'ПАО «Первый» (Гарант): подписант',
    'ПАО «Первый» (Гарант): исключить',
  ]);
  const left = someEffectiveTerms({
    terms: [aTerm({ key: 'parties.5.removed', section: 'parties', label: 'АО «Опора»', value: true })],
  });
  expect(offered({ terms: left, agreement: parent })).toEqual([]);
});

test('a side is asked for whole, another changes its role, and both are sent', async () => {
  const addendum = anAddendum({ changes: [came] });
  const network = stubNetwork({
    ...common,
    'GET /api/addendums/7': addendum,
    'PATCH /api/addendums/7': addendum,
  });
  const { user } = renderPage(<AddendumEditPage />, {
    path: '/addendums/:id/edit',
    at: '/addendums/7/edit',
    routes: [{ path: '/addendums/:id', element: <p>Карточка соглашения</p> }],
  });
  const row = within(await screen.findByRole('group', { name: /^Новая сторона договора, изменение 1/ }));
  await user.clear(row.getByLabelText(/^Роль/));
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findAllByText(/роль/)).not.toHaveLength(0);
  expect(network.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(row.getByLabelText(/^Роль/));
  await user.paste('Плательщик');
  await user.click(screen.getByText('Добавить условие'));
  await user.click(screen.getByLabelText(/^Условие 2/));
  await user.click(await screen.findByRole('option', { name: /^АО\s«Опора» \(Поручитель\): роль/ }));
  expect(await screen.findByText('Было: Поручитель')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Станет/));
  await user.paste('Залогодатель');
  await user.click(screen.getByText('Добавить условие'));
  await user.click(screen.getByLabelText(/^Условие 3/));
  await user.click(await screen.findByRole('option', { name: /^ПАО\s«Первый» \(Гарант\): исключить/ }));
  expect(screen.getByText('Сторона выходит из договора')).toBeInTheDocument();
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка соглашения')).toBeInTheDocument();
  const body = network.requests.find(({ method }) => method === 'PATCH')?.body;
  expect(addendumUpdate.parse(body).changes).toMatchObject([
    { id: 31, target: 'party', operation: 'add', counterparty_id: 40, role_name: 'Плательщик' },
    {
      ...NO_PARTY,
      target: 'party',
      target_id: 5,
      operation: 'set',
      field: 'role_name',
      new_value: 'Залогодатель',
    },
    { ...NO_PARTY, target: 'party', target_id: 9, operation: 'remove', field: null, new_value: null },
  ]);
});

test('the card tells who comes', async () => {
  stubNetwork({
    ...common,
    'GET /api/addendums/7': anAddendum({ changes: [came] }),
    'GET /api/addendums/7/history': listed([]),
    'GET /api/addendums/7/neighbours': { previous: null, next: null, position: 1, total: 1 },
  });
  renderPage(<AddendumPage />, { path: '/addendums/:id', at: '/addendums/7' });
  const row = await screen.findByRole('row', { name: /^ПАО «Первый»/ });
  expect(row).toHaveTextContent('ПАО «Первый» (Гарант)новая сторонаСторона контрагентап. 2');
});

test('the card of the agreement shows the further sides of today, and by what they are others', () => {
  const { end_date, is_indefinite, amount, vat_amount, currency_code, vat_mode, vat_rate } = parent;
  const money = { end_date, is_indefinite, amount, vat_amount, currency_code, vat_mode, vat_rate };
  const changed = anAgreement({
    status: 'active',
    parties: [surety],
    effective: {
      ...money,
      counterparty: parent.counterparty,
      parties: [{ ...surety, id: 9, counterparty: came.counterparty, role_name: 'Гарант' }],
      changed: { parties: { id: 7, number: '4' } },
    },
  });
  renderPage(<PartiesSection agreement={changed} />, { path: '/', at: '/' });
  expect(screen.getByText('Гарант')).toBeInTheDocument();
  expect(screen.queryByText('Поручитель')).toBeNull();
  expect(screen.getByText(/изменено/)).toHaveTextContent(/на сегодня, изменено ДС\s№\s4/);
});

test('names stay as they are written among what an addendum changes', () => {
  const [addendum] = someEffectiveTerms().addendums;
  if (addendum === undefined) throw new Error('Нет соглашения');
  const labels = ['АО «Опора» (Поручитель)', 'Сумма', 'НДС'];
  const told = someEffectiveTerms({ addendums: [{ ...addendum, terms: labels }] });
  renderPage(<AddendumsOfTerms terms={told} />, { path: '/', at: '/' });
  expect(screen.getByText(/: АО «Опора» \(Поручитель\), сумма, НДС$/)).toBeInTheDocument();
});
