import { expect, test } from '../journey';

test.describe('a visitor', () => {
  test.use({ who: null });

  test('is sent from every page behind the login to it', async ({ page }) => {
    for (const path of ['/', '/agreements', '/activity-logs', '/handbooks', '/ui', '/nothing-here']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/auth(\?|$)/);
      await expect(page.getByRole('heading', { name: 'Вход' }), path).toBeVisible();
    }
  });

  test('may open the confirmation of an address', async ({ page }) => {
    await page.goto('/auth/confirm?token=nothing');
    await expect(page).toHaveURL(/\/auth\/confirm/);
    await page.getByRole('textbox', { name: 'Пароль' }).fill('Не-Тот-Пароль-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ссылка устарела или уже использована')).toBeVisible();
  });
});

test.describe('a logged-in employee', () => {
  test('is sent from the first page and from those of visitors to the agreements', async ({ page }) => {
    for (const path of ['/', '/auth', '/auth/confirm?token=x']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/agreements');
    }
  });
});

test.describe('without the right', () => {
  test.use({ who: 'approver' });

  test('a page names the right that is missing, and the menu does not offer it', async ({ page }) => {
    await page.goto('/activity-logs');
    await expect(page).toHaveURL(/\/access-error/);
    await expect(
      page.getByRole('heading', { name: 'Нет доступа к странице «Журнал действий»' }),
    ).toBeVisible();
    await expect(page.getByText('Нужно право «Просмотр журнала действий»')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Разделы' });
    await expect(menu.getByRole('link', { name: 'Договоры' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Журнал действий' })).toHaveCount(0);
  });

  test('the register offers nothing to create', async ({ page }) => {
    await page.goto('/agreements');
    await expect(page.getByRole('grid', { name: 'Договоры' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Создать договор' })).toHaveCount(0);
  });

  test('one’s own profile opens, another’s does not', async ({ page, api }) => {
    await page.goto(`/handbooks/users/${String(api.session.user.id)}`);
    await expect(page.getByRole('heading', { name: api.session.user.full_name }).first()).toBeVisible();
    await page.goto(`/handbooks/users/${String(api.session.user.id + 1)}`);
    await expect(page).toHaveURL(/\/access-error/);
  });
});

test.describe('with the right', () => {
  test.use({ who: 'auditor' });

  test('the journal opens', async ({ page }) => {
    await page.goto('/activity-logs');
    await expect(page).toHaveURL('/activity-logs');
    await expect(page.getByRole('heading', { name: 'Журнал действий' })).toBeVisible();
  });
});
