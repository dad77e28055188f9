import { expect, test } from '../journey';

test.use({ who: 'admin' });

test('what an employee does and where is read whole in the list, in rows of the usual height', async ({
  page,
}) => {
  await page.goto('/handbooks/users');
  const rows = page.getByRole('grid', { name: 'Сотрудники' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // Until the face of the suite is there, a wider one stands in for it.
  await page.evaluate(() => document.fonts.ready);
  const cut = await rows
    .locator('[data-wraps]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollHeight > cell.clientHeight + 1 || cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
  expect(await rows.locator('[data-wraps]').count()).toBeGreaterThan(40);
  const heights = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => row.getBoundingClientRect().height),
  );
  expect(new Set(heights).size).toBe(1);
});

test('a photo of a camera becomes a small face, is seen where the person is, and is taken away', async ({
  page,
}) => {
  await page.goto('/handbooks/users?search=Мельников');
  await page.getByRole('link', { name: /Мельников/ }).click();
  const head = page.getByRole('main').locator('h1').locator('xpath=ancestor::div[3]');
  await page.getByLabel('Загрузить фото').setInputFiles({
    name: 'DSC_0412.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('Фото сохранено')).toBeVisible();
  await expect(head.locator('img')).toHaveJSProperty('naturalWidth', 256);
  await page.goto('/handbooks/users?search=Мельников');
  await expect(page.getByRole('grid', { name: 'Сотрудники' }).locator('img')).toHaveCount(1);
  await page.getByRole('link', { name: /Мельников/ }).click();
  await page.getByRole('button', { name: 'Удалить фото' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить фото' }).click();
  await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeVisible();
  await expect(head.locator('img')).toHaveCount(0);
});
