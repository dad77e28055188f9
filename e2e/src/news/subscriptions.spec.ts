import { anAgreement, uniqueWord } from '../an-agreement';
import { expect, openLive, test } from '../journey';

// The server looks for news of records once a minute, and twice a minute whether that one has come: a minute and a half at
// worst where nothing else is asked of it.
const NEWS_COME = 200_000;

test('whoever has subscribed to a record hears in the bell what another person changed', async ({
  page,
  api,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const { id, title, lock_version } = await anAgreement(api);
  await openLive(page, `/agreements/${String(id)}`);
  await page.getByRole('button', { name: 'Подписаться на изменения' }).click();
  await expect(page.getByRole('button', { name: 'Отменить подписку на изменения' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await admin.patch(`/api/agreements/${String(id)}`, { lock_version, subject: 'Изменённый предмет' });
  // A message may lie over the bell; the keyboard reaches it all the same.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Уведомления/ })
    .press('Enter');
  const told = page.getByRole('dialog', { name: 'Уведомления' }).getByRole('listitem');
  const word = told.filter({ hasText: 'Изменилось' }).filter({ hasText: title });
  await expect(word).toContainText('предмет', { timeout: NEWS_COME });
  await word.getByRole('link').click();
  await expect(page.getByText('Изменённый предмет').first()).toBeVisible();
});

test('a saved view is subscribed to from its menu and stands among the subscriptions until it is ended', async ({
  page,
}) => {
  const name = `Вид ${uniqueWord()}`;
  await page.goto('/agreements?search=кабель');
  await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: /^Виды|^Вид/ }).click();
  await page.getByRole('menuitem', { name: 'Сохранить как новый вид' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Подписка на новые записи вида' }).click();
  await page.getByRole('button', { name: 'Подписаться', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goto('/subscriptions');
  const views = page.getByRole('region', { name: 'Сохранённые виды' });
  const line = views.getByRole('listitem').filter({ hasText: name });
  await line.getByRole('button', { name: 'Отменить подписку' }).click();
  await expect(views.getByText(name)).toBeHidden();
});
