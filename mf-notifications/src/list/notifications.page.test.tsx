import { act, renderPage, screen, waitFor } from 'shared/testing';

import { many, serverWith } from '../bell/bell-server.builder';
import NotificationsPage from './notifications.page';

it('keeps its filter in the address, where «Back» takes it back before it leaves the page', async () => {
  serverWith(many(4, (id) => ({ is_read: id > 1 })));
  const { user, router } = renderPage(<NotificationsPage />, {
    path: '/notifications',
    at: '/notifications',
  });
  await screen.findByText('Уведомление 4');
  await user.click(screen.getByRole('radio', { name: 'Непрочитанные' }));
  await waitFor(() => {
    expect(screen.queryByText('Уведомление 4')).not.toBeInTheDocument();
  });
  expect(router.state.location.search).toBe('?unread=1');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('Уведомление 4')).toBeVisible();
});
