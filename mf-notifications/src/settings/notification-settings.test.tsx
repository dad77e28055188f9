import { screen, waitFor, within } from '@testing-library/react';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES } from 'shared/contract/notification/notification-kinds';
import {
  notificationSettings,
  type NotificationSettings,
  type NotificationSettingsPatch,
} from 'shared/contract/notification/notification-settings';
import { selectAlerts, takeUndo } from 'shared/alerts';
import { act, renderPage, reply, stubNetwork, type StubRequest } from 'shared/testing';

import NotificationSettingsPage from './notification-settings.page';

const asTheyCome = (): NotificationSettings['kinds'] =>
  NOTIFICATION_TYPES.map((type) => ({
    type,
    live: NOTIFICATION_KINDS[type].live,
    mail: NOTIFICATION_KINDS[type].mail,
  }));

/** A server that keeps the settings and answers as the real one. */
function openSettings() {
  let kept = notificationSettings.parse({
    kinds: asTheyCome(),
    quiet_hours: null,
    email: 'lawyer@contracts.local',
    timezone: 'Europe/Moscow',
  });
  const keep =
    (defaults: NotificationSettings['kinds']) =>
    ({ body }: StubRequest) => {
      const { kinds = [], quiet_hours = kept.quiet_hours } = body as NotificationSettingsPatch;
      const chosen = new Map(kinds.map((kind) => [kind.type, kind]));
      kept = { ...kept, quiet_hours, kinds: defaults.map((kind) => chosen.get(kind.type) ?? kind) };
      return kept;
    };
  const network = stubNetwork({
    'GET /api/notification-settings': () => kept,
    'PATCH /api/notification-settings': (request: StubRequest) => keep(kept.kinds)(request),
    'PUT /api/notification-settings': keep(asTheyCome()),
  });
  const page = renderPage(<NotificationSettingsPage />);
  const sent = () => network.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  const takeBack = () => {
    const { undo = '' } = selectAlerts(page.store.getState()).at(-1) ?? {};
    act(() => takeUndo(undo)?.());
  };
  return { ...page, network, sent, takeBack, kept: () => kept };
}

const mail = (kind: string, way: string) =>
  within(screen.getByRole('radiogroup', { name: `${kind}: почта` })).getByRole('radio', { name: way });

it('shows every kind under its group, as it comes now', async () => {
  openSettings();
  expect(await screen.findByText(/lawyer@contracts.local/)).toBeVisible();
  for (const { title } of Object.values(NOTIFICATION_KINDS)) {
    expect(screen.getByRole('radiogroup', { name: `${title}: почта` })).toBeVisible();
  }
  expect(mail('Запрос согласования', 'Письмо')).toBeChecked();
  expect(mail('Новый комментарий', 'Сводка')).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Сроки и обязательства' })).toBeVisible();
});

it('saves each choice at once, says it, and takes it back', async () => {
  const { user, sent, alerts, takeBack } = openSettings();
  await screen.findByText('Упоминание');
  await user.click(mail('Упоминание', 'Нет'));
  await waitFor(() => {
    expect(alerts()).toEqual(['Упоминание: не присылать']);
  });
  expect(sent()).toEqual([{ kinds: [{ type: 'mentioned', live: true, mail: 'none' }] }]);
  takeBack();
  await waitFor(() => {
    expect(mail('Упоминание', 'Письмо')).toBeChecked();
  });
  expect(sent()[1]).toEqual({ kinds: [{ type: 'mentioned', live: true, mail: 'letter' }] });
});

it('lets a kind stand in the list alone, and says so of none whose letters still come', async () => {
  const { user, alerts, kept } = openSettings();
  await user.click(await screen.findByRole('checkbox', { name: 'Упоминание: сразу на экране' }));
  await waitFor(() => {
    expect(alerts()).toEqual(['Упоминание: без показа на экране']);
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Выгрузка готова: сразу на экране' }));
  await waitFor(() => {
    expect(alerts().at(-1)).toBe('Выгрузка готова: только в списке');
  });
  expect(kept().kinds.find(({ type }) => type === 'export_ready')).toMatchObject({ live: false });
});

it('sets quiet hours, and offers none of no length', async () => {
  const { user, kept } = openSettings();
  await user.click(await screen.findByRole('checkbox', { name: /^Не тревожить в тихие часы/ }));
  await waitFor(() => {
    expect(kept().quiet_hours).toEqual({ from: '22:00', to: '08:00' });
  });
  const until = await screen.findByLabelText('До');
  await user.click(until);
  expect(screen.queryByRole('option', { name: '22:00' })).toBeNull();
  await user.click(screen.getByRole('option', { name: '07:30' }));
  await waitFor(() => {
    expect(kept().quiet_hours).toEqual({ from: '22:00', to: '07:30' });
  });
});

it('goes back to how everything comes by itself, and forward again', async () => {
  const { user, takeBack, kept } = openSettings();
  await screen.findByText('Упоминание');
  await user.click(mail('Упоминание', 'Нет'));
  await user.click(screen.getByRole('button', { name: 'Вернуть исходные настройки' }));
  await waitFor(() => {
    expect(mail('Упоминание', 'Письмо')).toBeChecked();
  });
  takeBack();
  await waitFor(() => {
    expect(kept().kinds.find(({ type }) => type === 'mentioned')?.mail).toBe('none');
  });
});

it('tells what was not saved, and shows what holds', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, network, alerts } = openSettings();
  await screen.findByText('Упоминание');
  network.answer({ 'PATCH /api/notification-settings': reply(503, { message: 'Сервер перезапускается' }) });
  await user.click(mail('Упоминание', 'Нет'));
  await waitFor(() => {
    expect(alerts()).toEqual(['Сервер перезапускается']);
  });
  await waitFor(() => {
    expect(mail('Упоминание', 'Письмо')).toBeChecked();
  });
});
