import type { Page } from '@playwright/test';

import { expect, test } from '../journey';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const lightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = (/\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []).map(Number);
    return red;
  });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /профиль, тема, выход$/ }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
}

// The choice goes with the person to every browser: it is made by somebody whose colours no other journey looks at.
test.describe('somebody who chooses', () => {
  test.use({ who: 'auditor' });

  test('the theme is chosen in the menu of the person and kept', async ({ page }) => {
    await page.goto('/agreements');
    await choose(page, 'Тёмная');
    await expect.poll(() => theme(page)).toBe('dark');
    expect(await lightness(page)).toBeLessThan(60);
    await page.reload();
    await expect.poll(() => theme(page)).toBe('dark');
    await choose(page, 'Светлая');
    await expect.poll(() => theme(page)).toBe('light');
    expect(await lightness(page)).toBeGreaterThan(200);
  });
});

test('without a choice the page follows the system, live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/agreements');
  await expect.poll(() => theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
});

test.describe('a visitor', () => {
  test.use({ who: null });

  test('changes the theme before the login as well', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Сменить тему' }).click();
    await expect.poll(() => theme(page)).toBe('dark');
  });
});

test('in colours of the reader’s own a frame tells what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/agreements/create');
  const outline = (name: string) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  await expect(page.getByRole('radio', { name: 'Расходный' })).toBeChecked();
  await expect.poll(() => outline('Расходный')).toBe('solid');
  expect(await outline('Доходный')).toBe('none');
});
