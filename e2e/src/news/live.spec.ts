import type { Agreement } from 'shared/contract/agreement/agreement';

import { anAgreement, wordOf } from '../an-agreement';
import { expect, openLive, test } from '../journey';

test.use({ savesData: false });

test('a change made in one browser is seen in the other’s register without a reload', async ({
  page,
  api,
  openAs,
}) => {
  const agreement = await anAgreement(api);
  const { id, title, lock_version } = agreement;
  const other = await openAs('admin');
  await openLive(other, `/agreements?search=${wordOf(agreement)}`);
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await openLive(page, `/agreements/${String(id)}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await api.patch(`/api/agreements/${String(id)}`, { title: `${title} и муфт`, lock_version });

  await expect(other.getByRole('link', { name: `${title} и муфт` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${title} и муфт` })).toBeVisible();
});

test('an edit in the form of one is seen on the card of the other, with its author', async ({
  page,
  api,
  openAs,
}) => {
  const { id, title } = await anAgreement(api);
  const other = await openAs('admin');
  await openLive(other, `/agreements/${String(id)}`);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(`/agreements/${String(id)}/edit`);
  await page.getByLabel('Название').fill(`${title}, исправлено`);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/agreements/${String(id)}($|\\?)`));

  await expect(other.getByRole('heading', { name: `${title}, исправлено` })).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: 'Соколова М. Д.' })).toBeVisible();
});

test('a live change keeps the selection and the place of the reader', async ({ page, api, apiOf }) => {
  const mine = await anAgreement(api);
  await openLive(page, '/agreements?per_page=100');
  const rows = page.getByRole('grid', { name: 'Договоры' }).locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const row = page.locator(`[data-row="${String(mine.id)}"]`);
  await row.getByRole('checkbox').check();
  const marked = rows.nth(40);
  await marked.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const place = await marked.getAttribute('data-row');

  const change = { title: `${mine.title}, уточнено`, lock_version: mine.lock_version };
  await (await apiOf('admin')).patch<Agreement>(`/api/agreements/${String(mine.id)}`, change);

  await expect(row).toContainText('уточнено');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(rows.nth(40)).toHaveAttribute('data-row', place ?? '');
});

test('a lost connection is told, and what was missed is there when it is back', async ({
  page,
  api,
  context,
}) => {
  const { id, title, lock_version } = await anAgreement(api);
  await openLive(page, `/agreements/${String(id)}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Нет связи\. Показаны данные на/)).toBeVisible();
  await api.patch(`/api/agreements/${String(id)}`, { title: `${title} без связи`, lock_version });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: `${title} без связи` })).toBeVisible();
  await expect(page.getByText(/Нет связи/)).toHaveCount(0);
});
