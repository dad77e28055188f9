import { screen, waitFor, within } from '@testing-library/react';

import type { DocumentFile } from '../../contract/file/file';
import type { QuotedPlace } from '../../contract/comment/comment';
import { arrivedPage } from '../files/preview/testing/arrived-page';
import { aStoredFile, reply } from '../../testing/testing';
import { aThread, openDiscussion } from './testing/discussion';
import { versionsOf } from './quoted-file';

const PLACE: QuotedPlace = {
  version_id: 5,
  file_name: 'Договор.docx',
  file_version: 2,
  prefix: 'Поставщик заменяет товар',
  suffix: 'за свой счёт',
  is_checked: true,
};
const QUOTE = { text: 'в течение 10 дней', clause: '5.4', place: PLACE };

const aFile = (id: number, patch: Partial<DocumentFile> = {}): DocumentFile =>
  aStoredFile(id, { version: id - 3, uploaded_by_name: null, ...patch });

afterEach(() => {
  localStorage.clear();
});

function open(quote: Parameters<typeof aThread>[1] = { quote: QUOTE }, files = [aFile(5), aFile(6)]) {
  const view = openDiscussion([aThread(1, quote)]);
  view.network.answer({
    'GET /api/files': { data: files },
    'GET /api/files/5/page': { url: '/files/pages/five' },
    'GET /api/files/6/page': { url: '/files/pages/six' },
  });
  return view;
}
const frameOf = async (address: string) => {
  const frame = await screen.findByTitle('Договор.docx');
  await waitFor(() => {
    expect(frame).toHaveAttribute('src', address);
  });
  return frame;
};
const TEXT =
  '<p>Оплата в течение 10 дней.</p><p>Поставщик заменяет товар в течение 10 дней за свой счёт.</p>';

test('a press on a quoted file shows the words where they stand, and a later version says when they are gone', async () => {
  const { user } = open();
  const quote = (await screen.findByText(/в течение 10 дней/)).closest('blockquote');
  expect(quote).toHaveTextContent('п. 5.4 в течение 10 днейДоговор.docx, версия 2');
  expect(quote).not.toHaveTextContent('введено вручную');
  await user.click(screen.getByRole('button', { name: 'Договор.docx, версия\u00a02' }));
  const page = arrivedPage(await frameOf('/files/pages/five'), TEXT);
  const [before, there] = page.querySelectorAll('p');
  expect(there?.querySelector('mark')?.textContent).toBe('в течение 10 дней');
  expect(before?.querySelector('mark')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Найти в версии 3' }));
  arrivedPage(await frameOf('/files/pages/six'), '<p>Поставщик заменяет товар в течение 15 дней.</p>');
  expect(await screen.findByText('В новой редакции этих слов нет.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'К версии 2' }));
  arrivedPage(await frameOf('/files/pages/five'), TEXT);
  expect(await screen.findByText('Цитата из версии 2, есть новее.')).toBeInTheDocument();
});

test('words that were typed say so, and those of a deleted version open nothing', async () => {
  open({ quote: { ...QUOTE, place: { ...PLACE, version_id: null, is_checked: false } } });
  expect(await screen.findByText('введено вручную')).toBeInTheDocument();
  expect(screen.getByText('Договор.docx, версия 2, версия удалена')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Договор\.docx/ })).not.toBeInTheDocument();
});

test('a file that is gone by now is said to be', async () => {
  const { user, alerts } = open(undefined, []);
  await user.click(await screen.findByRole('button', { name: 'Договор.docx, версия\u00a02' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Файла «Договор.docx» у документа больше нет']);
  });
});

test('words are typed with the file they stand in, and a refusal leaves them in the field', async () => {
  const { user, network, posts } = open();
  await user.click(await screen.findByRole('button', { name: 'Процитировать место документа' }));
  await user.type(screen.getByRole('textbox', { name: 'Слова документа' }), 'в течение 10 дней');
  await user.click(await screen.findByRole('combobox', { name: 'Файл' }));
  await user.click(screen.getByRole('option', { name: 'Версия 3 · Договор.docx' }));
  await user.type(screen.getByRole('textbox', { name: 'Комментарий' }), 'Мало');
  const errors = { 'quote.text': ['В файле «Договор.docx», версия 3, нет таких слов'] };
  network.answer({
    'POST /api/comments': reply(422, { message: 'Проверьте поля', errors, request_id: '1' }),
  });
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('В файле «Договор.docx», версия 3, нет таких слов')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Слова документа' })).toHaveValue('в течение 10 дней');
  expect(posts().at(-1)).toMatchObject({
    quote: { text: 'в течение 10 дней', clause: null, place: { version_id: 6, prefix: '', suffix: '' } },
  });
});

test('marked words are corrected as they are: they stand, or are taken away', async () => {
  const can = { edit: true, delete: true, reply: true, resolve: true, reopen: false };
  const { user, sent } = open({ quote: QUOTE, can, editable_until: '2099-01-01T00:00:00Z' });
  await user.click(await screen.findByRole('button', { name: 'Другие действия с комментарием' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
  const taken = screen.getByRole('group', { name: 'Цитата' });
  expect(taken).toHaveTextContent('в течение 10 дней');
  expect(within(taken).queryByRole('textbox')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Исправленный комментарий' }), '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(sent('PUT').at(-1)?.body).toMatchObject({ quote: { place: { version_id: 5 } } });
  });
});

test('the latest version of the same series follows the quoted one; attachments have none', () => {
  const series = [aFile(5), aFile(6), aFile(7), aFile(8, { document_type: null })];
  expect(versionsOf(series, 5).map(({ id }) => id)).toEqual([5, 7]);
  expect(versionsOf(series, 7).map(({ id }) => id)).toEqual([7]);
  const beside = [aFile(5, { kind: 'attachment' }), aFile(6)];
  expect(versionsOf(beside, 5).map(({ id }) => id)).toEqual([5]);
  expect(versionsOf(beside, 99)).toEqual([]);
});
