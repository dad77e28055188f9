import { selectAlerts } from 'shared/alerts';
import { documentTypes } from 'shared/contract/books/document-types.book';
import { renderPage, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aBookNetwork, aBookRow } from '../testing/book-row.builder';
import BookPage from './book.page';

const type = (patch: object = {}) => ({
  ...aBookRow(documentTypes, { name: 'Схема', code: 'plan', allowed_extensions: ['docx'] }),
  ...patch,
});
const SAID = 'Приложенные раньше файлы с другими расширениями остаются как есть: 3\u00a0файла';

async function saved(answer: object, typed: { field: RegExp; text: string }) {
  const network = stubNetwork({
    ...aBookNetwork(documentTypes, type()),
    'PATCH /api/document-types/3': answer,
  });
  const { user, store } = renderPage(<BookPage />, { at: '/handbooks/documents?id=3' });
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await user.type(await screen.findByLabelText(typed.field), typed.text);
  network.answer({ 'GET /api/document-types/3': answer });
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  });
  const panel = within(await screen.findByRole('dialog'));
  return { panel, told: selectAlerts(store.getState()).map(({ message }) => message) };
}

it('files a type has stopped taking are counted when its endings change, and stay counted in its panel', async () => {
  const answer = type({ lock_version: 5, allowed_extensions: ['docx', 'png'], unfit_files: 3 });
  const { panel, told } = await saved(answer, { field: /^Допустимые расширения/, text: ', png' });
  expect(told).toContain(SAID);
  expect(await panel.findByText(SAID.replace('\u00a0', ' '))).toBeVisible();
});

it('another change tells of them in the panel alone', async () => {
  const other = await saved(type({ lock_version: 5, unfit_files: 3 }), { field: /^Название/, text: ' 2' });
  expect(other.told).not.toContain(SAID);
  expect(await other.panel.findByText(SAID.replace('\u00a0', ' '))).toBeVisible();
});

it('where every file keeps to the type nothing is told', async () => {
  const answer = type({ lock_version: 5, allowed_extensions: ['docx', 'png'], unfit_files: 0 });
  const { panel, told } = await saved(answer, { field: /^Допустимые расширения/, text: ', png' });
  expect(told).toHaveLength(1);
  expect(panel.queryByText(/остаются как есть/)).toBeNull();
});
