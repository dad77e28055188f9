import { readFile } from 'node:fs/promises';

import { anAgreement, uniqueWord } from '../an-agreement';
import { expect, test } from '../journey';

test('what the conditions leave is handed over as an Excel file', async ({ page, api }) => {
  const word = uniqueWord();
  for (const place of [1, 2]) await anAgreement(api, { title: `Выгрузка ${String(place)} ${word}` });
  await page.goto(`/agreements?search=${encodeURIComponent(word)}`);
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const panel = page.getByRole('dialog', { name: 'Выгрузка в Excel' });
  await expect(panel.getByText('2 договора')).toBeVisible();
  await panel.getByRole('radio', { name: /^Все колонки/ }).check();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Выгрузить в Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const bytes = await readFile(await file.path());
  // A workbook is a zip archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(2000);
  const tray = page.getByRole('region', { name: 'Загрузки и выгрузки' });
  await expect(tray.getByRole('button', { name: 'Скачать ещё раз' })).toBeVisible();
});

test('only the chosen rows go into the file when rows are chosen', async ({ page }) => {
  await page.goto('/agreements');
  const rows = page.getByRole('grid').locator('[data-row]');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Действия с выбранными строками' });
  await bar.getByRole('button', { name: 'Выгрузить' }).click();
  const panel = page.getByRole('dialog', { name: 'Выгрузка в Excel' });
  await expect(panel.getByText('2 договора')).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Выгрузить в Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
