import { act, screen, waitFor } from '@testing-library/react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { http } from '../http/http';
import { renderPage } from '../testing/render-page';
import { reply, stubNetwork, type StubRequest } from '../testing/stub-network';
import { MoreButton } from './next-page';

interface Page {
  page: number;
  said: string;
}

const rowsQuery = (of: string) =>
  infiniteQueryOptions({
    queryKey: ['rows', of],
    queryFn: async ({ pageParam, signal }) =>
      (await http.get<Page>('/api/rows', { params: { of, page: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page }: Page) => (page < 4 ? page + 1 : undefined),
    retry: false,
  });

function Rows({ of = 'all' }: { of?: string }) {
  const list = useInfiniteQuery(rowsQuery(of));
  return (
    <>
      <ul>
        {list.data?.pages.map(({ said }) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <MoreButton list={list} of={of} />
    </>
  );
}

function NarrowedRows() {
  const [of, setOf] = useState('all');
  return (
    <>
      <button onClick={() => setOf('mine')}>Мои</button>
      <Rows of={of} />
    </>
  );
}

/** A server whose answers to some questions wait until they are let go; a question is its number and its page. */
function serverThat({ holds }: { holds: readonly number[] }) {
  const waiting = new Map<number, () => void>();
  let count = 0;
  const asked: string[] = [];
  const network = stubNetwork({
    'GET /api/rows': async ({ query }: StubRequest) => {
      count += 1;
      const number = count;
      const page = Number(query.get('page'));
      asked.push(`${query.get('of') ?? ''} ${String(page)}`);
      if (holds.includes(number)) {
        await new Promise<void>((resolve) => {
          waiting.set(number, resolve);
        });
      }
      return { page, said: `Страница ${String(page)}` };
    },
  });
  const letGo = (number: number) => act(() => Promise.resolve(waiting.get(number)?.()));
  return { network, asked, letGo, waiting };
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('brings the page however often the way to it is broken off by what is asked anew', async () => {
  const { asked } = serverThat({ holds: [2, 4] });
  const { user, queryClient } = renderPage(<Rows />);
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => {
    expect(asked).toHaveLength(4);
  });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => {
    expect(shown()).toEqual(['Страница 1', 'Страница 2']);
  });
  expect(asked).toEqual(['all 1', 'all 2', 'all 1', 'all 2', 'all 1', 'all 2']);
});

it('breaks nothing off that is being asked anew, and brings the page after it', async () => {
  const { asked, letGo, waiting } = serverThat({ holds: [2] });
  const { user, queryClient } = renderPage(<Rows />);
  const button = await screen.findByRole('button', { name: 'Показать ещё' });
  act(() => {
    void queryClient.invalidateQueries();
  });
  await waitFor(() => {
    expect(waiting.size).toBe(1);
  });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual(['all 1', 'all 1']);
  await letGo(2);
  await waitFor(() => {
    expect(shown()).toEqual(['Страница 1', 'Страница 2']);
  });
  expect(asked).toEqual(['all 1', 'all 1', 'all 2']);
});

it('says why the page did not come, keeps what is shown, and brings it when it is asked for again', async () => {
  const { network } = serverThat({ holds: [] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderPage(<Rows />);
  const button = await screen.findByRole('button', { name: 'Показать ещё' });
  network.answer({ 'GET /api/rows': reply(503, { message: 'Сервер перезапускается' }) });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер перезапускается');
  expect(shown()).toEqual(['Страница 1']);
  expect(button).toHaveFocus();
  network.answer({ 'GET /api/rows': { page: 4, said: 'Последняя' } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => {
    expect(shown()).toEqual(['Страница 1', 'Последняя']);
  });
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives a press to no other list than the one it was made in', async () => {
  const { asked } = serverThat({ holds: [2] });
  const { user } = renderPage(<NarrowedRows />);
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await user.click(screen.getByRole('button', { name: 'Мои' }));
  await waitFor(() => {
    expect(asked).toHaveLength(3);
  });
  await screen.findByText('Страница 1');
  expect(screen.getByRole('button', { name: 'Показать ещё' })).not.toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual(['all 1', 'all 2', 'mine 1']);
});
