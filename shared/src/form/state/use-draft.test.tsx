import { act, renderHook } from '@testing-library/react';

import { RELOAD_EVENT } from '../../contract/realtime/reload-event';
import { draftKey, readDraft, writeDraft } from './draft-storage';
import { LIFE_BEAT, LIFE_LIMIT } from './draft-life';
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
  const { result, rerender, unmount } = keeper(null);
  expect(result.current.found?.content).toEqual({ title: 'Вчерашнее' });
  rerender({ content: { title: 'Сегодняшнее' } });
  pass(DRAFT_DELAY);
  unmount();
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

describe('drafts of several forms of one document', () => {
  const forms = ['tab-1', 'tab-2'];
  /** Another tab of the browser: the same storage, another name. */
  const inTab = (name: string) => {
    sessionStorage.setItem('contracts.tab', name);
  };
  afterEach(() => {
    sessionStorage.clear();
  });
  const titles = () =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
      .filter((key) => key.startsWith('contracts.draft.'))
      .map((key) => (JSON.parse(localStorage.getItem(key) ?? '') as { content: Content }).content.title)
      .sort();
  const typing = (tab: string, title: string) => {
    inTab(tab);
    const form = keeper(null);
    form.rerender({ content: { title } });
    pass(DRAFT_DELAY);
    return form;
  };

  test('each keeps its own, and saving one leaves the other’s', () => {
    const [first, second] = forms.map((tab) => typing(tab, `Из ${tab}`));
    expect(titles()).toEqual(['Из tab-1', 'Из tab-2']);
    act(() => {
      first?.result.current.clear();
    });
    expect(titles()).toEqual(['Из tab-2']);
    second?.rerender({ content: { title: 'Дальше' } });
    pass(DRAFT_DELAY);
    expect(titles()).toEqual(['Дальше']);
  });

  test('what another tab is working on is not offered until that tab is gone', () => {
    const first = typing('tab-1', 'Живой');
    inTab('tab-2');
    expect(keeper(null).result.current.found).toBeNull();
    first.unmount();
    expect(keeper(null).result.current.found?.content).toEqual({ title: 'Живой' });
  });

  test('the draft of a tab that has crashed comes once it has been silent long enough', () => {
    writeDraft(place, { title: 'После сбоя' });
    const sign = { form: 'мёртвая', tab: 'tab-1', at: Date.now() };
    localStorage.setItem('contracts.draft-life.7.agreement:412', JSON.stringify(sign));
    inTab('tab-2');
    const { result } = keeper(null);
    expect(result.current.found).toBeNull();
    pass(LIFE_LIMIT + LIFE_BEAT);
    expect(result.current.found?.content).toEqual({ title: 'После сбоя' });
  });

  test('a tab that comes back after another has taken its draft writes beside it', () => {
    const frozen = typing('tab-1', 'Замершая');
    localStorage.removeItem('contracts.draft-life.7.agreement:412');
    inTab('tab-2');
    const second = keeper(null);
    act(() => {
      second.result.current.accept();
    });
    second.rerender({ content: { title: 'Вторая' } });
    pass(DRAFT_DELAY);
    inTab('tab-1');
    frozen.rerender({ content: { title: 'Ожившая' } });
    pass(DRAFT_DELAY);
    expect(titles()).toEqual(['Вторая', 'Ожившая']);
  });
});

test('a draft of a newer version is neither offered nor written over', () => {
  writeDraft({ ...place, version: 2 }, { name: 'Новее' });
  const { result, rerender } = keeper(null);
  expect(result.current.found).toBeNull();
  rerender({ content: { title: 'Старее' } });
  pass(DRAFT_DELAY);
  expect(readDraft({ ...place, version: 2 })?.content).toEqual({ name: 'Новее' });
  expect(readDraft<Content>({ ...place, document: 'agreement:412~' })?.content.title).toBe('Старее');
  act(() => {
    result.current.clear();
  });
  expect(readDraft({ ...place, version: 2 })?.content).toEqual({ name: 'Новее' });
});

test('a draft of an older version is offered when it is known how to read it', () => {
  writeDraft({ ...place, version: 0 }, { name: 'Старое имя' });
  const migrations = { 0: (content: unknown) => ({ title: (content as { name: string }).name }) };
  const { result } = renderHook(() => useDraft<Content>({ ...place, content: null, migrations }));
  expect(result.current.found?.content).toEqual({ title: 'Старое имя' });
});

test('a draft nobody came back to for two weeks is forgotten, whosever it was', () => {
  jest.setSystemTime(new Date('2026-11-01T09:00:00Z'));
  writeDraft({ ...place, userId: 8 }, { title: 'Чужое' });
  jest.setSystemTime(new Date('2026-11-14T09:00:00Z'));
  keeper(null);
  expect(localStorage).toHaveLength(1);
  jest.setSystemTime(new Date('2026-11-15T09:00:01Z'));
  keeper(null);
  expect(localStorage).toHaveLength(0);
});
