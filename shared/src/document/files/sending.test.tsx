import { fireEvent } from '@testing-library/react';

import { Link } from '../../area/area';
import { act, renderPage, reply, screen, stubNetwork, waitFor, within } from '../../testing/testing';
import { DocumentFiles } from './document-files';

/** An upload the test ends by itself. */
function anAnswer() {
  let give: (answer: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

const page = (
  <>
    <Link to="/agreements">К списку</Link>
    <DocumentFiles
      type="agreement"
      resource="agreements"
      record={{ id: 412, status: 'draft', can: { upload: true } }}
    />
  </>
);

function open(more: Record<string, unknown>) {
  const network = stubNetwork({
    'GET /api/files': { data: [] },
    'GET /api/document-types': { data: [] },
    ...more,
  });
  const view = renderPage(page, {
    path: '/agreements/412',
    at: '/agreements/412?tab=files',
    routes: [{ path: '/agreements', element: <h1>Договоры</h1> }],
  });
  const uploads = () =>
    network.requests.filter(({ method, path }) => method === 'POST' && path === '/api/files');
  return { ...view, network, uploads };
}

const choose = async (...names: string[]) => {
  await screen.findByText('Файлов пока нет');
  fireEvent.change(screen.getByLabelText('Загрузить файл'), {
    target: { files: names.map((name) => new File(['текст'], name)) },
  });
};
/** Several at once, each an attachment but for the one that is said to be the text. */
const chooseSeveral = async (user: ReturnType<typeof open>['user'], text: string, ...names: string[]) => {
  await choose(...names);
  const dialog = await screen.findByRole('dialog', { name: /^Загрузить/ });
  await user.click(within(dialog).getByRole('radio', { name: text }));
  await user.click(within(dialog).getByRole('button', { name: /^Загрузить/ }));
};
const tray = () => screen.findByRole('region', { name: 'Загрузки и выгрузки' });

test('an upload goes on when its page is left, and its page is one press away once it has arrived', async () => {
  const answer = anAnswer();
  const { user, router } = open({ 'POST /api/files': answer.promise });
  await choose('Скан.pdf');
  await user.click(screen.getByRole('link', { name: 'К списку' }));
  expect(await screen.findByRole('heading', { name: 'Договоры' })).toBeInTheDocument();
  expect(within(await tray()).getByRole('progressbar', { name: 'Загружается: Скан.pdf' })).toBeVisible();
  answer.give(reply(201, { id: 1 }));
  await user.click(await screen.findByRole('link', { name: 'Открыть страницу: Скан.pdf' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/agreements/412?tab=files');
});

test('of many files three are on their way at once, and each that arrives makes room for the next', async () => {
  const answers = [anAnswer(), anAnswer(), anAnswer(), anAnswer()];
  let asked = 0;
  const { user, uploads } = open({ 'POST /api/files': () => answers[asked++]?.promise });
  await chooseSeveral(user, 'Ни один', '1.pdf', '2.pdf', '3.pdf', '4.pdf');
  expect(await screen.findByText('Загружаются 4 файла', { selector: 'h2' })).toBeInTheDocument();
  await waitFor(() => {
    expect(uploads()).toHaveLength(3);
  });
  expect(within(await tray()).getAllByText('Ждёт очереди')).toHaveLength(1);
  await act(async () => {
    answers[1]?.give(reply(201, { id: 2 }));
    await answers[1]?.promise;
  });
  await waitFor(() => {
    expect(uploads()).toHaveLength(4);
  });
});

test('of several files one is a new version at most: they do not replace each other', async () => {
  const { user, uploads } = open({ 'POST /api/files': reply(201, { id: 1 }) });
  await choose('Договор.docx', 'Приложение 1.docx', 'Приложение 2.docx');
  const dialog = await screen.findByRole('dialog', { name: 'Загрузить 3\u00a0файла' });
  await user.click(within(dialog).getByRole('button', { name: 'Загрузить 3\u00a0файла' }));
  expect(within(dialog).getByText('Выберите один из вариантов')).toBeVisible();
  expect(uploads()).toHaveLength(0);
  await user.click(within(dialog).getByRole('radio', { name: 'Договор.docx' }));
  await user.click(within(dialog).getByRole('button', { name: 'Загрузить 3\u00a0файла' }));
  await waitFor(() => {
    expect(uploads()).toHaveLength(3);
  });
  const sent = uploads().map(({ body }) => {
    const form = body as FormData;
    return [(form.get('file') as File).name, form.get('kind')];
  });
  expect(sent).toEqual([
    ['Договор.docx', 'draft'],
    ['Приложение 1.docx', 'attachment'],
    ['Приложение 2.docx', 'attachment'],
  ]);
});

test('of several files those that are not taken say so at once, and only the others are asked about', async () => {
  const { user, uploads } = open({ 'POST /api/files': reply(201, { id: 1 }) });
  await choose('Договор.docx', 'Установка.exe', 'Приложение.docx');
  const dialog = await screen.findByRole('dialog', { name: 'Загрузить 2\u00a0файла' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(3);
  expect(within(dialog).queryByRole('radio', { name: 'Установка.exe' })).not.toBeInTheDocument();
  expect(within(await tray()).getByRole('alert')).toHaveTextContent('Файлы .exe не принимаются');
  await user.click(within(dialog).getByRole('radio', { name: 'Договор.docx' }));
  await user.click(within(dialog).getByRole('button', { name: /^Загрузить/ }));
  await waitFor(() => {
    expect(uploads()).toHaveLength(2);
  });
});

test('a file let go beside the field does not take the place of the page', async () => {
  open({});
  await screen.findByText('Файлов пока нет');
  const beside = screen.getByText('Файлов пока нет');
  const files = { types: ['Files'], files: [new File(['текст'], 'Скан.pdf')] };
  // Answers false where the browser was held back.
  expect(fireEvent.dragOver(beside, { dataTransfer: files })).toBe(false);
  expect(fireEvent.drop(beside, { dataTransfer: files })).toBe(false);
  expect(fireEvent.drop(beside, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});

test('what did not get through is sent again under the same key, so that it cannot arrive twice', async () => {
  const { user, network, uploads } = open({ 'POST /api/files': reply(503, { message: 'Сервер занят' }) });
  await choose('Скан.pdf');
  expect(await within(await tray()).findByRole('alert')).toHaveTextContent('Сервер занят');
  network.answer({ 'POST /api/files': reply(201, { id: 1 }) });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/загружен$/)).toBeVisible();
  const keys = uploads().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what is refused for what it is says why and is not offered to be sent once more', async () => {
  const { user, uploads } = open({ 'POST /api/files': reply(415, { message: 'Это программа' }) });
  await choose('Скан.pdf');
  expect(await within(await tray()).findByRole('alert')).toHaveTextContent('Это программа');
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Убрать из списка: Скан.pdf' }));
  expect(uploads()).toHaveLength(1);
});

test('a window with an upload on its way asks before it closes, and not when nothing is', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user } = open({ 'POST /api/files': new Promise(() => undefined) });
  await choose('Скан.pdf');
  await tray();
  expect(closing()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Отменить загрузку: Скан.pdf' }));
  expect(closing()).toBe(false);
});

test('the text that was put right in a word processor goes on with the versions it comes from', async () => {
  const text = {
    id: 70,
    documentable_type: 'agreement',
    documentable_id: 412,
    document_type: { id: 7, name: 'Текст договора' },
    kind: 'draft',
    version: 1,
    is_current: true,
    is_frozen: false,
    name: 'Договор.docx',
    extension: 'docx',
    size: 2048,
    sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    comment: null,
    url: '/files/70',
    uploaded_by_name: null,
    created_at: '2026-11-19T13:42:00Z',
  };
  const { uploads } = open({ 'GET /api/files': { data: [text] }, 'POST /api/files': text });
  await screen.findByRole('region', { name: 'Текст договора' });
  fireEvent.change(screen.getByLabelText('Загрузить файл'), {
    target: { files: [new File(['правка'], 'Договор (1).docx')] },
  });
  await waitFor(() => {
    expect(uploads()).toHaveLength(1);
  });
  expect((uploads()[0]?.body as FormData).get('document_type_id')).toBe('7');
});
