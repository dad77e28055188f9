import type { Locator, Page } from '@playwright/test';
import type { Agreement } from 'shared/contract/agreement/agreement';

import { uniqueTitle } from '../an-agreement';
import { expect, test } from '../journey';

test.use({ savesData: false });

async function choose(page: Page, label: string | RegExp, search: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(search);
  const list = page.getByRole('listbox');
  // What is typed narrows the list, and an option moves from under the pointer.
  await expect(list).toHaveCount(1);
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  await list.getByRole('option').filter({ hasText: search }).first().click();
  await expect(field).not.toHaveValue('');
}

const form = (page: Page): Locator => page.getByRole('main');
const items = (page: Page): Locator => page.getByRole('grid', { name: /Спецификация/ });

async function openForm(page: Page): Promise<void> {
  await page.goto('/agreements');
  await page.getByRole('link', { name: 'Создать договор' }).click();
  await expect(page).toHaveURL(/\/agreements\/create/);
  await expect(page.getByRole('heading', { name: 'Новый договор' })).toBeVisible();
}

async function fillHead(page: Page, title: string): Promise<void> {
  await choose(page, /Тип договора/, 'Поставка');
  await page.getByLabel('Название').fill(title);
  await page.getByLabel('Предмет договора').fill('Поставщик передаёт кабель по спецификации');
  await choose(page, /^Покупатель/, 'Северный узел связи');
  await choose(page, /^Поставщик/, 'Чистый');
}

async function typeRow(page: Page, cells: readonly string[]): Promise<void> {
  await expect(items(page).locator('[role=gridcell]:focus')).toHaveCount(1);
  for (const cell of cells) {
    // The browser under test has no Russian keyboard, and a letter it only inserts does not open a cell.
    await page.keyboard.press('F2');
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
}

test('an agreement with lines and VAT is created by the keyboard and stands in the register', async ({
  page,
}) => {
  const title = uniqueTitle('Поставка оптического кабеля');
  await openForm(page);
  await fillHead(page, title);
  await page.getByRole('radio', { name: 'Сверху' }).check({ force: true });

  await page.getByRole('button', { name: 'Добавить позицию' }).click();
  await typeRow(page, ['Кабель оптический ОКЛ', '100', 'шт', '1234,56']);
  await expect(items(page)).toContainText('150 616,32');

  await page.getByRole('button', { name: 'Создать договор' }).click();
  await expect(page).toHaveURL(/\/agreements\/\d+/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(form(page)).toContainText('150 616,32');
  await expect(form(page)).toContainText('27 160,32');

  await page.goto(`/agreements?search=${encodeURIComponent(title.split(' ').at(-1) ?? '')}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('rows copied from a spreadsheet become lines with their amounts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await page.getByRole('button', { name: 'Добавить позицию' }).click();
  const sheet = ['Муфта соединительная\t4\tшт\t2500', 'Патч-корд SC/UPC\t40\tшт\t310,50'].join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  await items(page).getByRole('gridcell').nth(1).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(items(page)).toContainText('Муфта соединительная');
  await expect(items(page)).toContainText('Патч-корд SC/UPC');
  await expect(items(page)).toContainText('10 000,00');
  await expect(items(page)).toContainText('12 420,00');
});

test('what is missing is named at the top and under the fields, and nothing typed is lost', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Предмет договора').fill('Поставка кабеля');
  await page.getByRole('button', { name: 'Создать договор' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Чтобы создать договор, исправьте' });
  await expect(summary).toBeVisible();
  await expect(page.getByText('Это поле обязательно для заполнения').first()).toBeVisible();
  await expect(page.getByLabel('Предмет договора')).toHaveValue('Поставка кабеля');
  await summary.getByRole('button', { name: 'Название' }).click();
  await expect(page.getByLabel('Название')).toBeFocused();
});

test('what the server refuses stands under its field', async ({ page }) => {
  await page.route('**/api/agreements', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            message: 'Проверьте поля',
            request_id: 'проверка',
            errors: { title: ['Договор с таким названием и датой уже есть'] },
          },
        })
      : route.fallback(),
  );
  await openForm(page);
  await fillHead(page, uniqueTitle('Поставка муфт'));
  await page.getByRole('button', { name: 'Создать договор' }).click();
  await expect(page.getByText('Договор с таким названием и датой уже есть')).toBeVisible();
  await expect(page.getByLabel('Название')).toHaveAttribute('aria-invalid', 'true');
});

test('a draft outlives a reload and is offered again', async ({ page }) => {
  await openForm(page);
  const title = uniqueTitle('Аренда опор');
  await page.getByLabel('Название').fill(title);
  await expect(page.getByText(/^Черновик сохранён в/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Есть несохранённый черновик от/)).toBeVisible();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect(page.getByLabel('Название')).toHaveValue(title);
});

test('leaving a changed form asks first', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Название').fill('Начатый договор');
  await page
    .getByRole('navigation', { name: 'Разделы', exact: true })
    .getByRole('link', { name: 'Партнёры' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Правка не сохранена' });
  await question.getByRole('button', { name: 'Продолжить правку' }).click();
  await expect(page.getByLabel('Название')).toHaveValue('Начатый договор');
  await page
    .getByRole('navigation', { name: 'Разделы', exact: true })
    .getByRole('link', { name: 'Партнёры' })
    .click();
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect(page).toHaveURL('/counterparties/partners');
});

test('the same creation sent twice makes one agreement', async ({ page, api }) => {
  const title = uniqueTitle('Поставка патч-кордов');
  // The first answer is lost on the way, as in a bad network.
  let isLost = false;
  await page.route('**/api/agreements', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await openForm(page);
  await fillHead(page, title);
  await page.getByRole('button', { name: 'Создать договор' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: 'Создать договор' }).click();
  await expect(page).toHaveURL(/\/agreements\/\d+/);
  const word = encodeURIComponent(title.split(' ').at(-1) ?? '');
  const { data } = await api.get<{ data: Agreement[] }>(`/api/agreements?search=${word}`);
  expect(data).toHaveLength(1);
});
