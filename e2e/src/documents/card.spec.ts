import { anAgreement, wordOf } from '../an-agreement';
import { expect, test } from '../journey';

test.use({ savesData: false });

test('the card says what the agreement is, who the sides are, how much and until when', async ({
  page,
  api,
}) => {
  const agreement = await anAgreement(api);
  await page.goto(`/agreements/${String(agreement.id)}`);
  await expect(page.getByRole('heading', { name: agreement.title })).toBeVisible();
  await expect(page.getByText('Черновик').first()).toBeVisible();
  await expect(page.getByText('12 200,00 ₽').first()).toBeVisible();
  await expect(page.getByText('НДС 22 % — 2 200,00 ₽')).toBeVisible();
  await expect(page.getByText('31.12.2027').first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: new RegExp(agreement.counterparty.name_short) }).first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(agreement.internal_number));
});

test('the tabs show specification, files and history, and the address keeps the tab', async ({
  page,
  api,
}) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  const tabs = page.getByRole('navigation', { name: 'Разделы договора' });
  await tabs.getByRole('link', { name: /Спецификация/ }).click();
  await expect(page).toHaveURL(/tab=items/);
  await expect(page.getByRole('row', { name: /Кабель оптический/ })).toContainText('12 200,00');
  await expect(page.getByText(/двенадцать тысяч двести рублей/i)).toBeVisible();
  await tabs.getByRole('link', { name: /^Файлы/ }).click();
  await expect(page.getByText('Файлов пока нет')).toBeVisible();
  await tabs.getByRole('link', { name: 'История' }).click();
  await expect(page.getByRole('main').getByText('Соколова М. Д.').first()).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'История' })).toHaveAttribute('aria-current', 'page');
});

test('a file is uploaded, listed with its version and downloaded', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}?tab=files`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /Загрузить|Приложить|Выбрать/ })
    .first()
    .click();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await (await chooser).setFiles({ name: 'Договор поставки.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: /\.pdf$/ }).first()).toBeVisible();
  await expect(page.getByText(/Версия 1/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Скачать / })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('the list it was opened from is walked without going back', async ({ page, api }) => {
  const agreement = await anAgreement(api);
  const { title } = agreement;
  const code = wordOf(agreement);
  await anAgreement(api, { title: `Второй договор ${code}` });
  await page.goto(`/agreements?search=${code}`);
  await page.getByRole('grid').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/^[12] из 2$/)).toBeVisible();
  const step = page.getByRole('button', { name: /(Следующий|Предыдущий)/ });
  await step.and(page.locator(':enabled')).first().click();
  await expect(page.getByRole('heading', { name: `Второй договор ${code}` })).toBeVisible();
  await page.getByRole('link', { name: 'Договоры' }).last().click();
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(code)}`));
});

test('a step of its life changes the state before one’s eyes', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  await page.getByRole('button', { name: 'Другие действия' }).click();
  await page.getByRole('menuitem', { name: 'Аннулировать' }).click();
  const dialog = page.getByRole('dialog', { name: 'Аннулировать договор' });
  await dialog.getByRole('button', { name: 'Аннулировать' }).click();
  await expect(dialog.getByText('Это поле обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel(/Причина/).fill('Закупка отменена');
  await dialog.getByRole('button', { name: 'Аннулировать' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Аннулирован').first()).toBeVisible();
  await expect(page.getByText(/Закупка отменена/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Вернуть в черновики' })).toBeVisible();
});

test('an agreement that is not there is no blank page', async ({ page }) => {
  await page.goto('/agreements/99999999');
  await expect(
    page.getByRole('heading', { name: 'Такого договора нет или он вам недоступен' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'К списку договоров' }).last().click();
  await expect(page).toHaveURL('/agreements');
});

test.describe('the auditor', () => {
  test.use({ who: 'auditor' });

  test('reads the card and is offered no change', async ({ page, apiOf }) => {
    const { id, title } = await anAgreement(await apiOf('lawyer'));
    await page.goto(`/agreements/${String(id)}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Изменить' })).toHaveCount(0);
  });
});
