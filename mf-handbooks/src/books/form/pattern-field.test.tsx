import { numerators } from 'shared/contract/books/numerators.book';
import { renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aBookNetwork, aBookRow, listed } from '../../testing/book-row.builder';
import BookPage from '../book.page';

const year = String(new Date().getFullYear());
const row = aBookRow(numerators, {
  name: 'Номера поставок',
  purpose: 'agreement',
  pattern: 'ДП-{year}-{n:5}',
  start_year: null,
});

function opened() {
  const stub = stubNetwork({
    ...aBookNetwork(numerators, row),
    'GET /api/saved-views': { ...listed(), shareable: [] },
    'PATCH /api/numerators/3': (request: { body: object }) => reply(200, { ...row, ...request.body }),
  });
  return { ...renderPage(<BookPage />, { at: '/handbooks/numerators' }), stub };
}

test('the list shows what numbers look like, and nobody meets a brace', async () => {
  opened();
  const line = await screen.findByRole('row', { name: /Номера поставок/ });
  expect(line).toHaveTextContent(`ДП-${year}-00015`);
  expect(document.body).not.toHaveTextContent(/[{}]/);
});

test('a pattern is put together by pressing its pieces, and is stored as it was before', async () => {
  const { user, stub } = opened();
  await user.click(await screen.findByRole('button', { name: 'Действия: Номера поставок' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
  const form = within(await screen.findByRole('dialog'));
  const field = form.getByLabelText(/^Шаблон номера/);
  expect(field).toHaveValue('ДП-[Год]-[Порядковый номер: 5 цифр]');
  await user.clear(field);
  await user.type(field, 'П/');
  await user.click(form.getByRole('button', { name: 'Порядковый номер' }));
  await waitFor(() => {
    expect(field).toHaveFocus();
  });
  await user.keyboard('-');
  await user.click(form.getByRole('button', { name: 'Буква типа' }));
  expect(field).toHaveValue('П/[Порядковый номер]-[Буква типа]');
  expect(form.getByText('П/15-П')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      pattern: 'П/{n}-{type}',
    });
  });
});

test('a number without its ordinal, or with a piece that does not exist, is refused where it is typed', async () => {
  const { user, stub } = opened();
  await user.click(await screen.findByRole('button', { name: 'Действия: Номера поставок' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
  const form = within(await screen.findByRole('dialog'));
  const field = form.getByLabelText(/^Шаблон номера/);
  await user.clear(field);
  await user.click(form.getByRole('button', { name: 'Год' }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(field).toHaveAccessibleDescription(/порядковый номер обязателен/);
  expect(form.queryByText(/^Например/)).not.toBeInTheDocument();
  expect(stub.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});
