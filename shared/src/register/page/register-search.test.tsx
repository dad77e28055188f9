import { act, screen, waitFor } from '@testing-library/react';

import { renderPage, stubNetwork, type StubRequest } from '../../testing/testing';
import { aDeal, aDefinition, listAnswer, registerNetwork, someDeals } from '../testing/a-register';
import { Register } from './register';

const definition = aDefinition();
const show = (at = '/deals') => renderPage(<Register definition={definition} />, { path: '/deals', at });

beforeEach(() => {
  localStorage.clear();
});

it('never puts the answer to an earlier text over that to a later one', async () => {
  const late = new Map<string, (answer: unknown) => void>();
  const network = stubNetwork({
    ...registerNetwork(someDeals(2)),
    'GET /api/deals': (request: StubRequest) => {
      const text = request.query.get('search');
      if (text === null) return listAnswer(someDeals(2), request);
      return new Promise((resolve) => {
        late.set(text, (title) => {
          resolve(listAnswer([aDeal(9, { title: String(title) })], request));
        });
      });
    },
  });
  const { user } = show();
  await screen.findByText('2/2026');
  const box = screen.getByRole('searchbox', { name: 'Поиск по реестру' });
  await user.type(box, 'пар');
  await waitFor(() => {
    expect(late.has('пар')).toBe(true);
  });
  await user.type(box, 'тия');
  await waitFor(() => {
    expect(late.has('партия')).toBe(true);
  });
  await act(async () => late.get('партия')?.('Найдено по целому слову'));
  expect(await screen.findByText('Найдено по целому слову')).toBeVisible();
  await act(async () => late.get('пар')?.('Найдено по началу'));
  expect(screen.getByText('Найдено по целому слову')).toBeVisible();
  expect(screen.queryByText('Найдено по началу')).toBeNull();
  // Counts and sums are not asked for half a word.
  const summed = network.requests.filter(({ path }) => path === '/api/deals/summary');
  expect(summed.map(({ query }) => query.get('search'))).toEqual([null, 'партия']);
});

it('shows a text that was answered a moment ago without asking again', async () => {
  const network = stubNetwork(registerNetwork(someDeals(2)));
  const { user } = show();
  await screen.findByText('2/2026');
  const box = screen.getByRole('searchbox', { name: 'Поиск по реестру' });
  const asked = () =>
    network.requests.filter(({ path, query }) => path === '/api/deals' && query.has('search'));
  // At one stroke: between two letters a slow machine may ask for half a word.
  await user.click(box);
  await user.paste('пар');
  await waitFor(() => {
    expect(asked()).toHaveLength(1);
  });
  await user.clear(box);
  await user.paste('пар');
  await waitFor(() => {
    expect(screen.getByRole('grid')).not.toHaveAttribute('data-stale');
  });
  expect(asked()).toHaveLength(1);
});

it('reads what was typed in the other keyboard layout when the text itself finds nothing', async () => {
  stubNetwork({
    ...registerNetwork([]),
    'GET /api/deals': (request: StubRequest) =>
      listAnswer(request.query.get('search') === 'партия' ? someDeals(12) : [], request),
  });
  const { user, router } = show('/deals?search=gfhnbz');
  expect(await screen.findByText('По запросу «gfhnbz» ничего нет')).toBeVisible();
  expect(screen.getByText(/это «партия» — 12.сделок/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Искать «партия»' }));
  expect(await screen.findByText('1/2026')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('партия');
});

it('enters the rows by an arrow though half a word found none, once the whole word has', async () => {
  let answer: () => void = () => undefined;
  stubNetwork({
    ...registerNetwork(someDeals(2)),
    'GET /api/deals': (request: StubRequest) => {
      const text = request.query.get('search');
      if (text === null) return listAnswer(someDeals(2), request);
      if (text === 'па') return listAnswer([], request);
      return new Promise((resolve) => {
        answer = () => {
          resolve(listAnswer([aDeal(9, { title: 'Партия' })], request));
        };
      });
    },
  });
  const { user } = show();
  await screen.findByText('2/2026');
  const box = screen.getByRole('searchbox', { name: 'Поиск по реестру' });
  await user.type(box, 'па');
  expect(await screen.findByText(/не найден|Ничего/i)).toBeVisible();
  await user.type(box, 'ртия');
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveFocus();
  await act(async () => {
    answer();
  });
  await waitFor(() => {
    expect(document.activeElement).toHaveAttribute('data-row', '9');
  });
});

it('asks nothing anew between the press on a row and its click, which opens what was pressed', async () => {
  const network = stubNetwork(registerNetwork(someDeals(2)));
  const { user, router } = show();
  const searched = () => network.requests.filter(({ query }) => query.has('search'));
  const link = await screen.findByRole('link', { name: '2/2026' });
  const type = async (text: string) => {
    await user.click(screen.getByRole('searchbox', { name: 'Поиск по реестру' }));
    await user.paste(text);
  };
  await type('партия');
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await act(() => new Promise(requestAnimationFrame));
  expect(searched()).toEqual([]);
  // The press was no click: it ended elsewhere, and what was typed is asked for.
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => {
    expect(searched()).not.toEqual([]);
  });
  await screen.findByRole('link', { name: '2/2026' });

  await type(' вторая');
  await user.click(screen.getByRole('link', { name: '2/2026' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/deals/2');
  });
  expect(router.state.location.search).not.toContain('%D0%B2%D1%82%D0%BE%D1%80%D0%B0%D1%8F');
});

it('leaves the rows where they are between the press on one and its click, though an answer comes meanwhile', async () => {
  let answer: () => void = () => undefined;
  stubNetwork({
    ...registerNetwork(someDeals(2)),
    'GET /api/deals': (request: StubRequest) =>
      request.query.has('search')
        ? new Promise((resolve) => {
            answer = () => {
              resolve(listAnswer([aDeal(2)], request));
            };
          })
        : listAnswer(someDeals(2), request),
  });
  const { user } = show();
  const other = await screen.findByRole('link', { name: '1/2026' });
  await user.click(screen.getByRole('searchbox', { name: 'Поиск по реестру' }));
  await user.paste('партия');
  await waitFor(() => {
    expect(screen.getByRole('grid')).toHaveAttribute('data-stale');
  });
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: '2/2026' }) });
  await act(async () => {
    answer();
  });
  await act(() => new Promise(requestAnimationFrame));
  expect(other).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => {
    expect(other).not.toBeInTheDocument();
  });
});
