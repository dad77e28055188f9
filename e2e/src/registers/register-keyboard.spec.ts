import type { Page } from '@playwright/test';

import { expect, test } from '../journey';

const rows = (page: Page) => page.getByRole('grid', { name: 'Договоры' }).locator('[data-row]');

test.beforeEach(async ({ page }) => {
  await page.goto('/agreements');
  await expect(rows(page).first()).toBeVisible();
});

test('an arrow leads into the rows, Enter opens the card, Back returns to the register', async ({ page }) => {
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  const id = await rows(page).nth(2).getAttribute('data-row');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/agreements/${id ?? ''}`));
  await expect(page.getByRole('navigation', { name: 'Разделы договора' })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
});

test('End, Home and the page keys walk the list', async ({ page }) => {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/page=2/);
});

test('Space chooses, Shift with an arrow chooses on, Escape lets go', async ({ page }) => {
  const bar = page.getByRole('toolbar', { name: 'Действия с выбранными строками' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar).toContainText('Выбрано: 1 договор');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText('Выбрано: 3 договора');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('the slash leads to the search in the Russian layout as well', async ({ page }) => {
  // The key that writes «/» in the Latin layout writes «.» in the Russian one.
  await page.evaluate(() => {
    const pressed = new KeyboardEvent('keydown', {
      key: '.',
      code: 'Slash',
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(pressed);
  });
  await expect(page.getByRole('searchbox', { name: 'Поиск по реестру' })).toBeFocused();
});

test('from the search an arrow leads into the rows', async ({ page }) => {
  await page.keyboard.press('Slash');
  await page.keyboard.type('договор');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
});

test('the register is reached, sorted and left by the Tab key alone', async ({ page }) => {
  const reached = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active instanceof HTMLElement ? (active.ariaLabel ?? active.innerText).trim() : '';
    });
    reached.add(name.split('\n')[0] ?? '');
  }
  for (const name of ['К содержанию', 'Выгрузить', 'Создать договор', 'Условие', 'Колонки', 'Сумма']) {
    expect([...reached], `The Tab key reaches «${name}»`).toContain(name);
  }
});
