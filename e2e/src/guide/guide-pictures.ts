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
  {
    name: 'approval',
    who: 'approver',
    path: '/approvals',
    prepare: (page) => expect(page.getByRole('button', { name: /^Согласовать/ }).first()).toBeVisible(),
  },
  {
    name: 'sheet',
    who: 'buyer',
    path: '/agreements?filter[status][]=on_approval',
    prepare: async (page) => {
      await page.locator('[data-row] a').first().click();
      await page.getByRole('link', { name: 'Согласование', exact: true }).last().click();
      await expect(page.getByText('Идёт согласование').first()).toBeVisible();
    },
  },
  {
    name: 'originals',
    who: 'lawyer',
    path: '/agreements?tab=originals',
    prepare: (page) => expect(page.locator('[data-row] a').first()).toBeVisible(),
  },
  {
    name: 'reasons',
    who: 'admin',
    path: '/handbooks/decision-reasons',
    prepare: (page) => expect(page.locator('[data-row]').first()).toBeVisible(),
  },
  {
    name: 'due-dates',
    who: 'lawyer',
    path: '/due-dates',
    prepare: (page) => expect(page.getByRole('cell').getByRole('link').first()).toBeVisible(),
  },
  { name: 'notifications', who: 'lawyer', path: '/notifications/settings' },
  {
    name: 'oversight',
    who: 'admin',
    path: '/approvals/oversight',
    prepare: (page) => expect(page.getByText('Чья очередь')).toBeVisible(),
  },
  {
    name: 'handbooks',
    who: 'admin',
    path: '/handbooks',
    prepare: (page) => expect(page.getByText('Причины решений')).toBeVisible(),
  },
];

/** The screen as WebP: the browser itself knows how, and nothing else of the product does. */
async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, most }) => {
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
      // A crowded screen in a little coarser strokes rather than in more bytes.
      const drawn = [0.72, 0.66, 0.6].map((quality) => canvas.toDataURL('image/webp', quality));
      return drawn.find(({ length }) => (length * 3) / 4 <= most) ?? '';
    },
    { source: png.toString('base64'), most: MOST },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

async function take(page: Page, name: string): Promise<void> {
  const bytes = await webpOf(page, await page.screenshot({ animations: 'disabled' }));
  expect(bytes.length).toBeLessThanOrEqual(MOST);
  await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
}

for (const { name, who, path, prepare } of SHOTS) {
  test(`picture ${name}`, async ({ openAs }) => {
    const page = await openAs(who);
    await page.setViewportSize({ width: 1280, height: 760 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    await take(page, name);
    // The page follows the system, so both pictures show the very same rows.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await take(page, `${name}-dark`);
  });
}
