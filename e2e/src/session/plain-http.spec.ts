import type { Page } from '@playwright/test';

import { emailOf, PASSWORD } from '../account';
import { anAgreement, wordOf } from '../an-agreement';
import { expect, openLive, test } from '../journey';

// Most companies open the suite by a name of their own network and without a certificate. Of localhost browsers think
// otherwise: there a page has what it lacks here, and its faults do not show.
const HOST = 'contracts.internal';

const addressOf = (baseURL: string | undefined, path: string) => {
  const url = new URL(path, baseURL);
  url.hostname = HOST;
  return url.href;
};

test.use({ savesData: false, who: null });

async function logIn(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(addressOf(baseURL, '/'));
  await page.getByLabel('Электронная почта').fill(emailOf('lawyer'));
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Договоры' })).toBeVisible();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
}

async function changeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByLabel('Название').fill(title);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

async function upload(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Разделы договора' })
    .getByRole('link', { name: /^Файлы/ })
    .click();
  await page.getByLabel('Загрузить файл').setInputFiles({
    name: 'Договор.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Скачать Договор\.pdf, версия/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}

async function exportFound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
}

test('without a certificate and by another name than localhost the day is the same', async ({
  page,
  apiOf,
  baseURL,
}) => {
  const agreement = await anAgreement(await apiOf('lawyer'));
  await logIn(page, baseURL);
  await page.getByRole('searchbox', { name: 'Поиск по реестру' }).fill(wordOf(agreement));
  await page.getByRole('grid').getByRole('link', { name: agreement.title }).click();
  await expect(page.getByRole('heading', { name: agreement.title })).toBeVisible();
  await changeTitle(page, `Вторая очередь, ${agreement.title}`);
  await upload(page);

  // What others change is heard here, too.
  await openLive(page, addressOf(baseURL, `/agreements?search=${encodeURIComponent(wordOf(agreement))}`));
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  await exportFound(page);

  await page.goto(addressOf(baseURL, '/due-dates'));
  await expect(page.getByRole('heading', { name: 'Сроки' }).first()).toBeVisible();
  await page.goto(addressOf(baseURL, `/agreements/${String(agreement.id)}?tab=history`));
  await expect(page.getByRole('main').getByText('Изменение договора').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
