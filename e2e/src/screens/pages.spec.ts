import type { Page } from '@playwright/test';
import { PAGE_SIZES } from 'shared/contract/list/page-size';

import { expect, openLive, test } from '../journey';
import { seriousFaults } from './serious-faults';
import { addressOf, LONE_PAGES, LONG_REGISTERS, SUITE_PAGES, VISITOR_PAGES } from './suite-page';

/** How many pixels the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// The search for faults holds the page's thread for longer than a download or a connection may take, and the page would say
// that it was given up: nothing is downloaded ahead, and the search begins once the page is live.
test.use({ savesData: true });

/** Opens a page and waits for what it does by itself. */
type Opening = (page: Page, path: string) => Promise<unknown>;

const atOnce: Opening = (page, path) => page.goto(path);

/** One opened page, looked at in light and dark, at a desk and on two phones: no complaint, no fault, no sideways scroll. */
async function expectSound(page: Page, path: string, open = atOnce): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, path);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await seriousFaults(page), 'light, 1440').toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await seriousFaults(page, { only: ['color-contrast'] }), 'dark, 1440').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  // The page draws itself anew for a narrow window after the window has become one.
  await expect.poll(() => overflow(page), { message: 'wider than 390 px' }).toBe(0);
  // The colours are those of the desk, and their rule takes longer than all the others together.
  expect(await seriousFaults(page, { without: ['color-contrast'] }), 'dark, 390').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page), { message: 'wider than 360 px' }).toBe(0);
  expect(complaints, 'said in the console').toEqual([]);
}

test.describe('behind the login', () => {
  test.use({ who: 'admin' });
  for (const path of SUITE_PAGES) {
    test(`${path} is sound`, async ({ page, api }) => {
      await expectSound(page, await addressOf(api, path), openLive);
    });
  }

  // Every cell is looked at in both themes: the shortest page of a long register says what a longer one would.
  for (const path of LONG_REGISTERS) {
    test(`${path} is sound`, async ({ page }) => {
      await expectSound(page, `${path}?per_page=${String(PAGE_SIZES[0])}`, openLive);
    });
  }
});

test.describe('behind the login, alone', () => {
  test.use({ who: 'admin' });
  for (const path of LONE_PAGES) {
    test(`${path} is sound`, async ({ page }) => {
      await expectSound(page, path);
    });
  }
});

test.describe('before the login', () => {
  test.use({ who: null });
  for (const path of VISITOR_PAGES) {
    test(`${path} is sound`, async ({ page }) => {
      await expectSound(page, path);
    });
  }
});
