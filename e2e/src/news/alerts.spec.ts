import type { Page } from '@playwright/test';

import { expect, test } from '../journey';

const KINDS = [
  { button: 'Информация', heading: 'Информация', role: 'status', lives: 2000 },
  { button: 'Успешно', heading: 'Успешно', role: 'status', lives: 2000 },
  { button: 'Внимание', heading: 'Внимание', role: 'status', lives: 2000 },
  { button: 'Ошибка', heading: 'Сообщение об ошибке', role: 'alert', lives: 5000 },
] as const;

const stack = (page: Page) => page.getByRole('region', { name: 'Сообщения', exact: true });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00+03:00') });
  await page.goto('/ui');
  await expect(page.getByRole('button', { name: 'Показать перекрытие' })).toBeVisible();
  // Time stands still from here: an alert lives as long as the journey says.
  await page.clock.pauseAt(new Date('2026-11-20T12:10:00+03:00'));
});

test('each kind is headed and read out as it should be, and gone after its time', async ({ page }) => {
  for (const { button, heading, role, lives } of KINDS) {
    await test.step(`«${heading}», ${role}, ${String(lives)} ms`, async () => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.mouse.move(0, 0);
      const card = stack(page).getByRole(role, { name: heading });
      await expect(card).toBeVisible();
      await page.clock.runFor(lives - 1);
      await expect(card).toBeVisible();
      await page.clock.runFor(1);
      await expect(card).toHaveCount(0);
    });
  }
});

test('cards are 500 px wide, at the top right under the header, the newest at the bottom', async ({
  page,
}) => {
  for (const { button } of KINDS) await page.getByRole('button', { name: button, exact: true }).click();
  const headings = stack(page).getByRole('heading');
  await expect(headings).toHaveText(KINDS.map(({ heading }) => heading));
  const box = await stack(page).getByRole('alert').boundingBox();
  expect(box?.width).toBe(500);
  const right = await page.evaluate(() => document.documentElement.clientWidth);
  expect(right - ((box?.x ?? 0) + (box?.width ?? 0))).toBe(16);
  const header = await page.getByRole('banner').boundingBox();
  const top = (await stack(page).getByRole('status').first().boundingBox())?.y ?? 0;
  expect(top).toBe((header?.y ?? 0) + (header?.height ?? 0) + 8);
});

test('the pointer over a card stops its clock, the cross closes it at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Успешно', exact: true }).click();
  const card = stack(page).getByRole('status', { name: 'Успешно' });
  await card.hover();
  await page.clock.runFor(60_000);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Закрыть' }).click();
  await expect(card).toHaveCount(0);
});

test('the overlay covers the page with a big loader', async ({ page }) => {
  await page.getByRole('button', { name: 'Показать перекрытие' }).click();
  const cover = page.getByRole('status').filter({ hasText: 'Загрузка' }).last();
  await expect(cover).toBeVisible();
  const middle = await page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return element?.closest('button') === null;
  });
  expect(middle).toBe(true);
});
