import type { Page } from '@playwright/test';

import { anAgreement } from '../an-agreement';
import { expect, test } from '../journey';
import { seriousFaults } from './serious-faults';

/** What opens above the register: the control that opens it, and what it shows when it stands. */
const OVERLAYS = [
  {
    open: 'Колонки',
    within: 'dialog',
    shows: (page: Page) => page.getByRole('dialog', { name: 'Колонки' }).getByRole('checkbox'),
  },
  {
    open: 'Условие',
    within: 'dialog',
    shows: (page: Page) => page.getByRole('dialog', { name: 'Добавить условие' }).getByRole('button'),
  },
  {
    open: 'Виды',
    within: 'menu',
    shows: (page: Page) => page.getByRole('menu', { name: 'Сохранённые виды' }).getByRole('menuitem'),
  },
  {
    open: 'Выгрузить',
    within: 'dialog',
    shows: (page: Page) => page.getByRole('dialog', { name: 'Выгрузка в Excel' }).getByRole('radio'),
  },
] as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('nothing that opens above the register has a serious fault', async ({ page }) => {
  await page.goto('/agreements');
  await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
  for (const { open, within, shows } of OVERLAYS) {
    await test.step(`what «${open}» opens`, async () => {
      await page.getByRole('button', { name: open, exact: true }).click();
      await expect(shows(page).first()).toBeVisible();
      expect(await seriousFaults(page, { within }), open).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(shows(page)).toHaveCount(0);
    });
  }
  await test.step('the palette', async () => {
    await page.keyboard.press('Control+KeyK');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await seriousFaults(page), 'the palette and the page behind it').toEqual([]);
  });
});

test('a form with errors has no serious fault', async ({ page }) => {
  await page.goto('/agreements/create');
  await page.getByRole('button', { name: 'Создать договор' }).click();
  await expect(page.getByText('Это поле обязательно для заполнения').first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test('the question before an action has no serious fault', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  await page.getByRole('button', { name: 'Другие действия' }).click();
  await page.getByRole('menuitem', { name: 'Аннулировать' }).click();
  await expect(page.getByRole('dialog', { name: 'Аннулировать договор' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});
