import { addendumUpdate } from 'shared/contract/addendum/addendum-input';
import { renderPage, screen, stubNetwork } from 'shared/testing';

import { anAddendum } from '../../testing/an-addendum';
import { anAgreement } from '../../testing/an-agreement';
import { anObligation, aPlan } from '../../testing/an-obligation';
import { books } from '../../testing/books';
import { someEffectiveTerms } from '../../testing/effective-terms';
import AddendumEditPage from '../edit/addendum-edit.page';
import { changeFaults, changeText, emptyChange } from './change-lines';
import { termOptions } from './change-terms';

const advance = anObligation({ id: 3, title: 'Аванс', due_date: '2026-12-01', sum: '300000.00' });
const met = anObligation({ id: 4, title: 'Поставка', status: 'done', phase: 'done' });
const ofAddendum = anObligation({
  id: 5,
  title: 'Доплата',
  document: { ...advance.document, type: 'addendum', id: 9 },
});

beforeEach(() => {
  localStorage.clear();
});

test('an obligation is offered with its day: its term, its sum, and to take it out', () => {
  const options = termOptions({ agreement: anAgreement(), terms: undefined, owed: [advance] });
  const offered = options.filter(({ value }) => value.startsWith('obligations.'));
  expect(offered.map(({ label, note }) => [label, note])).toEqual([
    ['Срок: Аванс, 01.12.2026', 'Обязательства'],
    ['Сумма: Аванс, 01.12.2026', 'Обязательства'],
    ['Исключить: Аванс, 01.12.2026', 'Обязательства'],
  ]);
});

test('a sum of nothing is refused before it is sent', () => {
  const line = { ...emptyChange('obligations.3.amount', 'Аванс: сумма'), value: '0.00' };
  expect(changeFaults([line])).toEqual({ 'changes.0.value': 'Укажите сумму больше нуля' });
  expect(changeFaults([{ ...line, value: '0.01' }])).toEqual({});
});

test.each([
  ['obligations.3.removed', 'Исключить: Аванс, 01.12.2026', 'Аванс, 01.12.2026: исключено'],
  ['obligations.3.removed', 'Аванс', 'Аванс: исключено'],
  ['items.4.removed', 'Монтаж: исключить', 'Монтаж: исключена'],
])('what is taken out of %s is said once: «%s»', (term, label, text) => {
  expect(changeText(emptyChange(term, label))).toBe(text);
});

test('only what the agreement itself still owes is offered; the change says what was and is sent', async () => {
  const addendum = anAddendum();
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': anAgreement({ id: 412, status: 'active' }),
    'GET /api/agreements/412/effective-terms': someEffectiveTerms(),
    'GET /api/obligations/plan': aPlan({ data: [advance, met, ofAddendum] }),
    'GET /api/addendums/7': addendum,
    'PATCH /api/addendums/7': addendum,
  });
  const { user } = renderPage(<AddendumEditPage />, {
    path: '/addendums/:id/edit',
    at: '/addendums/7/edit',
    routes: [{ path: '/addendums/:id', element: <p>Карточка соглашения</p> }],
  });
  await user.click(await screen.findByText('Добавить условие'));
  await user.click(screen.getByLabelText(/^Условие 1/));
  const sum = await screen.findByRole('option', { name: /^Сумма: Аванс/ });
  expect(screen.queryByRole('option', { name: /Поставка|Доплата/ })).not.toBeInTheDocument();
  await user.click(sum);
  expect(screen.getByText(/^Было: 300.000,00/)).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Станет/));
  await user.paste('250000');
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка соглашения')).toBeInTheDocument();
  const sent = network.requests.find(({ method }) => method === 'PATCH');
  expect(addendumUpdate.parse(sent?.body).changes).toMatchObject([
    { target: 'obligation', target_id: 3, operation: 'set', field: 'amount', new_value: '250000.00' },
  ]);
});
