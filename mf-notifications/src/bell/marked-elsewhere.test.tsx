import { act, screen } from '@testing-library/react';
import { publishUserEvent } from 'shared/realtime';
import { renderPage } from 'shared/testing';

import Bell from './bell';
import { many, serverWith } from './bell-server.builder';

const tellMarked = (id: number, actorId: number | null) => {
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: 'notification',
      resource: 'notifications',
      id,
      lock_version: 1,
      actor_id: actorId,
    });
  });
};

it('counts anew once something needs no reading any more', async () => {
  const { happen } = serverWith(many(3));
  renderPage(<Bell />);
  expect(await screen.findByRole('button', { name: 'Уведомления: 3 непрочитанных' })).toBeInTheDocument();
  happen((all) => all.map((one) => (one.id === 2 ? { ...one, is_read: true } : one)));
  tellMarked(2, null);
  expect(await screen.findByRole('button', { name: 'Уведомления: 2 непрочитанных' })).toBeInTheDocument();
});

it('does not ask anew for what it has marked itself, and does for what another window has', async () => {
  const { happen, pagesAsked } = serverWith(many(3, () => ({ url: null })));
  const { user } = renderPage(<Bell />);
  await user.click(await screen.findByRole('button', { name: /^Уведомления/ }));
  await user.click(await screen.findByRole('button', { name: /Уведомление 2/ }));
  await screen.findByRole('button', { name: 'Уведомления: 2 непрочитанных', hidden: true });
  tellMarked(2, 1);
  expect(pagesAsked()).toEqual(['1/8']);
  happen((all) => all.map((one) => ({ ...one, is_read: true })));
  tellMarked(3, 1);
  expect(await screen.findByRole('button', { name: 'Уведомления', hidden: true })).toBeInTheDocument();
  expect(pagesAsked()).toEqual(['1/8', '1/8']);
});
