import { anAgreement } from '../an-agreement';
import { expect, test } from '../journey';

test('an address nobody knows has its own page, with the menu beside it', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  await expect(page).toHaveURL('/no/such/page');
  await page.getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL('/agreements');
});

test('a session the server has ended leads to the login and back to the same page', async ({ page }) => {
  await page.goto('/counterparties/partners');
  await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
  await page.route('**/api/agreements?*', (route) =>
    route.fulfill({ status: 401, json: { message: 'Войдите снова', request_id: 'сессия' } }),
  );
  await page.getByRole('link', { name: 'Договоры' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('contracts.session'))).toBeNull();
});

test('a file that is gone leads to the error page', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}?tab=files`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Загрузить|Приложить|Выбрать)/ })
    .first()
    .click();
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await (await chooser).setFiles({ name: 'Скан.pdf', mimeType: 'application/pdf', buffer });
  await page.route('**/files/*', (route) =>
    route.request().url().includes('/api/') ? route.fallback() : route.fulfill({ status: 404, body: '' }),
  );
  await page
    .getByRole('button', { name: /^Скачать / })
    .first()
    .click();
  await expect(page).toHaveURL('/error');
  await expect(
    page.getByRole('heading', { name: 'Сервер не нашёл то, что нужно этой странице' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Вернуться назад' }).click();
  await expect(page).toHaveURL(new RegExp(`/agreements/${String(id)}`));
});

test('a refusal of the server is said in its own words, once', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.route(`**/api/agreements/${String(id)}/*`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { message: 'Договор уже изменили', request_id: 'отказ' } })
      : route.fallback(),
  );
  await page.goto(`/agreements/${String(id)}`);
  await page.getByRole('button', { name: 'Другие действия' }).click();
  await page.getByRole('menuitem', { name: 'Создать копию' }).click();
  const alert = page.getByRole('region', { name: 'Сообщения' }).getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('Договор уже изменили');
});
