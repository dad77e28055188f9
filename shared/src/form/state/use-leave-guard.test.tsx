import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RELOAD_EVENT } from '../../contract/realtime/reload-event';
import { readDraft } from './draft-storage';
import { useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

const place = { userId: 7, document: 'agreement:412', version: 1 };

function Form({ text }: { text: string | null }) {
  const draft = useDraft({ ...place, content: text === null ? null : { text } });
  useLeaveGuard(text !== null, draft.isSafe);
  return null;
}

const open = (text: string | null) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form text={text} /> }])} />);

/** Whether the browser would ask before the page goes. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}
const reload = () => {
  act(() => {
    window.dispatchEvent(new Event(RELOAD_EVENT));
  });
};

afterEach(() => {
  document.title = '';
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the tab is marked while typing is unsaved, also when the page learns its name later', async () => {
  document.title = 'Правка';
  const { unmount } = open('Поставка');
  expect(document.title).toBe('• Правка');
  document.title = 'Правка № 7';
  await waitFor(() => {
    expect(document.title).toBe('• Правка № 7');
  });
  unmount();
  expect(document.title).toBe('Правка № 7');
  open(null);
  expect(document.title).toBe('Правка № 7');
});

test('closing the tab with unsaved typing is asked about, a clean form is not', () => {
  open(null);
  expect(asks()).toBe(false);
  open('Поставка');
  expect(asks()).toBe(true);
});

test('a reload by the shell keeps the last word typed and asks nothing', () => {
  open('Поставка');
  reload();
  expect(readDraft(place)?.content).toEqual({ text: 'Поставка' });
  expect(asks()).toBe(false);
});

test('it asks after all when the browser has no room for the draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open('Поставка');
  reload();
  expect(asks()).toBe(true);
});
