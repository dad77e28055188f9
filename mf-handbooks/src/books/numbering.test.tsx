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
  counts: [{ organization: null, last_value: 56, next_value: 57 }],
  ...patch,
});

const EACH = [
  { organization: 'Опора', last_value: 56, next_value: 57 },
  { organization: 'Север', last_value: 3, next_value: 4 },
];

function opened(row: ReturnType<typeof counted>) {
  stubNetwork(aBookNetwork(numerators, row));
  return renderPage(<BookPage />, { at: '/handbooks/numerators?id=3' });
}

test.each([
  [counted(), `КП-${YEAR}-0057`],
  [counted({ pattern: '{n}/{type}' }), '57'],
  [counted({ next_value: null, counts: [] }), 'Свой у каждой организации'],
  [counted({ next_value: null, counts: EACH }), `Опора: КП-${YEAR}-0057; Север: КП-${YEAR}-0004`],
])('the panel tells the number the next document gets', async (row, said) => {
  opened(row);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Следующий номер')).toBeVisible();
  expect(panel.getByText(said)).toBeVisible();
});

const PASSED = 'В этом году уже выданы номера: до 56. Назад счёт не пойдёт';

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
  expect(screen.queryByText(/Назад счёт не пойдёт/)).toBeNull();
});

test('a count that never begins anew does not speak of a year', async () => {
  await typed(counted({ reset: 'never' }), { first: '10' });
  expect(screen.getByText('Уже выданы номера: до 56. Назад счёт не пойдёт')).toBeVisible();
});

test('a count that stands at its first number has given none, and another one may be said', async () => {
  await typed(counted({ start_value: 57, counts: [] }), { first: '10' });
  expect(screen.queryByText(/Назад счёт не пойдёт/)).toBeNull();
});

test('where each organisation counts by itself, those that have come further are named', async () => {
  await typed(counted({ next_value: null, counts: EACH }), { first: '10' });
  expect(
    screen.getByText('В этом году уже выданы номера: Опора — до 56. Назад счёт не пойдёт'),
  ).toBeVisible();
});
