import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { comment, commentThread, type Comment, type CommentThread } from '../../contract/comment/comment';
import { publishUserEvent } from '../../realtime/realtime';
import { reply, type StubRequest } from '../../testing/stub-network';
import { openDiscussion, aComment, aThread, listOf, ME, OTHER } from './testing/discussion';

const composer = () => screen.findByRole('textbox', { name: 'Комментарий' });
const send = () => screen.getByRole('button', { name: 'Отправить' });
const entries = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('threads stand from the newest with their quotes, answers and the exact second', async () => {
  const first = aThread(1, {
    body: 'Срок замены?',
    quote: { text: 'в течение 10 дней', clause: '5.4' },
    replies: [aComment(2, { parent_id: 1, body: '@{1}, теперь 5', mentions: [{ id: 1, name: ME }] })],
    reply_count: 1,
    edited_at: '2026-11-19T14:00:00Z',
  });
  openDiscussion([aThread(3, { body: 'Доверенность <b>истекает</b>' }), first]);
  expect(await screen.findByText('Доверенность <b>истекает</b>')).toBeInTheDocument();
  const threads = within(screen.getByRole('list', { name: 'Обсуждения' })).getAllByRole('listitem');
  expect(threads[1]).toHaveTextContent('п. 5.4 в течение 10 дней');
  expect(threads[1]).toHaveTextContent('изменён');
  expect(threads[1]).toHaveTextContent('@Соколова М. Д., теперь 5');
  const time = threads[0]?.querySelector('time');
  expect(time?.title).toMatch(/^\d\d\.11\.2026, \d\d:\d\d:\d\d$/);
  expect(screen.getByText('3 комментария, 2 обсуждения не решены')).toBeInTheDocument();
});

test('nothing was said yet, nothing came, and nothing may be seen are told apart', async () => {
  const { network, user } = openDiscussion([]);
  expect(await screen.findByText('Обсуждения пока нет')).toBeInTheDocument();
  expect(await composer()).toBeInTheDocument();
  network.answer({ 'GET /api/comments': reply(500, { message: 'Сервер занят', request_id: '1' }) });
  const broken = openDiscussion(reply(500, { message: 'Сервер занят', request_id: '1' }));
  expect(await screen.findByText('Обсуждение не загрузилось')).toBeInTheDocument();
  broken.network.answer({ 'GET /api/comments': listOf([aThread(1)]) });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('words go to the server once, by Ctrl and Enter, and the field is empty again', async () => {
  const { user, posts } = openDiscussion([]);
  await user.type(await composer(), 'Проверьте п. 5.4{Control>}{Enter}{/Control}');
  await waitFor(async () => {
    expect(await composer()).toHaveValue('');
  });
  expect(posts()).toEqual([
    {
      commentable_type: 'agreement',
      commentable_id: 412,
      parent_id: null,
      body: 'Проверьте п. 5.4',
      quote: null,
    },
  ]);
});

test('words that could not be sent stay, and go under the same key when they are sent again', async () => {
  const { user, network, sent } = openDiscussion([]);
  network.answer({
    'POST /api/comments': reply(429, {
      message: 'Слишком много запросов. Подождите минуту',
      request_id: '1',
    }),
  });
  await user.type(await composer(), 'Важное');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много запросов');
  expect(await composer()).toHaveValue('Важное');
  network.answer({ 'POST /api/comments': aThread(9, { body: 'Важное' }) });
  await user.click(send());
  await waitFor(async () => {
    expect(await composer()).toHaveValue('');
  });
  const keys = sent('POST').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  await user.type(await composer(), 'Другое');
  await user.click(send());
  await waitFor(() => {
    expect(sent('POST')).toHaveLength(3);
  });
  expect(sent('POST')[2]?.headers.get('Idempotency-Key')).not.toBe(keys[0]);
});

test('when the first answer got lost and the words were changed since, what was added becomes these words', async () => {
  const { user, network, sent } = openDiscussion([]);
  const current = aThread(9, { body: 'Было', lock_version: 1 });
  network.answer({
    'POST /api/comments': reply(409, { message: 'Комментарий уже отправлен', request_id: '1', current }),
    'PUT /api/comments/9': aThread(9, { body: 'Стало' }),
  });
  await user.type(await composer(), 'Стало');
  await user.click(send());
  await waitFor(async () => {
    expect(await composer()).toHaveValue('');
  });
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ lock_version: 1, body: 'Стало', quote: null }]);
});

test.each([
  { why: 'it is past being changed', gone: false },
  { why: 'it was deleted', gone: true },
])('words changed after a lost answer are said beside what was added when $why', async ({ gone }) => {
  const { user, network, sent, posts } = openDiscussion([]);
  const current = aThread(9, gone ? { body: null, deleted_at: '2026-11-19T14:00:00Z' } : { body: 'Было' });
  network.answer({
    'POST /api/comments': ({ headers }: StubRequest) =>
      String(headers.get('Idempotency-Key')).endsWith('.1')
        ? aThread(10, { body: 'Стало' })
        : reply(409, { message: 'Комментарий уже отправлен', request_id: '1', current }),
    'PUT /api/comments/9': reply(403, { message: 'Изменить нельзя', request_id: '1' }),
  });
  await user.type(await composer(), 'Стало');
  await user.click(send());
  await waitFor(async () => {
    expect(await composer()).toHaveValue('');
  });
  expect(sent('PUT')).toHaveLength(gone ? 0 : 1);
  expect(posts()).toMatchObject([{ body: 'Стало' }, { body: 'Стало' }]);
});

test('unsent words wait for their author through leaving the page, and for nobody else', async () => {
  const first = openDiscussion([]);
  await first.user.type(await composer(), 'Недописанное');
  first.unmount();
  const second = openDiscussion([]);
  await waitFor(async () => {
    expect(await composer()).toHaveValue('Недописанное');
  });
  await second.user.click(screen.getByRole('button', { name: 'Очистить' }));
  second.unmount();
  openDiscussion([]);
  expect(await composer()).toHaveValue('');
});

describe('a name', () => {
  const people = (search: string) =>
    [
      { id: 2, name: OTHER, job_title: 'Закупщик' },
      { id: 3, name: 'Власов Кирилл Николаевич', job_title: null },
    ].filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const open = () => {
    const page = openDiscussion([]);
    page.network.answer({
      'GET /api/comments/people': ({ query }: { query: URLSearchParams }) => ({
        data: people(query.get('search') ?? ''),
      }),
    });
    return page;
  };

  test('is found and put in by the keyboard alone, and goes to the server as a mention', async () => {
    const { user, posts } = open();
    const field = await composer();
    await user.type(field, 'Смотрите, @');
    const list = await screen.findByRole('listbox', { name: 'Сотрудники, которым виден документ' });
    expect(await within(list).findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      within(list).getByRole('option', { name: /Власов/ }).id,
    );
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Смотрите, @Власов\u00a0К.\u00a0Н. ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('и вы @щерб');
    expect(await screen.findByRole('option', { name: /Щербакова/ })).toBeInTheDocument();
    await user.keyboard('{Tab}');
    expect(field).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(posts()).toMatchObject([{ body: 'Смотрите, @{3} и вы @{2}' }]);
    });
  });

  test('is not asked for any longer after Escape, which leaves the words as they are', async () => {
    const { user } = open();
    await user.type(await composer(), 'Да, @щ');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await composer()).toHaveValue('Да, @щ');
  });
});

test('a place of the document goes with the words, and one that was not named does not', async () => {
  const { user, posts } = openDiscussion([]);
  await user.click(await screen.findByRole('button', { name: 'Процитировать место документа' }));
  await user.type(screen.getByLabelText('Пункт'), '5.4');
  await user.type(await composer(), 'Почему?');
  expect(send()).toHaveAccessibleDescription('Приведите слова документа');
  await user.type(screen.getByLabelText('Слова документа'), 'в течение 10 дней');
  await user.click(send());
  await waitFor(() => {
    expect(posts()).toMatchObject([{ quote: { text: 'в течение 10 дней', clause: '5.4' } }]);
  });
});

test('an answer stands under its thread and keeps a draft of its own', async () => {
  const { user, posts, unmount } = openDiscussion([aThread(1)]);
  await user.click(await screen.findByRole('button', { name: 'Ответить' }));
  await user.type(screen.getByRole('textbox', { name: 'Ответ' }), 'Отвечаю');
  unmount();
  const again = openDiscussion([aThread(1)]);
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Отвечаю');
  });
  expect(posts()).toEqual([]);
  const answer = screen.getByRole('textbox', { name: 'Ответ' });
  answer.focus();
  await again.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => {
    expect(again.posts()).toMatchObject([{ parent_id: 1, body: 'Отвечаю' }]);
  });
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Ответ' })).not.toBeInTheDocument();
  });
});

describe('what somebody else says', () => {
  const event = (subject = { type: 'agreement', id: 412 }) => {
    publishUserEvent({
      kind: 'entity',
      entity: 'comment',
      resource: 'comments',
      id: 5,
      lock_version: 1,
      actor_id: 2,
      subject,
    });
  };

  test('appears by itself and is marked as new, and what is being typed stays as it is', async () => {
    const { user, network } = openDiscussion([aThread(1)]);
    await user.type(await composer(), 'Пишу');
    const field = await composer();
    network.answer({ 'GET /api/comments': listOf([aThread(5, { body: 'Новость' }), aThread(1)]) });
    act(() => {
      event();
    });
    expect(await screen.findByText('Новость')).toBeInTheDocument();
    expect(screen.getByText('Новый')).toBeInTheDocument();
    expect(screen.getByText('Новый комментарий: Щербакова Е. А.')).toBeInTheDocument();
    expect(await composer()).toBe(field);
    expect(field).toHaveValue('Пишу');
    expect(field).toHaveFocus();
    expect(screen.getAllByText('Новый')).toHaveLength(1);
  });

  test('about another document asks for nothing', async () => {
    const { sent } = openDiscussion([aThread(1)]);
    await screen.findByRole('article');
    const before = sent('GET').length;
    act(() => {
      event({ type: 'agreement', id: 413 });
    });
    expect(sent('GET')).toHaveLength(before);
  });
});

test('an attached file is shown beside the discussion when a browser can show it, and saved otherwise', async () => {
  const file = (id: number, name: string, extension: string) => ({
    id,
    name,
    extension,
    size: 2048,
    url: `/api/files/${String(id)}/content`,
  });
  const files = [file(7, 'Снимок.png', 'png'), file(8, 'Записка.odt', 'odt')];
  const { user } = openDiscussion([aThread(1, { files })]);
  expect(await screen.findByRole('button', { name: 'Скачать Записка.odt' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Открыть Снимок.png' }));
  const panel = await screen.findByRole('dialog', { name: 'Снимок.png' });
  expect(within(panel).getByRole('button', { name: 'Скачать' })).toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Замечание к этому месту' })).not.toBeInTheDocument();
});

test('a comment is deleted after a question, and its place says so', async () => {
  const may = { edit: false, delete: true, reply: true, resolve: true, reopen: false };
  const { user, network, sent } = openDiscussion([aThread(1, { can: may, lock_version: 2 })]);
  network.answer({ 'DELETE /api/comments/1': reply(204) });
  await user.click(await screen.findByRole('button', { name: 'Другие действия с комментарием' }));
  expect(screen.queryByText('Изменить')).not.toBeInTheDocument();
  await user.click(await screen.findByText('Удалить'));
  const question = await screen.findByRole('alertdialog', { name: 'Удалить комментарий' });
  const gone = aThread(1, { body: null, deleted_at: '2026-11-20T09:00:00Z' });
  network.answer({ 'GET /api/comments': listOf([gone]) });
  await user.click(within(question).getByRole('button', { name: 'Удалить комментарий' }));
  expect(await screen.findByText('Комментарий удалён')).toBeInTheDocument();
  expect(sent('DELETE').map(({ query }) => query.get('lock_version'))).toEqual(['2']);
  expect(entries()).toEqual(['Комментарий: Щербакова\u00a0Е.\u00a0А.']);
});

test('a resolved thread is one line until it is opened, and can be opened again', async () => {
  const can = { edit: false, delete: false, reply: true, resolve: false, reopen: true };
  const done = aThread(1, {
    body: 'Вопрос решён?',
    resolved_at: '2026-11-19T14:00:00Z',
    resolved_by_name: OTHER,
    lock_version: 2,
    can,
  });
  const { user, network, sent } = openDiscussion([done]);
  network.answer({ 'POST /api/comments/1/reopen': aThread(1) });
  expect(await screen.findByText(/^Решено: Щербакова Е. А./)).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  await user.click(screen.getByRole('button', { name: 'Открыть снова' }));
  await waitFor(() => {
    expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/comments/1/reopen', { lock_version: 2 }],
    ]);
  });
});

test('of a resolved thread that lost its first comment the line says so', async () => {
  const done = { resolved_at: '2026-11-19T14:00:00Z', resolved_by_name: OTHER };
  openDiscussion([aThread(1, { ...done, body: null, deleted_at: done.resolved_at, reply_count: 2 })]);
  expect(await screen.findByText('Комментарий удалён')).toBeInTheDocument();
  expect(screen.getByText(/2 комментария$/)).toBeInTheDocument();
});

test('older threads and answers come on demand, each once', async () => {
  const replies = [aComment(30, { parent_id: 2, body: 'Последний' })];
  const second = aThread(2, { replies, reply_count: 2 });
  const earlier = aThread(29, { parent_id: 2, body: 'Первый' });
  const page = (current_page: number, threads: CommentThread[]) => ({
    ...listOf(threads),
    meta: { current_page, last_page: 2, per_page: 20, total: 3, total_is_capped: false },
  });
  const { user } = openDiscussion(({ query }: { query: URLSearchParams }) => {
    if (query.get('parent_id') === '2')
      return listOf([aThread(30, { parent_id: 2, body: 'Последний' }), earlier]);
    return query.get('page') === '2' ? page(2, [second, aThread(1)]) : page(1, [aThread(3), second]);
  });
  await user.click(await screen.findByRole('button', { name: 'Показать ещё, осталось 1' }));
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
  await user.click(screen.getByRole('button', { name: 'Показать ещё 1\u00a0ответ' }));
  expect(await screen.findByText('Первый')).toBeInTheDocument();
  expect(screen.getAllByText('Последний')).toHaveLength(1);
});

test('files follow the comment they belong to, and one that does not make it says why', async () => {
  const { user, network, sent } = openDiscussion([]);
  network.answer({
    'POST /api/comments': aThread(9),
    'POST /api/files': reply(415, { message: 'Содержимое файла не похоже на pdf', request_id: '1' }),
  });
  await user.type(await composer(), 'Смотрите файл');
  fireEvent.change(screen.getByLabelText('Приложить файл'), {
    target: { files: [new File(['текст'], 'Расчёт.pdf')] },
  });
  expect(screen.getByRole('list', { name: 'Будут приложены' })).toHaveTextContent('Расчёт.pdf');
  await user.click(send());
  expect(await screen.findByText('Содержимое файла не похоже на pdf')).toBeInTheDocument();
  const form = sent('POST').find(({ path }) => path === '/api/files')?.body as FormData;
  expect([form.get('documentable_type'), form.get('documentable_id'), form.get('kind')]).toEqual([
    'comment',
    '9',
    'attachment',
  ]);
  expect(await composer()).toHaveValue('');
});

test('the builders of this test speak as the server does', () => {
  const one: Comment = comment.parse(aComment(2, { parent_id: 1 }));
  expect(commentThread.parse(aThread(1, { replies: [one] })).replies).toHaveLength(1);
});

test('of a document destroyed by act nothing is quoted and nothing is laid beside it; words are taken', async () => {
  openDiscussion([aThread(1)], undefined, { isDestroyed: true });
  expect(await composer()).toBeInTheDocument();
  expect(screen.getByText(/Документ уничтожен по акту/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Упомянуть сотрудника' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Процитировать место документа' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Приложить файл к комментарию' })).not.toBeInTheDocument();
});
