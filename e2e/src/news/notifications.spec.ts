import type { NotificationList } from 'shared/contract/notification/notification';

import { anAgreement } from '../an-agreement';
import { expect, openLive, test } from '../journey';

// Nobody else of the journeys works for the head of the department, so the counts are this file's own.
test.describe.configure({ mode: 'serial' });
test.use({ who: 'head' });

test('a new notification comes live, stands at the top and leads to its document', async ({
  page,
  api,
  apiOf,
}) => {
  await openLive(page, '/agreements');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toBeVisible();
  const { unread } = await api.get<NotificationList>('/api/notifications?page=1&per_page=8');
  const { id, title } = await anAgreement(await apiOf('lawyer'), { responsible_id: api.session.user.id });
  await expect(bell).toHaveAccessibleName(new RegExp(`: ${String(unread + 1)} `));
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Уведомления' });
  const first = panel.getByRole('list', { name: 'Уведомления' }).getByRole('listitem').first();
  await expect(first).toContainText(title);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/agreements/${String(id)}`));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(new RegExp(`: ${String(unread + 1)} `));
});

test('the list comes by eight and grows on request', async ({ page, api, apiOf }) => {
  const lawyer = await apiOf('lawyer');
  for (let made = 0; made < 9; made += 1) {
    await anAgreement(lawyer, { responsible_id: api.session.user.id });
  }
  await page.goto('/notifications');
  const list = page.getByRole('main').getByRole('list', { name: 'Уведомления' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await page.getByRole('main').getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(8);
});

test('reading all empties the counter and starts the list anew', async ({ page, api, apiOf }) => {
  await anAgreement(await apiOf('lawyer'), { responsible_id: api.session.user.id });
  await openLive(page, '/agreements');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toHaveAccessibleName(/непрочитанн/);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Уведомления' });
  await panel.getByRole('button', { name: 'Прочитать все' }).click();
  await expect(bell).toHaveAccessibleName('Уведомления');
  await panel.getByRole('radio', { name: 'Непрочитанные' }).check({ force: true });
  await expect(panel.getByText('Непрочитанных нет')).toBeVisible();
  const { unread } = await api.get<NotificationList>('/api/notifications?page=1&per_page=8');
  expect(unread).toBe(0);
});

test('how a kind comes is saved at once, kept, and taken back by the alert', async ({ page }) => {
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Настроить' }).click();
  await expect(page.getByRole('heading', { name: 'Настройка уведомлений' })).toBeVisible();
  const mail = (way: string) =>
    page.getByRole('radiogroup', { name: 'Упоминание: почта' }).getByRole('radio', { name: way });
  // The box shows what the settings say, an instant after the press.
  const choose = async (way: string) => {
    await mail(way).click({ force: true });
    await expect(mail(way)).toBeChecked();
  };
  await expect(mail('Письмо')).toBeChecked();
  await choose('Сводка');
  const said = page.getByRole('status', { name: 'Успешно' });
  await expect(said).toContainText('Упоминание: в сводке за день');
  await page.reload();
  await expect(mail('Сводка')).toBeChecked();
  await choose('Нет');
  const undo = page.getByRole('button', { name: 'Отменить' });
  // The pointer over the alert stops its clock.
  await undo.hover();
  await undo.click();
  await expect(mail('Сводка')).toBeChecked();
  await choose('Письмо');
  await expect(said.last()).toContainText('Упоминание: письмом сразу');
  await page.reload();
  await expect(mail('Письмо')).toBeChecked();
});
