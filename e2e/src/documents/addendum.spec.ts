import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ListOf } from 'shared/contract/list/paging';

import { uniqueTitle } from '../an-agreement';
import { expect, test } from '../journey';

test('an addendum is drafted from its agreement, changed and ended, and the history tells it', async ({
  page,
  api,
}) => {
  const title = uniqueTitle('Продление срока поставки');
  const { data } = await api.get<ListOf<Agreement>>('/api/agreements?filter[status][]=active&per_page=1');
  await page.goto(`/agreements/${String(data[0]?.id)}?tab=addendums`);
  await page.getByRole('link', { name: 'Создать соглашение' }).click();
  await expect(page.getByRole('heading', { name: 'Новое соглашение' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Договор' })).not.toHaveValue('');

  await page.getByLabel('Название').fill(title);
  const kinds = page.getByRole('combobox', { name: 'Что меняет' });
  await kinds.click();
  await page.getByRole('option', { name: 'Продление' }).click();
  await page.getByRole('option', { name: 'Цена' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Создать соглашение' }).click();
  await expect(page).toHaveURL(/\/addendums\/\d+/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Продление, цена');

  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByLabel('Действует с').fill('01.01.2030');
  await page.getByRole('textbox', { name: 'Содержание' }).fill('Срок поставки продлевается на год');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('main')).toContainText('Срок поставки продлевается на год');

  await page.getByRole('button', { name: /Другие действия|Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Аннулировать' }).click();
  const question = page.getByRole('dialog', { name: 'Аннулировать дополнительное соглашение' });
  await question.getByRole('textbox', { name: 'Причина' }).fill('Условия не согласованы');
  await question.getByRole('button', { name: 'Аннулировать' }).click();
  await expect(page.getByText('Аннулировано').first()).toBeVisible();

  await page.getByRole('link', { name: 'История', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Условия не согласованы');
  await expect(page.getByRole('main')).toContainText('Действует с');
  await expect(page.getByRole('main')).toContainText('01.01.2030');
});

test('what the server refuses of an addendum stands under its field', async ({ page }) => {
  await page.goto('/addendums/create');
  await page.getByRole('button', { name: 'Создать соглашение' }).click();
  await expect(page.getByText('Это поле обязательно для заполнения').first()).toBeVisible();
  await expect(page).toHaveURL(/\/addendums\/create/);
});
