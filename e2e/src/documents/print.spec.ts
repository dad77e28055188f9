import { anAgreement, uniqueWord } from '../an-agreement';
import { expect, test } from '../journey';

test('of a register the head of the sheet, its columns and rows are printed, and no control', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  for (const place of [1, 2]) await anAgreement(api, { title: `Печать ${String(place)} ${word}` });
  await page.goto(`/agreements?search=${word}`);
  const grid = page.getByRole('grid');
  await expect(grid.locator('[data-row]')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-head]')).toBeVisible();
  await expect(page.locator('[data-print-head] [data-printed^="Напечатано"]')).toBeVisible();
  await expect(grid.getByText(`Печать 1 ${word}`)).toBeVisible();
  await expect(grid.getByText(`Печать 2 ${word}`)).toBeVisible();
  const name = grid.locator('[data-row]').first().getByRole('img', { name: 'Соколова' });
  const nameSize = await name.evaluate((one) => getComputedStyle(one, '::after').fontSize);
  expect(nameSize).toBe(
    await grid.getByText(`Печать 1 ${word}`).evaluate((one) => getComputedStyle(one).fontSize),
  );
  await expect(grid.getByRole('columnheader', { name: /Контрагент/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Загрузить из файла' })).toBeHidden();
  await expect(grid.getByRole('checkbox').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-print-head]')).toBeHidden();
});

test('of roomy rows a long title is printed without the clamp that cuts it on the screen', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  await anAgreement(api, { title: `Печать ${'оборудования узлов связи '.repeat(8)}${word}` });
  await page.goto(`/agreements?search=${word}`);
  await page.getByRole('button', { name: 'Высота строк' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Просторные строки' }).click();
  const title = page.getByRole('grid').getByRole('link', { name: word });
  const displayed = () => title.evaluate((link) => getComputedStyle(link).display);
  expect(await displayed()).not.toBe('inline');
  await page.emulateMedia({ media: 'print' });
  expect(await displayed()).toBe('inline');
});

test('of a card what stands in it is printed without its actions, tabs, empty sections and the bar of the suite', async ({
  page,
  api,
}) => {
  const { id, title, counterparty } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(title);
  const edit = main.getByRole('link', { name: 'Изменить', exact: true });
  const others = main.getByRole('button', { name: 'Другие действия' });
  const further = [main.getByText('Открыть целиком'), main.getByText('Вся история', { exact: true })];
  await expect(edit).toBeVisible();
  await expect(others).toBeVisible();
  const empty = ['Наблюдатели', 'Связанные документы'].map((name) => main.getByRole('region', { name }));
  for (const part of [...further, ...empty]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(counterparty.name_short).first()).toBeVisible();
  await expect(main.getByText(/12\s200,00/).first()).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(others).toBeHidden();
  for (const part of [...further, ...empty]) await expect(part).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('of a card with a table what has happened to it comes after what it says too', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Последние изменения' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const lines = await main.getByRole('table').boundingBox();
  const changes = await main.getByRole('heading', { name: 'Последние изменения' }).boundingBox();
  expect(changes?.y ?? 0).toBeGreaterThan((lines?.y ?? 0) + (lines?.height ?? 0));
});

test('of a specification every line and its sums are printed', async ({ page, api }) => {
  const { id, items } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}?tab=items`);
  const main = page.getByRole('main');
  const name = items[0]?.name ?? '';
  await expect(main.getByText(name)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('columnheader', { name: 'Наименование' })).toBeVisible();
  await expect(main.getByText(name)).toBeVisible();
  await expect(main.getByText(/12\s200,00/).first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test.describe('the auditor', () => {
  test.use({ who: 'auditor' });

  test('of the journal it is printed what was changed, though a press would tell more', async ({
    page,
    apiOf,
  }) => {
    const lawyer = await apiOf('lawyer');
    const { id, lock_version } = await anAgreement(lawyer);
    await lawyer.patch(`/api/agreements/${String(id)}`, { title: `Печать ${uniqueWord()}`, lock_version });
    await page.goto('/activity-logs?filter[action][]=agreement.updated');
    const grid = page.getByRole('grid');
    const changed = grid.getByRole('button', { name: 'Название' }).first();
    await expect(changed).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(changed).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Проверить целостность' })).toBeHidden();
  });
});
