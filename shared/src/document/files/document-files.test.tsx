import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { DocumentFile } from '../../contract/file/file';
import { itemQuery, useQuery } from '../../query/query';
import { aSession, aStoredFile as aFile, renderPage, reply, stubNetwork } from '../../testing/testing';
import { DocumentFiles } from './document-files';

function open(files: DocumentFile[], more: Record<string, unknown> = {}, canUpload = true) {
  const network = stubNetwork({
    'GET /api/files': { data: files },
    'GET /api/document-types': { data: [{ id: 1, name: 'Договор', is_active: true }] },
    ...more,
  });
  const view = renderPage(
    <DocumentFiles
      type="agreement"
      resource="agreements"
      record={{ id: 412, status: 'on_signing', can: { upload: canUpload } }}
    />,
  );
  return { ...view, network };
}
test('a text is composed while it is written, by whose text it is', async () => {
  stubNetwork({ 'GET /api/files': { data: [] }, 'GET /api/document-types': { data: [] } });
  const shown = async (status: string, isComposed?: boolean, edit?: boolean) => {
    const record = { id: 412, status, can: { upload: true, ...(edit !== undefined && { edit }) } };
    const { unmount } = renderPage(
      <DocumentFiles type="commercial_offer" resource="commercial-offers" {...{ record, isComposed }} />,
      { session: aSession(['Генерация файлов по шаблонам']) },
    );
    await screen.findByText('Файлов пока нет');
    const found = screen.queryByRole('button', { name: 'Составить по шаблону' });
    unmount();
    return found !== null;
  };
  expect(await shown('draft')).toBe(true);
  expect(await shown('rework')).toBe(true);
  // Another's text in rework is not the reader's to write.
  expect(await shown('rework', true, false)).toBe(false);
  expect(await shown('approved')).toBe(false);
  expect(await shown('on_signing')).toBe(false);
  expect(await shown('draft', false)).toBe(false);
});

const choose = (name: string) => {
  fireEvent.change(screen.getByLabelText('Загрузить файл'), {
    target: { files: [new File(['текст'], name)] },
  });
};

test('versions stand from the newest with their origin and their checksum', async () => {
  open([aFile(1), aFile(2, { is_current: true })]);
  const group = await screen.findByRole('region', { name: 'Договор' });
  const rows = within(group).getAllByRole('listitem');
  expect(rows.map((row) => /Версия \d/.exec(row.textContent)?.[0])).toEqual(['Версия 2', 'Версия 1']);
  expect(rows[0]).toHaveTextContent('Соколова М. Д.');
  expect(rows[0]).toHaveTextContent('SHA-256 b5bb9d80');
});

test('a file that no page is made of says so where others are shown, and can be saved there', async () => {
  const { user } = open([aFile(1, { name: 'Протокол.odt', extension: 'odt', is_current: true })]);
  await user.click(await screen.findByRole('button', { name: 'Протокол.odt' }));
  const panel = await screen.findByRole('dialog', { name: 'Протокол.odt' });
  expect(within(panel).getByText('Файл ODT в браузере не показывается')).toBeInTheDocument();
  expect(within(panel).getAllByRole('button', { name: 'Скачать' })).not.toHaveLength(0);
});

test('a namesake’s version is not one’s own, and the server’s word goes over the browser’s', async () => {
  open([
    aFile(1, { uploaded_by_id: 9 }),
    aFile(2, { can: { edit: false, delete: false } }),
    aFile(3, { uploaded_by_id: 9, can: { delete: true } }),
    aFile(4, { can: { edit: true, delete: false }, lock_version: 1 }),
  ]);
  await screen.findByText('4 версии');
  const buttons = screen.getAllByRole('button', { name: /^Удалить/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Удалить Договор.docx, версия 3',
  ]);
  expect(screen.getAllByRole('button', { name: /^Переименовать/ })).toHaveLength(1);
});

test('only one’s own version that is not frozen can be deleted, after a question', async () => {
  const { user, network } = open([aFile(1, { is_frozen: true }), aFile(2, { uploaded_by_id: 2 }), aFile(3)], {
    'DELETE /api/files/3': reply(204),
  });
  await screen.findByText('3 версии');
  expect(screen.getAllByRole('button', { name: /^Удалить/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Удалить Договор.docx, версия 3' }));
  network.answer({ 'GET /api/files': { data: [aFile(1)] } });
  await user.click(screen.getByRole('button', { name: 'Удалить версию' }));
  expect(await screen.findByText('1 версия')).toBeInTheDocument();
});

test.each([
  ['draft', /без него нельзя отправить на согласование/],
  ['on_signing', /скан подписанного документа/],
  ['completed', null],
  ['terminated', null],
  ['active', null],
])(
  'without files a record that is %s asks for what it waits for, and for nothing else',
  async (...[status, asked]) => {
    stubNetwork({ 'GET /api/files': { data: [] }, 'GET /api/document-types': { data: [] } });
    const record = { id: 412, status, can: { upload: true } };
    renderPage(<DocumentFiles type="agreement" resource="agreements" record={record} />);
    const { parentElement: empty } = await screen.findByText('Файлов пока нет');
    if (asked === null) expect(empty).not.toHaveTextContent(/Приложите/);
    else expect(empty).toHaveTextContent(asked);
  },
);

test('the question before a version is deleted stays, and says that it is under way', async () => {
  const { user } = open([aFile(3)], { 'DELETE /api/files/3': new Promise(() => undefined) });
  await user.click(await screen.findByRole('button', { name: 'Удалить Договор.docx, версия 3' }));
  await user.click(screen.getByRole('button', { name: 'Удалить версию' }));
  expect(screen.getByRole('button', { name: 'Удалить версию' })).toHaveAttribute('aria-busy', 'true');
});

test('an upload shows its progress and can be cancelled', async () => {
  const { user } = open([], { 'POST /api/files': new Promise(() => undefined) });
  await screen.findByText('Файлов пока нет');
  choose('Скан.pdf');
  expect(await screen.findByRole('progressbar', { name: 'Загружается: Скан.pdf' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отменить загрузку: Скан.pdf' }));
  expect(screen.queryByText('Скан.pdf')).not.toBeInTheDocument();
});

test('a word on the version goes with the file and is not said twice', async () => {
  const { user, network } = open([], { 'POST /api/files': aFile(1) });
  await screen.findByText('Файлов пока нет');
  await user.type(screen.getByLabelText('Что нового в версии'), ' Учтены замечания ');
  choose('Договор.docx');
  await waitFor(() => {
    expect(network.requests.some(({ method }) => method === 'POST')).toBe(true);
  });
  const sent = network.requests.find(({ method }) => method === 'POST')?.body as FormData;
  expect(sent.get('comment')).toBe('Учтены замечания');
  expect([...sent.keys()].at(-1)).toBe('file');
  expect(screen.getByLabelText('Что нового в версии')).toHaveValue('');
});

test('what the server refuses stays in the list with its sentence until it is put away', async () => {
  const { user } = open([], {
    'POST /api/files': reply(415, { message: 'Содержимое файла не похоже на pdf', request_id: '1' }),
  });
  await screen.findByText('Файлов пока нет');
  choose('Скан.pdf');
  expect(await screen.findByText('Содержимое файла не похоже на pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Убрать из списка: Скан.pdf' }));
  expect(screen.queryByText('Скан.pdf')).not.toBeInTheDocument();
});

test('the card is asked for anew with the files, of whatever kind the document is', async () => {
  function Memo() {
    const { data } = useQuery(itemQuery<{ files_count: number }>('memos', 3));
    return <p>{`Файлов: ${String(data?.files_count)}`}</p>;
  }
  const network = stubNetwork({
    'GET /api/files': { data: [] },
    'GET /api/document-types': { data: [] },
    'GET /api/memos/3': { files_count: 0 },
    'POST /api/files': aFile(1, { documentable_type: 'memo', documentable_id: 3 }),
  });
  renderPage(
    <>
      <Memo />
      <DocumentFiles
        type="memo"
        resource="memos"
        record={{ id: 3, status: 'draft', can: { upload: true } }}
      />
    </>,
  );
  await screen.findByText('Файлов: 0');
  network.answer({ 'GET /api/memos/3': { files_count: 1 } });
  choose('Скан.pdf');
  expect(await screen.findByText('Файлов: 1')).toBeInTheDocument();
});

test('a reader without the right sees files and no way to add one', async () => {
  open([aFile(1)], {}, false);
  await screen.findByText('1 версия');
  expect(screen.queryByText('Загрузить файл')).not.toBeInTheDocument();
});

test('a list that did not come can be asked for again', async () => {
  const { user, network } = open([], { 'GET /api/files': reply(500, { message: 'Сбой', request_id: '1' }) });
  await screen.findByText('Файлы не загрузились');
  network.answer({ 'GET /api/files': { data: [aFile(1)] } });
  await user.click(screen.getByText('Повторить'));
  await waitFor(() => {
    expect(screen.getByText('1 версия')).toBeInTheDocument();
  });
});
