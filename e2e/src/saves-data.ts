import type { Page } from '@playwright/test';

/** The page's browser saves data: nothing is downloaded ahead of its visit. To be said before the page is opened. */
export async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
