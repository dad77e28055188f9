import { act, screen, waitFor } from '@testing-library/react';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';

import { aPaper, cardPageOf, papers } from '../testing/a-card';
import { aRegistry, deliverArea, moduleOf } from '../testing/an-area';
import { sockets, stubSockets } from '../testing/fake-socket';
import { closeSuites, openSuite } from '../testing/open-suite';

const channel = 'presence-records.papers.7';
const me: PresentPerson = { id: 1, name: 'Соколова Мария Дмитриевна' };
const colleague: PresentPerson = { id: 8, name: 'Лебедев Иван Петрович' };
let restore: () => void;

beforeEach(() => {
  restore = stubSockets();
  deliverArea(papers, moduleOf(papers, { paper: cardPageOf('paper') }));
});
afterEach(() => {
  closeSuites();
  restore();
});

async function openCard() {
  const suite = openSuite({
    at: '/papers/7',
    registry: aRegistry(papers),
    network: {
      'GET /api/papers/7': aPaper(7),
      'GET /api/papers/8': aPaper(8),
      'POST /broadcasting/auth': {
        auth: 'key:signature',
        channel_data: JSON.stringify({ user_id: '1', user_info: me }),
      },
      'GET /api/favourites': { data: [], resources: ['papers'] },
    },
  });
  await screen.findByRole('button', { name: 'В избранное' });
  await waitFor(() => {
    expect(sockets).toHaveLength(1);
  });
  const [socket] = sockets;
  act(() => socket?.accept());
  const asked = (event: string, name: string) =>
    waitFor(() => {
      expect(socket?.sent).toContainEqual(
        expect.objectContaining({ event, data: expect.objectContaining({ channel: name }) as unknown }),
      );
    });
  await asked('pusher:subscribe', channel);
  const say = (event: string, data: unknown) => {
    act(() => socket?.say(`pusher_internal:${event}`, data, channel));
  };
  return { ...suite, asked, say };
}

const presence = (...people: PresentPerson[]) => ({
  presence: {
    count: people.length,
    ids: people.map(({ id }) => String(id)),
    hash: Object.fromEntries(people.map((person) => [String(person.id), person])),
  },
});

it('says who else has the card open, and no longer when they have left', async () => {
  const { say, router, asked } = await openCard();
  say('subscription_succeeded', presence(me));
  expect(screen.queryByRole('img', { name: /Также смотрит/ })).toBeNull();
  say('member_added', { user_id: '8', user_info: colleague });
  expect(screen.getByRole('img', { name: /^Также смотрит: Лебедев/ })).toBeVisible();
  say('member_removed', { user_id: '8' });
  expect(screen.queryByRole('img', { name: /Также смотрит/ })).toBeNull();
  await act(() => router.navigate('/papers/8'));
  await asked('pusher:unsubscribe', channel);
  await asked('pusher:subscribe', 'presence-records.papers.8');
});

it('says nothing of others when the connection has ended', async () => {
  const { say } = await openCard();
  say('subscription_succeeded', presence(me, colleague));
  expect(screen.getByRole('img', { name: /Лебедев/ })).toBeVisible();
  act(() => sockets[0]?.drop());
  await waitFor(() => {
    expect(screen.queryByRole('img', { name: /Лебедев/ })).toBeNull();
  });
});
