import { screen, waitFor, within } from '@testing-library/react';

import { openDiscussion, aComment, aThread, listOf, OTHER } from './testing/discussion';

/** Answers how those who watch the size of the page are told that it has changed. */
function watchedSizes(): () => void {
  const watching = new Set<() => void>();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onChange) => {
    const observer: ResizeObserver = {
      observe: (element) => {
        if (element === document.body) watching.add(tell);
      },
      unobserve: () => undefined,
      disconnect: () => watching.delete(tell),
    };
    const tell = () => {
      onChange([], observer);
    };
    return observer;
  });
  return () => {
    for (const tell of watching) tell();
  };
}

describe('a link to a comment', () => {
  const at = (id: number) => `/agreements/412?comment=${String(id)}`;
  const scrolled: string[] = [];
  beforeEach(() => {
    scrolled.length = 0;
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const can = { edit: false, delete: false, reply: true, resolve: false, reopen: true };
  const old = aThread(1, {
    body: 'Старое обсуждение',
    resolved_at: '2026-11-19T14:00:00Z',
    resolved_by_name: OTHER,
    can,
    replies: [aComment(90, { parent_id: 1, body: 'Последний ответ' })],
    reply_count: 22,
  });

  test('opens its thread wherever it stands, though resolved, and brings an early answer before the reader', async () => {
    const { network } = openDiscussion({ ...listOf([aThread(60, { body: 'Новое' })]), latest_id: 90 }, at(5));
    network.answer({
      'GET /api/comments/5': aThread(5, { parent_id: 1, body: 'Вас зовут сюда' }),
      'GET /api/comments/1': old,
    });
    const called = await screen.findByText('Вас зовут сюда');
    await waitFor(() => {
      expect(called.closest('article')).toHaveFocus();
    });
    expect(scrolled.at(-1)).toContain('Вас зовут сюда');
    expect(screen.getByText('Последний ответ')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Показать ещё 20\u00a0ответов' })).toBeInTheDocument();
    expect(screen.queryByText('Новый', { exact: true })).not.toBeInTheDocument();
    expect(screen.getByText('Новое')).toBeInTheDocument();
  });

  test('keeps its comment before the reader while the page settles, until the reader moves', async () => {
    const settled = watchedSizes();
    const { user, network } = openDiscussion([aThread(60, { body: 'Новое' })], at(60));
    network.answer({ 'GET /api/comments/60': aThread(60, { body: 'Новое' }) });
    await waitFor(() => {
      expect(scrolled).toHaveLength(1);
    });
    settled();
    expect(scrolled).toHaveLength(2);
    await user.keyboard('{Tab}');
    settled();
    expect(scrolled).toHaveLength(2);
  });

  test('is had from the moment of the comment, beside what the address says already', async () => {
    openDiscussion([aThread(60, { body: 'Новое' })], '/agreements/412?tab=comments');
    const entry = (await screen.findByText('Новое')).closest('article');
    expect(within(entry ?? document.body).getByRole('link', { name: /назад|только что|\d/ })).toHaveAttribute(
      'href',
      '/agreements/412?tab=comments&comment=60',
    );
  });

  test('is folded by hand all the same', async () => {
    const { user, network } = openDiscussion([old], at(1));
    network.answer({ 'GET /api/comments/1': old });
    await user.click(await screen.findByRole('button', { name: 'Свернуть' }));
    expect(screen.getByRole('button', { name: 'Показать' })).toBeInTheDocument();
  });

  test('that is in no discussion of this document says so beside the discussion', async () => {
    const { network } = openDiscussion([aThread(60, { body: 'Новое' })], at(5));
    network.answer({
      'GET /api/comments/5': aThread(5, { commentable_id: 413, body: 'Чужое место' }),
    });
    expect(await screen.findByText('Комментария, к которому ведёт ссылка, здесь нет.')).toBeInTheDocument();
    expect(screen.queryByText('Чужое место')).not.toBeInTheDocument();
  });
});
