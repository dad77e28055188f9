import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

import { RouteScroll } from './route-scroll';

/** How far down the page can be scrolled; jsdom has no heights. */
let depth = 0;
const frames = new Map<number, FrameRequestCallback>();
let lastFrame = 0;

/** The next frame: the scrolling of the last one is told, and what waited for it goes on. */
function frame(): void {
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    const due = [...frames.values()];
    frames.clear();
    for (const next of due) next(performance.now());
  });
}

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, depth), configurable: true });
}

beforeEach(() => {
  sessionStorage.clear();
  frames.clear();
  depth = 5000;
  scroll(0);
  jest.spyOn(window, 'scrollTo').mockImplementation((_: number, top: number) => {
    scroll(top);
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => {
    lastFrame += 1;
    frames.set(lastFrame, next);
    return lastFrame;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((handle) => {
    frames.delete(handle);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Where() {
  return <output>{useLocation().key}</output>;
}

function open(at: string | { pathname: string; key: string } = '/agreements') {
  const page = (
    <>
      <RouteScroll />
      <Where />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  const view = render(<RouterProvider router={router} />);
  const go = async (to: string | number) => {
    const before = screen.getByRole('status').textContent;
    await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
    await waitFor(() => {
      expect(screen.getByRole('status')).not.toHaveTextContent(before);
    });
  };
  return { ...view, go };
}

test('a new page begins at its top, and the list it was opened from is where it was left', async () => {
  const { go } = open();
  scroll(3000);
  frame();
  await go('/agreements/12');
  expect(window.scrollY).toBe(0);
  // The browser tells of that only now.
  frame();
  await go(-1);
  expect(window.scrollY).toBe(3000);
});

test('a condition of the list moves nothing', async () => {
  const { go } = open();
  scroll(700);
  frame();
  await go('/agreements?sort=title');
  expect(window.scrollY).toBe(700);
});

test('a list that comes late is waited for, and leaving it meanwhile forgets nothing', async () => {
  const { go } = open();
  scroll(3000);
  frame();
  await go('/agreements/12');
  frame();
  depth = 200;
  await go(-1);
  frame();
  expect(window.scrollY).toBe(200);
  await go('/agreements/13');
  frame();
  await go(-1);
  depth = 5000;
  frame();
  expect(window.scrollY).toBe(3000);
});

test('whoever scrolls while the list is waited for is not pulled away', async () => {
  const { go } = open();
  scroll(3000);
  frame();
  await go('/agreements/12');
  frame();
  depth = 900;
  await go(-1);
  act(() => {
    window.dispatchEvent(new Event('wheel'));
  });
  scroll(100);
  depth = 5000;
  frame();
  frame();
  expect(window.scrollY).toBe(100);
});

test('after a reload the page is where it was left, and one that is opened anew begins at its top', async () => {
  const opened = jest.spyOn(performance, 'getEntriesByType');
  const list = { pathname: '/agreements', key: 'list' };
  const first = open(list);
  scroll(3000);
  frame();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  first.unmount();
  scroll(0);
  opened.mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  const again = open(list);
  expect(window.scrollY).toBe(3000);
  again.unmount();
  scroll(0);
  opened.mockReturnValue([{ type: 'navigate' } as unknown as PerformanceEntry]);
  open(list);
  expect(window.scrollY).toBe(0);
});
