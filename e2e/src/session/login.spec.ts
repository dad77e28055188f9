import { emailOf, PASSWORD } from '../account';
import { expect, test } from '../journey';

test.use({ who: null });

test('an employee logs in with address and password and stands before the agreements', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Электронная почта').fill(emailOf('lawyer'));
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/agreements');
  await expect(page.getByRole('heading', { name: 'Договоры' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Соколова М\. Д\./ })).toBeVisible();
});

test('a wrong password and an unknown address are refused in the same words', async ({ page }) => {
  const refusals: string[] = [];
  for (const email of [emailOf('head'), 'nobody@contracts.local']) {
    await page.goto('/auth');
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
    await page.getByRole('button', { name: 'Войти' }).click();
    const refusal = page.getByText('Почта или пароль не подходят');
    await expect(refusal.first()).toBeVisible();
    refusals.push(await page.getByRole('main').innerText());
  }
  expect(refusals[0]).toBe(refusals[1]);
});

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Это поле обязательно для заполнения')).toHaveCount(2);
  await expect(page.getByLabel('Электронная почта')).toBeFocused();
});

test('after the login one stands where one wanted to go', async ({ page }) => {
  await page.goto('/counterparties/partners?search=%D0%BE%D0%BE%D0%BE');
  await expect(page).toHaveURL(/^[^?]*\/auth\?return=/);
  await page.getByLabel('Электронная почта').fill(emailOf('lawyer'));
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/counterparties/partners?search=%D0%BE%D0%BE%D0%BE');
  await expect(page.getByRole('heading', { name: 'Партнёры' })).toBeVisible();
});

test('the way back never leads to another site', async ({ page }) => {
  await page.goto('/auth?return=//evil.example/');
  await page.getByLabel('Электронная почта').fill(emailOf('lawyer'));
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/agreements');
});
