import type { Page } from '@playwright/test';
import type { Agreement, AgreementRow } from 'shared/contract/agreement/agreement';
import type { ListOf } from 'shared/contract/list/paging';

import { anAgreement, uniqueTitle, uniqueWord, wordOf } from '../an-agreement';
import { expect, test } from '../journey';

const grid = (page: Page) => page.getByRole('grid', { name: 'Договоры' });
const rows = (page: Page) => grid(page).locator('[data-row]');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Поиск по реестру' });

async function openRegister(page: Page, query = ''): Promise<void> {
  await page.goto(`/agreements${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test('the register shows hundreds of agreements, the newest first, with what they add up to', async ({
  page,
}) => {
  await openRegister(page);
  await expect(grid(page).getByRole('columnheader', { name: 'Дата' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(rows(page)).toHaveCount(50);
  expect(Number(await grid(page).getAttribute('aria-rowcount'))).toBeGreaterThan(200);
  await expect(page.getByText(/^Итого по/)).toBeVisible();
  await expect(page.getByText(/^1–50 из/)).toBeVisible();
});

test('a search finds one agreement among hundreds, marks what was found and stays in the address', async ({
  page,
  api,
}) => {
  const agreement = await anAgreement(api, { title: uniqueTitle('Аренда склада в Шушарах') });
  const code = wordOf(agreement);
  await openRegister(page);
  await searchBox(page).fill(code);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link', { name: agreement.title })).toBeVisible();
  await expect(rows(page).locator('mark')).toHaveText(code);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(code)}`));
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue(code);
});

test('a condition is a chip that can be changed and taken away, and a link carries it', async ({ page }) => {
  await openRegister(page);
  await page.getByRole('button', { name: 'Условие', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Добавить условие' });
  await panel.getByRole('button', { name: 'Статус' }).click();
  await panel.getByRole('checkbox', { name: 'Действует' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/filter\[status]\[]=active/);
  await expect(page.getByRole('button', { name: /^Статус.*Действует/ })).toBeVisible();
  await expect(rows(page).first()).toContainText('Действует');
  await expect(rows(page).filter({ hasText: 'Черновик' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/agreements');
  await page.goForward();
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(page).not.toHaveURL(/filter/);
});

test('a press on a column sorts by it, a second one turns the order', async ({ page }) => {
  await openRegister(page);
  const head = grid(page).getByRole('columnheader', { name: 'Сумма' });
  await head.getByRole('button', { name: 'Сумма' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-amount/);
  await head.getByRole('button', { name: 'Сумма' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=amount/);
});

test('the tabs hold what their names promise', async ({ page }) => {
  await openRegister(page);
  const tabs = page.getByRole('navigation', { name: 'Разделы: Договоры' });
  for (const name of ['Все', 'Мои', 'На согласовании у меня', 'Истекают', 'Оригиналы', 'Архив']) {
    await expect(tabs.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await tabs.getByRole('link', { name: /^Архив/ }).click();
  await expect(page).toHaveURL(/tab=archive/);
  await expect(rows(page).first()).toContainText('В архиве');
});

test('columns are chosen and the choice is kept', async ({ page }) => {
  await openRegister(page);
  const department = grid(page).getByRole('columnheader', { name: 'Подразделение' });
  await expect(department).toHaveCount(0);
  await page.getByRole('button', { name: 'Колонки' }).click();
  await page
    .getByRole('dialog', { name: 'Колонки' })
    .getByRole('checkbox', { name: 'Подразделение' })
    .check();
  await page.keyboard.press('Escape');
  await expect(department).toBeVisible();
  await page.reload();
  await expect(department).toBeVisible();
});

test('chosen rows are counted and added up, and one change reaches all of them', async ({ page, api }) => {
  const code = uniqueWord();
  const made: Agreement[] = [];
  for (const place of [1, 2, 3])
    made.push(await anAgreement(api, { title: `Ремонт кровли ${String(place)} ${code}` }));
  await openRegister(page, `?search=${code}`);
  await expect(rows(page)).toHaveCount(3);
  await grid(page).getByRole('checkbox', { name: 'Выбрать все строки на странице' }).check();
  const bar = page.getByRole('toolbar', { name: 'Действия с выбранными строками' });
  await expect(bar).toContainText('Выбрано: 3 договора');
  await expect(bar).toContainText('36 600,00 ₽');
  await bar.getByRole('button', { name: 'Добавить метку' }).click();
  await page.getByLabel('Метка').fill(`к-${code}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить метку' }).click();
  await expect(bar).toHaveCount(0);
  const { data } = await api.get<ListOf<AgreementRow>>(`/api/agreements?search=${code}`);
  expect(data.map(({ tags }) => tags)).toEqual(made.map(() => [`к-${code}`]));
});

test('a middle click opens the card beside the register', async ({ page, context }) => {
  await openRegister(page);
  const title = await rows(page).first().getByRole('link').nth(1).innerText();
  const opened = context.waitForEvent('page');
  await rows(page).first().getByRole('link').first().click({ button: 'middle' });
  const card = await opened;
  await expect(card.getByRole('navigation', { name: 'Разделы договора' })).toBeVisible();
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL('/agreements');
});

test('nothing found says which condition is in the way and takes it back', async ({ page }) => {
  await page.goto('/agreements?search=нетакогодоговора');
  await expect(page.getByRole('heading', { name: 'Под эти условия ничего не подходит' })).toBeVisible();
  await page.getByRole('button', { name: /^Убрать «/ }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a saved view is kept, found again and removed', async ({ page }) => {
  const name = `Действующие ${uniqueWord()}`;
  await openRegister(page, '?filter[status][]=active');
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Сохранить как новый вид' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Имя вида').fill(name);
  await dialog.getByRole('button', { name: 'Сохранить вид' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.goto('/agreements');
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/filter\[status]\[]=active/);
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Удалить вид' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить вид' }).click();
  await expect(page.getByRole('button', { name: 'Виды' })).toBeVisible();
});

test('rows that do not come are asked for again by a button', async ({ page }) => {
  // Nothing is heard of what other journeys change: the list would come back by itself before the button is pressed.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await page.route('**/api/agreements?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Сервер перезапускается', request_id: 'журнал-1' } }),
  );
  await page.goto('/agreements');
  await expect(page.getByText('Сервер перезапускается')).toBeVisible();
  await page.unroute('**/api/agreements?*');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('the next page is one press away and stays in the address', async ({ page }) => {
  await openRegister(page);
  const first = await rows(page).first().getAttribute('data-row');
  await page.getByRole('button', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^51–100 из/)).toBeVisible();
  await expect(rows(page).first()).not.toHaveAttribute('data-row', first ?? '');
});
