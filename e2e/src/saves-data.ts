import type { BrowserContext } from '@playwright/test';

/** Pages of this browser save data: nothing is downloaded ahead of its visit. To be said before a page is opened. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
