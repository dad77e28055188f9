import type { Page } from '@playwright/test';

import { expect, test } from './journey';

/** Where the rows and their cells lie, and what is written in the cells, within an element of the page. */
const placesIn = (page: Page, root: string) =>
  page.locator(`${root} [data-row]`).evaluateAll((rows) =>
    rows.slice(0, 5).map((row) => ({
      row: (row as HTMLElement).dataset.row,
      top: Math.round(row.getBoundingClientRect().top),
      cells: [...row.children].map((cell) => ({
        left: Math.round(cell.getBoundingClientRect().left),
        width: Math.round(cell.getBoundingClientRect().width),
        text: (cell.textContent ?? '').trim(),
      })),
    })),
  );

for (const [path, title] of [
  ['/agreements', 'Договоры'],
  ['/addendums', 'Дополнительные соглашения'],
  ['/commercial-offers', 'Коммерческие предложения'],
  ['/counterparties/partners', 'Партнёры'],
] as const) {
  test(`${title}: the rows stand before the suite has come, where it draws them then`, async ({ page }) => {
    let letCome = () => undefined as unknown;
    const held = new Promise<undefined>((resolve) => {
      letCome = () => {
        resolve(undefined);
      };
    });
    await page.route(/\/assets\/main\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#first-sight [data-row]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const first = await placesIn(page, '#first-sight');

    letCome();
    await expect(page.getByRole('grid', { name: title })).toBeVisible();
    await expect(page.locator('#first-sight')).toHaveCount(0);
    const then = await placesIn(page, '#root');
    // What the first rows leave empty or unfinished is the page's to say.
    const said = first.map(({ cells, ...row }, at) => ({
      ...row,
      cells: cells.map((cell, place) => {
        const text = then[at]?.cells[place]?.text ?? '';
        return { ...cell, text: text.startsWith(cell.text) ? text : cell.text };
      }),
    }));
    expect(said).toEqual(then);
  });
}
