import type { Page } from '@playwright/test';

import { emailOf, PASSWORD } from '../account';
import { expect, test } from '../journey';

// These journeys end the session, so each makes its own and leaves the others' alone.
test.use({ who: null });

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Электронная почта').fill(emailOf('buyer'));
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Договоры' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /профиль, тема, выход$/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

test('a reload keeps the session', async ({ page }) => {
  await logIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Договоры' })).toBeVisible();
  await expect(page).toHaveURL('/agreements');
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/counterparties/partners');
  await expect(other.getByRole('heading', { name: 'Партнёры' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL(/\/auth/);
  await expect(other.getByRole('heading', { name: 'Вход' })).toBeVisible();
});

test('logging in in one tab opens the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/handbooks');
  await expect(other.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await logIn(page);
  await expect(other).toHaveURL('/handbooks');
  await expect(other.getByRole('heading', { name: 'Справочники' })).toBeVisible();
});

test('a token that was logged out opens nothing any more', async ({ page, request }) => {
  await logIn(page);
  const token = await page.evaluate(() => {
    const stored = localStorage.getItem('contracts.session');
    return stored === null ? '' : (JSON.parse(stored) as { token: string }).token;
  });
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/me', { headers })).status()).toBe(200);
  const revoked = page.waitForResponse('**/api/logout');
  await logOut(page);
  await revoked;
  expect((await request.get('/api/me', { headers })).status()).toBe(401);
});
