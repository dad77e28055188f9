import { uniqueWord } from '../an-agreement';
import { expect, test } from '../journey';

test.use({ who: 'admin' });

test('a measure is made, changed and put away, and its book shows each of it', async ({ page }) => {
  const name = `Бухта ${uniqueWord()}`;
  await page.goto('/handbooks/measures');
  await page.getByRole('button', { name: 'Создать' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Название').fill(name);
  await form.getByLabel('Обозначение').fill('бхт');
  await form.getByRole('button', { name: 'Создать' }).click();

  await page.getByPlaceholder('Название, код ОКЕИ').fill(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await form.getByLabel('Обозначение').fill('бухта');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('grid')).toContainText('бухта');

  await page.getByRole('button', { name: 'Убрать в архив' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Убрать в архив' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть из архива' })).toBeVisible();
});

test('one press of the button shows everything an empty form lacks', async ({ page }) => {
  await page.goto('/handbooks/measures');
  await page.getByRole('button', { name: 'Создать' }).click();
  const form = page.getByRole('dialog');
  // The first field holds the focus: leaving it by the press must not move the button away.
  await expect(form.getByLabel('Название')).toBeFocused();
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(form.getByText('Это поле обязательно для заполнения')).toHaveCount(2);
});
