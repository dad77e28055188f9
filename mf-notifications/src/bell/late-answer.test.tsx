import { act, screen, waitFor, within } from '@testing-library/react';
import { notificationList } from 'shared/contract/notification/notification';
import { publishUserEvent } from 'shared/realtime';
import { renderPage, stubNetwork, type StubRequest } from 'shared/testing';

import Bell from './bell';
import { aNotification } from './notification.builder';

/** A server of twelve notifications: what it answers is what it had when it was asked, though the answer comes late. */
function slowServer() {
  let all = Array.from({ length: 12 }, (_, at) => aNotification(12 - at));
  let latest: (() => void) | null = null;
  let isSlow = false;
  const network = stubNetwork({
    'GET /api/notifications': async ({ query }: StubRequest) => {
      const page = Number(query.get('page'));
      const answer = notificationList.parse({
        data: all.slice((page - 1) * 8, page * 8),
        meta: { current_page: page, last_page: 2, per_page: 8, total: all.length },
        total: all.length,
        unread: all.length,
      });
      if (isSlow) {
        isSlow = false;
        await new Promise<void>((resolve) => {
          latest = resolve;
        });
      }
      return answer;
    },
  });
  return {
    network,
    holdNext: () => {
      isSlow = true;
    },
    isHeld: () => latest !== null,
    letGo: () => act(() => Promise.resolve(latest?.())),
    /** It is told of at once, before what was asked for earlier is answered. */
    come: (id: number) => {
      all = [aNotification(id), ...all];
      act(() => {
        publishUserEvent({ kind: 'notification', notification: aNotification(id), unread: all.length });
      });
    },
  };
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Уведомления' }))
    .getAllByRole('listitem')
    .map((item) => /Уведомление \d+/.exec(item.textContent)?.[0]);

const down = (from: number) => Array.from({ length: from }, (_, at) => `Уведомление ${String(from - at)}`);

it('keeps what comes live while the next page is on its way, once, and brings the page', async () => {
  const server = slowServer();
  const { user } = renderPage(<Bell />);
  await user.click(await screen.findByRole('button', { name: /^Уведомления/ }));
  await screen.findByText('Уведомление 12');
  server.holdNext();
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  server.come(13);
  await server.letGo();
  await waitFor(() => {
    expect(titles()).toEqual(down(13));
  });
  expect(
    screen.getByRole('button', { name: 'Уведомления: 13 непрочитанных', hidden: true }),
  ).toBeInTheDocument();
});

it('counts and shows what comes live while the list is asked for anew', async () => {
  const server = slowServer();
  const { user, queryClient } = renderPage(<Bell />);
  await user.click(await screen.findByRole('button', { name: /^Уведомления/ }));
  await screen.findByText('Уведомление 12');
  server.holdNext();
  act(() => {
    void queryClient.invalidateQueries();
  });
  await waitFor(() => {
    expect(server.isHeld()).toBe(true);
  });
  server.come(13);
  await server.letGo();
  await waitFor(() => {
    expect(titles()).toEqual(down(13).slice(0, 8));
  });
});

it('counts what comes live before the first answer', async () => {
  const server = slowServer();
  server.holdNext();
  renderPage(<Bell />);
  await waitFor(() => {
    expect(server.isHeld()).toBe(true);
  });
  server.come(13);
  await server.letGo();
  expect(await screen.findByRole('button', { name: 'Уведомления: 13 непрочитанных' })).toBeVisible();
});
