import { screen, waitFor, within } from '@testing-library/react';

import type { CommentThread } from '../../contract/comment/comment';
import { aSession } from '../../testing/render-page';
import { reply } from '../../testing/stub-network';
import { aComment, aThread, listOf, ME, openDiscussion, OTHER } from './testing/discussion';

afterEach(() => {
  localStorage.clear();
});

test('one’s own comment is corrected in its place within its time, by the version that was read', async () => {
  const own = aThread(1, {
    body: '@{2} Сорк',
    mentions: [{ id: 2, name: OTHER }],
    author: { id: 1, name: ME, job_title: 'Юрист' },
    can: { edit: true, delete: true, reply: true, resolve: true, reopen: false },
    editable_until: '2999-01-01T00:00:00Z',
    lock_version: 4,
  });
  const { user, network, sent } = openDiscussion([own]);
  network.answer({ 'PUT /api/comments/1': { ...own, body: '@{2} Срок' } });
  await user.click(await screen.findByRole('button', { name: 'Другие действия с комментарием' }));
  await user.click(await screen.findByText('Изменить'));
  const field = screen.getByRole('textbox', { name: 'Исправленный комментарий' });
  expect(field).toHaveValue('@Щербакова\u00a0Е.\u00a0А. Сорк');
  await user.type(field, '{Backspace}{Backspace}{Backspace}рок');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { lock_version: 4, body: '@{2} Срок', quote: null },
    ]);
  });
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Исправленный комментарий' })).not.toBeInTheDocument();
  });
});

describe('one’s own comment whose time runs out', () => {
  const OWN = {
    body: 'Сорк',
    author: { id: 1, name: ME, job_title: 'Юрист' },
    can: { edit: true, delete: true, reply: true, resolve: true, reopen: false },
  };
  const openCorrection = async (own: CommentThread) => {
    const page = openDiscussion([own]);
    await page.user.click(await screen.findByRole('button', { name: 'Другие действия с комментарием' }));
    await page.user.click(await screen.findByText('Изменить'));
    return page;
  };

  test('says until when it may be changed, and refused words go as an answer to it', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const { user, network, sent, posts } = await openCorrection(
      aThread(1, { ...OWN, editable_until: until }),
    );
    expect(screen.getByText(/^Изменить можно до \d\d:\d\d$/)).toBeInTheDocument();
    network.answer({
      'PUT /api/comments/1': reply(403, { message: 'Изменить можно в течение 15 минут', request_id: '1' }),
    });
    const field = screen.getByRole('textbox', { name: 'Исправленный комментарий' });
    await user.clear(field);
    await user.type(field, 'Срок');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Новый текст уйдёт ответом/)).toBeInTheDocument();
    expect(field).toHaveValue('Срок');
    await user.click(screen.getByRole('button', { name: 'Отправить ответом' }));
    await waitFor(() => {
      expect(posts()).toMatchObject([{ parent_id: 1, body: 'Срок' }]);
    });
    expect(sent('PUT')).toHaveLength(1);
    await waitFor(() => {
      expect(field).not.toBeInTheDocument();
    });
  });

  test('is offered neither to be changed nor to be deleted afterwards, whatever was read before', async () => {
    const can = { ...OWN.can, edit: true };
    openDiscussion([aThread(1, { ...OWN, can, editable_until: '2026-11-19T13:57:05Z' })], '/', {
      session: aSession([]),
    });
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Другие действия с комментарием' })).not.toBeInTheDocument();
  });

  test('keeps words that were not sent before their time ran out: they stand there at the next visit', async () => {
    const own = aThread(1, { ...OWN, editable_until: '2999-01-01T00:00:00Z' });
    const { user, unmount } = await openCorrection(own);
    await user.type(screen.getByRole('textbox', { name: 'Исправленный комментарий' }), ', срочно');
    unmount();

    const late = { ...OWN, can: { ...OWN.can, edit: false }, editable_until: '2026-11-19T13:57:05Z' };
    openDiscussion([aThread(1, late), aThread(2)]);
    const field = await screen.findByRole('textbox', { name: 'Исправленный комментарий' });
    await waitFor(() => {
      expect(field).toHaveValue('Сорк, срочно');
    });
    expect(screen.getByRole('button', { name: 'Отправить ответом' })).toBeEnabled();
  });
});

describe('words about a comment somebody deletes meanwhile', () => {
  const GONE = { body: null, deleted_at: '2026-11-19T13:50:05Z' };
  const NOTHING_CAN = { edit: false, delete: false, reply: false, resolve: false, reopen: false };
  const own = {
    author: { id: 1, name: ME, job_title: 'Юрист' },
    can: { edit: true, delete: true, reply: true, resolve: true, reopen: false },
    editable_until: '2999-01-01T00:00:00Z',
  };

  test.each([
    {
      place: 'that begins a thread',
      go: 'a comment of their own',
      parent: null,
      sendLabel: 'Отправить комментарием',
    },
    { place: 'that answers', go: 'an answer to its thread', parent: 7, sendLabel: 'Отправить ответом' },
  ])('of one’s own comment $place go as $go', async ({ parent, sendLabel }) => {
    const id = parent === null ? 7 : 8;
    const threadOf = (patch: object) =>
      parent === null
        ? aThread(id, { ...own, ...patch })
        : aThread(parent, { replies: [aComment(id, { ...own, parent_id: parent, ...patch })] });
    const { user, network, posts } = openDiscussion([threadOf({})]);
    await user.click(await screen.findByRole('button', { name: 'Другие действия с комментарием' }));
    await user.click(await screen.findByText('Изменить'));
    const field = screen.getByRole('textbox', { name: 'Исправленный комментарий' });
    await user.type(field, ', дополненный');
    const gone = threadOf({ ...GONE, can: NOTHING_CAN });
    network.answer({
      [`PUT /api/comments/${String(id)}`]: reply(409, {
        message: 'Комментарий удалён',
        errors: {},
        current: gone,
        request_id: '1',
      }),
      'GET /api/comments': listOf([gone]),
    });
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await user.click(await screen.findByRole('button', { name: sendLabel }));
    await waitFor(() => {
      expect(posts()).toMatchObject([{ parent_id: parent, body: `Комментарий ${String(id)}, дополненный` }]);
    });
  });

  test('of a colleague go as a comment of their own', async () => {
    const { user, network, posts } = openDiscussion([aThread(7)]);
    await user.click(await screen.findByRole('button', { name: 'Ответить' }));
    await user.type(screen.getByRole('textbox', { name: 'Ответ' }), 'Уточните срок');
    network.answer({
      'GET /api/comments': listOf([aThread(7, { ...GONE, can: NOTHING_CAN })]),
      'POST /api/comments': reply(422, {
        message: 'Комментарий удалён',
        errors: { parent_id: ['Комментарий удалён, ответить на него нельзя'] },
        request_id: '1',
      }),
    });
    const answer = screen.getByRole('textbox', { name: 'Ответ' });
    await user.click(
      within(answer.closest('form') ?? document.body).getByRole('button', { name: 'Ответить' }),
    );
    network.answer({ 'POST /api/comments': aThread(99) });
    await user.click(await screen.findByRole('button', { name: 'Отправить комментарием' }));
    await waitFor(() => {
      expect(posts().at(-1)).toMatchObject({ parent_id: null, body: 'Уточните срок' });
    });
  });
});
