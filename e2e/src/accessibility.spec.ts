import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './journey';
import { addressOf, SUITE_PAGES, VISITOR_PAGES } from './suite-page';

async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'best-practice',
  ]);
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}

/** Light and dark at a desk, then on a phone: three looks at one opened page. */
async function expectNoFaults(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await faults(page), 'light, 1440').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await faults(page, ['color-contrast']), 'dark, 1440').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(page), 'dark, 390').toEqual([]);
}

test.use({ who: 'admin' });

for (const path of SUITE_PAGES) {
  test(`${path} has no serious fault`, async ({ page, api }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(await addressOf(api, path));
    await expectNoFaults(page);
  });
}

test.describe('before the login', () => {
  test.use({ who: null });
  for (const path of VISITOR_PAGES) {
    test(`${path} has no serious fault`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await expectNoFaults(page);
    });
  }
});

test('dialogs, menus and the palette have no serious fault either', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/agreements');
  await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Колонки' }).click();
  await expect(page.getByRole('dialog', { name: 'Колонки' }).getByRole('checkbox').first()).toBeVisible();
  expect(await faults(page), 'columns').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Условие', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Добавить условие' }).getByRole('button').first(),
  ).toBeVisible();
  expect(await faults(page), 'conditions').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await faults(page), 'palette').toEqual([]);
});
