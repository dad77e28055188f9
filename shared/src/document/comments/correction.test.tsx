import { screen, waitFor } from '@testing-library/react';

import type { CommentThread } from '../../contract/comment/comment';
import { aSession } from '../../testing/render-page';
import { reply } from '../../testing/stub-network';
import { openDiscussion, aThread, ME, OTHER } from './testing/discussion';

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
    openDiscussion([aThread(1, { ...OWN, can, editable_until: '2026-11-19T13:57:05Z' })], '/', aSession([]));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Другие действия с комментарием' })).not.toBeInTheDocument();
  });
});
