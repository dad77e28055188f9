import { act, renderHook } from '@testing-library/react';

import { RELOAD_EVENT } from '../../contract/reload-event';
import { draftKey, readDraft, writeDraft } from './draft-storage';
import { DRAFT_DELAY, useDraft } from './use-draft';

interface Content {
  title: string;
}
const place = { userId: 7, document: 'agreement:412', version: 1 };
const keeper = (content: Content | null) =>
  renderHook((props: { content: Content | null }) => useDraft<Content>({ ...place, ...props }), {
    initialProps: { content },
  });
const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('typing is kept once it pauses, and the moment is known', () => {
  const { result, rerender } = keeper(null);
  rerender({ content: { title: 'П' } });
  pass(DRAFT_DELAY / 2);
  rerender({ content: { title: 'Поставка' } });
  pass(DRAFT_DELAY / 2);
  expect(readDraft(place)).toBeNull();
  pass(DRAFT_DELAY / 2);
  expect(readDraft<Content>(place)?.content.title).toBe('Поставка');
  expect(result.current.savedAt).not.toBeNull();
});

test('closing the page or losing the session does not wait for the pause', () => {
  const { rerender, unmount } = keeper(null);
  rerender({ content: { title: 'Поставка' } });
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(readDraft<Content>(place)?.content.title).toBe('Поставка');
  rerender({ content: { title: 'Поставка серверов' } });
  unmount();
  expect(readDraft<Content>(place)?.content.title).toBe('Поставка серверов');
});

test('a draft of an earlier visit is offered and is not written over by new typing', () => {
  writeDraft(place, { title: 'Вчерашнее' });
  const { result, rerender } = keeper(null);
  expect(result.current.found?.content).toEqual({ title: 'Вчерашнее' });
  rerender({ content: { title: 'Сегодняшнее' } });
  pass(DRAFT_DELAY);
  expect(readDraft<Content>(place)?.content.title).toBe('Вчерашнее');
  const next = keeper(null);
  expect(next.result.current.found?.content).toEqual({ title: 'Сегодняшнее' });
  act(() => {
    next.result.current.reject();
  });
  expect(next.result.current.found?.content).toEqual({ title: 'Вчерашнее' });
});

test('after saving nothing is left and leaving the page does not bring it back', () => {
  const { result, rerender, unmount } = keeper(null);
  rerender({ content: { title: 'Поставка' } });
  pass(DRAFT_DELAY);
  act(() => {
    result.current.clear();
  });
  unmount();
  expect(localStorage).toHaveLength(0);
});

test('a draft of another person, of an older shape or cut off by a crash is not offered', () => {
  writeDraft({ ...place, userId: 8 }, { title: 'Чужое' });
  writeDraft({ ...place, version: 0 }, { title: 'Старое' });
  expect(keeper(null).result.current.found).toBeNull();
  localStorage.setItem(draftKey(place), '{"version":1,"savedAt":"2026-11-20T11:32:00Z","cont');
  expect(keeper(null).result.current.found).toBeNull();
});

test('a browser without room says so', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result, rerender } = keeper(null);
  rerender({ content: { title: 'Поставка' } });
  pass(DRAFT_DELAY);
  expect(result.current.failed).toBe(true);
  expect(result.current.savedAt).toBeNull();
  write.mockRestore();
});

test('what was typed is back without a question after a reload by the shell, and only then', () => {
  const first = keeper({ title: 'Поставка серверов' });
  act(() => {
    window.dispatchEvent(new Event(RELOAD_EVENT));
  });
  first.unmount();
  const resumed: Content[] = [];
  const open = () =>
    renderHook(() =>
      useDraft<Content>({ ...place, content: null, onResume: ({ content }) => resumed.push(content) }),
    );
  const second = open();
  pass(0);
  expect(resumed).toEqual([{ title: 'Поставка серверов' }]);
  expect(second.result.current.found).toBeNull();
  second.unmount();
  const third = open();
  pass(0);
  expect(resumed).toHaveLength(1);
  expect(third.result.current.found?.content).toEqual({ title: 'Поставка серверов' });
});
