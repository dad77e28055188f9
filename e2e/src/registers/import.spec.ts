import { readFile } from 'node:fs/promises';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { AgreementType } from 'shared/contract/books/handbook';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { ListOf } from 'shared/contract/list/paging';

import { anAgreement, uniqueWord } from '../an-agreement';
import type { ApiClient } from '../api-client';
import { expect, test } from '../journey';

// The thread of long work gives way to everybody, and on a full machine it waits.
const LONG = { timeout: 120_000 };

const HEAD = 'Номер;Дата;Название;Тип договора;Наша организация;Контрагент;Ответственный';

async function innOf(api: ApiClient, condition: string): Promise<string> {
  const { data } = await api.get<ListOf<Counterparty>>(`/api/counterparties?per_page=50&${condition}`);
  const inn = data.find((each) => each.type === 'legal' && each.inn !== null)?.inn;
  if (inn == null) throw new Error(`Nobody is ${condition}`);
  return inn;
}

/** A table of agreements with the word in their titles; answers a row of it by what stands in it. */
async function rowsOf(api: ApiClient, word: string) {
  const ours = await innOf(api, 'filter[is_own]=true');
  const theirs = await innOf(api, 'filter[is_own]=false&filter[status]=active');
  const { data } = await api.get<ListOf<AgreementType>>('/api/agreement-types?per_page=1');
  const type = data[0]?.name ?? '';
  return (number: string, partner = theirs) =>
    `${number};20.11.2026;Поставка из файла ${word};${type};${ours};${partner};lawyer@contracts.local`;
}

const table = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('a table is checked, its wrong row handed back, and the right ones stand in the register', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const row = await rowsOf(api, word);
  await page.goto(`/agreements?search=${word}`);
  await page.getByRole('button', { name: 'Загрузить из файла' }).click();
  const dialog = page.getByRole('dialog', { name: 'Загрузка договоров из файла' });
  const lines = [HEAD, row(`${word}-1`), row(`${word}-2`, 'ООО «Неведомая»'), row(`${word}-3`)];
  await dialog.getByLabel('Файл для загрузки').setInputFiles(table(`${word}.csv`, lines));
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  const number = dialog.getByRole('combobox', { name: 'Поле для колонки «Номер»' });
  await expect(number).toHaveValue('Номер', LONG);
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await expect(dialog.getByText('Контрагент: «ООО „Неведомая“» нет в справочнике')).toBeVisible(LONG);
  const none = await api.get<ListOf<Agreement>>(`/api/agreements?search=${word}`);
  expect(none.data).toEqual([]);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать в Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Ошибки_${word}.xlsx`);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await dialog.getByRole('button', { name: /^Загрузить 2/ }).click();
  await expect(dialog.getByText(/Файл загружен. Исправьте строки с ошибками/)).toBeVisible(LONG);
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click();
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Черновик');
  // A message may lie over the bell; the keyboard reaches it all the same.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Уведомления/ })
    .press('Enter');
  const told = page.getByRole('dialog', { name: 'Уведомления' }).getByRole('listitem');
  await expect(told.filter({ hasText: `${word}.csv` })).toContainText('Загрузка завершена: договоры');
});

test('a load is stopped with what is in, and a file that was left is gone on with later', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const row = await rowsOf(api, word);
  const many = Array.from({ length: 100 }, (_, at) => row(`${word}-${String(at)}`));
  await page.goto(`/agreements?search=${word}`);
  const open = page.getByRole('button', { name: 'Загрузить из файла' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Загрузка договоров из файла' });
  await dialog.getByLabel('Файл для загрузки').setInputFiles(table(`${word}.csv`, [HEAD, ...many]));
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await expect(dialog.getByRole('button', { name: 'Проверить' })).toBeVisible(LONG);
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  await open.click();
  await dialog.getByRole('button', { name: `Продолжить: ${word}.csv` }).click();
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await dialog.getByRole('button', { name: /^Загрузить 100/ }).click();
  await dialog.getByRole('button', { name: 'Остановить загрузку' }).click();
  await expect(dialog.getByText(/обработано \d+ из\s100/i)).toBeVisible(LONG);
  await expect(dialog.getByRole('button', { name: 'Продолжить' })).toBeVisible();
  const { meta } = await api.get<ListOf<Agreement>>(`/api/agreements?search=${word}`);
  expect(meta.total).toBeLessThan(100);
});

test('lines of a specification come into their agreement by a file of their own', async ({ page, api }) => {
  const word = uniqueWord();
  const { id } = await anAgreement(api, { number: word, items: [] });
  await page.goto('/agreements');
  await page.getByRole('button', { name: 'Загрузить из файла' }).click();
  const dialog = page.getByRole('dialog', { name: /^Загрузка (договоров|строк договоров) из файла$/ });
  await dialog.getByRole('radio', { name: 'Строки договоров' }).check({ force: true });
  const lines = [
    'Номер договора;Наименование;Ед. изм.;Кол-во;Цена',
    `${word};Кабель силовой;м;120;250,50`,
    ';Муфта концевая;шт;4;1 900',
  ];
  await dialog.getByLabel('Файл для загрузки').setInputFiles(table(`${word}.csv`, lines));
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await dialog.getByRole('button', { name: /^Загрузить 2/ }).click();
  await expect(dialog.getByText(/^Файл загружен/)).toBeVisible(LONG);
  await page.goto(`/agreements/${String(id)}?tab=items`);
  await expect(page.getByText('Кабель силовой')).toBeVisible();
  await expect(page.getByText('Муфта концевая')).toBeVisible();
});
