import { numerators } from 'shared/contract/books/numerators.book';
import { renderPage, screen, stubNetwork, within } from 'shared/testing';

import { aBookNetwork, aBookRow } from '../testing/book-row.builder';
import BookPage from './book.page';

const YEAR = String(new Date().getFullYear());
const NEXT_YEAR = String(new Date().getFullYear() + 1);
const counted = (patch: object = {}) => ({
  ...aBookRow(numerators, {
    name: 'Номера предложений',
    purpose: 'commercial_offer',
    pattern: 'КП-{year}-{n:4}',
    reset: 'yearly',
    start_value: 1,
    start_year: null,
  }),
  next_value: 57,
  ...patch,
});

function opened(row: ReturnType<typeof counted>) {
  stubNetwork(aBookNetwork(numerators, row));
  return renderPage(<BookPage />, { at: '/handbooks/numerators?id=3' });
}

test.each([
  [counted(), `КП-${YEAR}-0057`],
  [counted({ pattern: '{n}/{type}' }), '57'],
  [counted({ next_value: null }), 'Свой у каждой организации'],
])('the panel tells the number the next document gets', async (row, said) => {
  opened(row);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Следующий номер')).toBeVisible();
  expect(panel.getByText(said)).toBeVisible();
});

const PASSED = 'В этом году номера до 56 уже выданы, следующий — 57: назад счёт не пойдёт';

async function typed(row: ReturnType<typeof counted>, { first, year }: { first: string; year?: string }) {
  const { user } = opened(row);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const field = await screen.findByLabelText(/^Первый номер/);
  expect(screen.queryByText(PASSED)).toBeNull();
  await user.clear(field);
  await user.type(field, first);
  if (year !== undefined) await user.type(screen.getByLabelText(/^Год первого номера/), year);
}

test('a first number the count has passed is doubted where it is typed', async () => {
  await typed(counted(), { first: '10', year: YEAR });
  expect(screen.getByText(PASSED)).toBeVisible();
});

test.each([
  ['57', undefined],
  ['10', NEXT_YEAR],
])('the first number %s of the year %s begins a count', async (first, year) => {
  await typed(counted(), { first, ...(year !== undefined && { year }) });
  expect(screen.queryByText(/назад счёт не пойдёт/)).toBeNull();
});

test('a count that never begins anew does not speak of a year', async () => {
  await typed(counted({ reset: 'never' }), { first: '10' });
  expect(screen.getByText('Номера до 56 уже выданы, следующий — 57: назад счёт не пойдёт')).toBeVisible();
});

test('a count that stands at its first number has given none, and another one may be said', async () => {
  await typed(counted({ start_value: 57 }), { first: '10' });
  expect(screen.queryByText(/назад счёт не пойдёт/)).toBeNull();
});
