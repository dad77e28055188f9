import type { Page } from '@playwright/test';

import { anAgreement, wordOf } from '../an-agreement';
import { expect, test } from '../journey';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Поиск и переходы' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Найти раздел, действие или документ' });

test.beforeEach(async ({ page }) => {
  await page.goto('/counterparties/partners');
  await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
});

test('Ctrl+K opens the palette in the Russian layout as well', async ({ page }) => {
  // With the Russian layout on, the key K writes «л».
  await page.evaluate(() => {
    const init = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('a word typed in the wrong layout finds the page', async ({ page }) => {
  await page.keyboard.press('Control+KeyK');
  await field(page).fill(';ehyfk');
  await expect(page.getByRole('option', { name: 'Журнал действий' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/activity-logs');
});

test('a document is found and opened by the arrows and Enter', async ({ page, api }) => {
  const agreement = await anAgreement(api);
  await page.keyboard.press('Control+KeyK');
  await field(page).fill(wordOf(agreement));
  const found = page.getByRole('option').filter({ hasText: agreement.title });
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/agreements/${String(agreement.id)}`));
  await expect(page.getByRole('heading', { name: agreement.title })).toBeVisible();
});

test('the focus returns to where it was when the palette is closed', async ({ page }) => {
  const conditions = page.getByRole('button', { name: 'Колонки' });
  await conditions.focus();
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(conditions).toBeFocused();
});

test('the first Tab leads past the menu to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'К содержанию' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a menu is opened, walked and closed by the keyboard', async ({ page }) => {
  const trigger = page.getByRole('button', { name: /профиль, тема, выход$/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Моё' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Моё' })).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('the focus stays in the page when the line that had it is gone', async ({ page, api }) => {
  const agreement = await anAgreement(api);
  await page.goto(`/agreements/${String(agreement.id)}`);
  await page.getByRole('button', { name: 'В избранное' }).click();
  await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
  await page.goto('/favourites');
  const line = page.getByRole('listitem').filter({ hasText: agreement.title });
  await line.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  await expect(page.locator(':focus')).toBeVisible();
});
