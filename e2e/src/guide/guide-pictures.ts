import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import type { Account } from '../account';
import { expect, test } from '../journey';

const FOLDER = new URL('../../../shell/src/guide/pictures/', import.meta.url);
/** Bytes of one picture: the guide comes with the product and must stay small. */
const MOST = 60_000;

interface Shot {
  name: string;
  who: Account;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  {
    name: 'search',
    who: 'lawyer',
    path: '/agreements',
    prepare: async (page) => {
      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'register',
    who: 'lawyer',
    path: '/agreements?tab=expiring',
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
      await boxes.nth(0).click();
      await boxes.nth(1).click();
    },
  },
  { name: 'create', who: 'buyer', path: '/agreements/create' },
  {
    name: 'card',
    who: 'lawyer',
    path: '/agreements?sort=-amount',
    prepare: async (page) => {
      await page.locator('[data-row] a').first().click();
      await expect(page.getByRole('button', { name: 'Подписаться на изменения' })).toBeVisible();
    },
  },
  { name: 'approval', who: 'approver', path: '/approvals' },
  { name: 'due-dates', who: 'lawyer', path: '/due-dates' },
  { name: 'notifications', who: 'lawyer', path: '/notifications/settings' },
  { name: 'oversight', who: 'admin', path: '/approvals/oversight' },
  { name: 'handbooks', who: 'admin', path: '/handbooks' },
];

/** The screen as WebP: the browser itself knows how, and nothing else of the product does. */
async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0))]),
    );
    const canvas = document.createElement('canvas');
    canvas.width = 1120;
    canvas.height = Math.round((picture.height * canvas.width) / picture.width);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser draws nothing');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.72);
  }, png.toString('base64'));
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

for (const { name, who, path, prepare } of SHOTS) {
  test(`picture ${name}`, async ({ openAs }) => {
    const page = await openAs(who);
    await page.setViewportSize({ width: 1280, height: 760 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    const bytes = await webpOf(page, await page.screenshot({ animations: 'disabled' }));
    expect(bytes.length).toBeLessThanOrEqual(MOST);
    await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
  });
}
