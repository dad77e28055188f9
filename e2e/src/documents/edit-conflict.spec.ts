import { anAgreement } from '../an-agreement';
import { expect, openLive, test } from '../journey';

test('an edit is saved, and the history tells the old and the new value', async ({ page, api }) => {
  const { id, title } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByLabel('Название').fill(`${title}, вторая очередь`);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page).toHaveURL(new RegExp(`/agreements/${String(id)}($|\\?)`));
  await expect(page.getByRole('heading', { name: `${title}, вторая очередь` })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Разделы договора' })
    .getByRole('link', { name: 'История' })
    .click();
  await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
});

test('when somebody saved first, both versions stand side by side and each field is chosen', async ({
  page,
  api,
  openAs,
}) => {
  const { id, title } = await anAgreement(api);
  const other = await openAs('admin');
  await openLive(page, `/agreements/${String(id)}/edit`);
  await page.getByLabel('Название').fill(`${title}, мой вариант`);
  await page.getByLabel('Предмет договора').fill('Мой предмет');

  await other.goto(`/agreements/${String(id)}/edit`);
  await other.getByLabel('Название').fill(`${title}, чужой вариант`);
  await other.getByLabel('Предмет договора').fill('Чужой предмет');
  await other.getByLabel('Порядок оплаты').fill('По факту поставки');
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`/agreements/${String(id)}($|\\?)`));
  await expect(page.getByText(/^Пока вы правите, договор изменил другой сотрудник/)).toBeVisible();

  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Пока вы правили, договор изменили' });
  await expect(
    dialog.getByRole('radio', { name: new RegExp(`^Название, у вас: .*мой вариант`) }),
  ).toBeChecked();
  await expect(dialog.getByText('Из реестра взято без вопросов: «Порядок оплаты».')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Предмет договора, в реестре: Чужой предмет/ }).check();
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();

  await expect(page.getByRole('heading', { name: `${title}, мой вариант` })).toBeVisible();
  await expect(page.getByText('Чужой предмет')).toBeVisible();
  await expect(page.getByText('По факту поставки')).toBeVisible();
});

test('a draft of an edit is kept and can be thrown away', async ({ page, api }) => {
  const { id, title } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}/edit`);
  await page.getByLabel('Название').fill(`${title}, начато`);
  await expect(page.getByText(/^Черновик сохранён в/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText(/^Есть несохранённый черновик/)).toHaveCount(0);
  await expect(page.getByLabel('Название')).toHaveValue(title);
});

test.describe('the auditor', () => {
  test.use({ who: 'auditor' });

  test('cannot open the form', async ({ page, apiOf }) => {
    const { id } = await anAgreement(await apiOf('lawyer'));
    await page.goto(`/agreements/${String(id)}/edit`);
    await expect(page).toHaveURL(/\/access-error/);
    await expect(page.getByText('«Редактирование договоров»')).toBeVisible();
  });
});
