import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { emailOf } from '../account';
import { uniqueWord } from '../an-agreement';
import { expect, test } from '../journey';

test.use({ who: null });

const PASSWORD = 'Надёжный-пароль-2026';

/** The letters of the outbox to one address, newest last, as plain text. */
async function lettersTo(address: string): Promise<string[]> {
  const { DATA_DIR } = process.env;
  if (DATA_DIR === undefined) throw new Error('DATA_DIR names the folder of the running suite');
  const outbox = join(DATA_DIR, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).sort();
  const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return letters.filter((letter) => letter.includes(`To: ${address}`));
}

/** The first link of a letter, whose text is encoded. */
function linkOf(letter: string): string {
  const encoded = /Content-Transfer-Encoding: base64\s+([A-Za-z0-9+/=\s]+?)\r?\n--/.exec(letter)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString();
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in the letter: ${text}`);
  return link;
}

async function register(page: Page, email: string): Promise<string> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await page.getByLabel('Фамилия').fill('Новикова');
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Рабочая почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
  return page.getByRole('status').innerText();
}

/** Opening the link does nothing by itself: the password of the registration is asked for. */
async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
}

test('who registers and opens the letter gets in, but sees nothing before a right is given', async ({
  page,
}) => {
  const email = `e2e-${String(Date.now())}-${String(process.pid)}@company.test`;
  await register(page, email);
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click();
  await logIn(page, email);
  await expect(page.getByText(/^Адрес почты ещё не подтверждён/).first()).toBeVisible();

  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  const [letter = ''] = await lettersTo(email);
  await confirm(page, linkOf(letter));
  await page.getByRole('link', { name: 'Войти' }).click();

  const areaFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/areas/mf-agreements/')) areaFiles.push(request.url());
  });
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Нет доступа к странице «Договоры»' })).toBeVisible();
  await expect(page.getByText('«Просмотр договоров»')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Договоры' }),
  ).toHaveCount(0);
  expect(areaFiles, 'A guard that refuses downloads no code of the area').toEqual([]);

  await page.goto(linkOf(letter));
  await expect(page).toHaveURL(/access-error/);
});

test('a registered address is answered like a new one', async ({ page }) => {
  const known = await register(page, emailOf('auditor'));
  const fresh = await register(page, `${String(Date.now())}-${String(process.pid)}@company.test`);
  expect(known).toBe(fresh);
});

test('a short password is refused under its field', async ({ page }) => {
  await page.goto('/auth?mode=register');
  await page.getByLabel('Фамилия').fill(`Иванов-${uniqueWord()}`);
  await page.getByLabel('Имя', { exact: true }).fill('Пётр');
  await page.getByLabel('Рабочая почта').fill('short@company.test');
  await page.getByLabel('Пароль', { exact: true }).fill('короткий');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toHaveAttribute('aria-invalid', 'true');
});

test('a forgotten password is replaced by the link of a letter, once', async ({ page }) => {
  const email = `forgot-${String(Date.now())}-${String(process.pid)}@company.test`;
  await register(page, email);
  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  const [confirmation = ''] = await lettersTo(email);
  await confirm(page, linkOf(confirmation));

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
  await expect.poll(() => lettersTo(email)).toHaveLength(2);
  const reset = linkOf((await lettersTo(email)).at(-1) ?? '');

  for (const outcome of ['Пароль изменён', null]) {
    await page.goto(reset);
    await page.getByLabel('Новый пароль', { exact: true }).fill(`${PASSWORD}-новый`);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    if (outcome !== null) await expect(page.getByRole('heading', { name: outcome })).toBeVisible();
    else await expect(page.getByRole('alert')).toBeVisible();
  }
});
