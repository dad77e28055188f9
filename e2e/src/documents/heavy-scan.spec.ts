import type { Locator, Page } from '@playwright/test';

import { aScan } from './a-scan';
import { anAgreement } from '../an-agreement';
import { expect, test } from '../journey';

const PAGES = 24;

/** Counts what of the file came, and cuts the line when it is told to. */
async function watchParts(page: Page) {
  const line = { bytes: 0, isCut: false };
  await page.route(/\/files\/\d+$/, async (route) => {
    if (line.isCut) await route.abort('connectionfailed');
    else await route.continue();
  });
  page.on('response', (response) => {
    const range = /^bytes (\d+)-(\d+)\//.exec(response.headers()['content-range'] ?? '');
    if (range !== null) line.bytes += Number(range[2]) - Number(range[1]) + 1;
    else if (/\/files\/\d+$/.test(response.url())) line.bytes = Infinity;
  });
  return line;
}

/** Whether the picture of the page stands on it: its middle row is not the white of the paper. */
const isPainted = (page: Locator) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const row = canvas.getContext('2d')?.getImageData(0, Math.floor(canvas.height / 2), canvas.width, 1).data;
    return row?.some((value, at) => at % 4 === 0 && value < 200 && (row[at + 3] ?? 0) > 0) ?? false;
  });

test('a heavy scan shows its pages without being fetched whole, and goes on where the line broke', async ({
  page,
  api,
}) => {
  const { id } = await anAgreement(api);
  const buffer = aScan(PAGES);
  await page.goto(`/agreements/${String(id)}?tab=files`);
  await page
    .getByLabel('Загрузить файл')
    .setInputFiles({ name: 'Скан договора.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: /^Скачать Скан договора\.pdf, версия/ })).toBeVisible();
  const line = await watchParts(page);
  await page.getByRole('button', { name: 'Скан договора.pdf', exact: true }).click();
  const first = page.getByRole('group', { name: `Страница 1 из ${String(PAGES)}` });
  await expect.poll(() => isPainted(first)).toBe(true);
  expect(line.bytes).toBeLessThan(buffer.length / 2);
  line.isCut = true;
  const last = page.getByRole('group', { name: `Страница ${String(PAGES)} из ${String(PAGES)}` });
  await last.scrollIntoViewIfNeeded();
  const said = page.getByRole('alert').filter({ hasText: 'Часть страниц не загрузилась' });
  await expect(said).toBeVisible();
  line.isCut = false;
  await said.getByRole('button', { name: 'Повторить' }).click();
  await expect(said).toHaveCount(0);
  await expect.poll(() => isPainted(last)).toBe(true);
  expect(line.bytes).toBeLessThan(buffer.length);
});
