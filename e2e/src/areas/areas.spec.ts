import { expect, test } from '../journey';

const HANDBOOKS = '**/areas/mf-handbooks/**';
const broken = 'Раздел «Справочники» не загрузился';

test('an area whose files do not come names itself; the rest works, and a retry opens it', async ({
  page,
}) => {
  await page.route(HANDBOOKS, (route) => route.abort());
  await page.goto('/handbooks/measures');
  await expect(page.getByRole('heading', { name: broken })).toBeVisible();
  await expect(page.getByText(/«Договоры».*работают/)).toBeVisible();
  await expect(page.getByText(/mf-handbooks .* запрос/)).toBeVisible();

  await page.getByRole('link', { name: 'Договоры' }).first().click();
  await expect(page.getByRole('grid', { name: 'Договоры' }).getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: broken })).toBeVisible();

  await page.unroute(HANDBOOKS);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('grid', { name: 'Единицы измерения' })).toBeVisible();
});

test('a page of an area that does not come is asked for again in the same way', async ({ page }) => {
  // Where data is saved, no page is downloaded ahead of its visit, and so none is there before its files are cut off.
  await page.goto('/handbooks');
  await expect(page.getByRole('heading', { name: 'Справочники' })).toBeVisible();
  await page.route(HANDBOOKS, (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /Единицы измерения/ })
    .click();
  await expect(page.getByRole('heading', { name: broken })).toBeVisible();
  await page.unroute(HANDBOOKS);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('grid', { name: 'Единицы измерения' })).toBeVisible();
});

test('a script that is not what the registry promises is not run, and the server is told', async ({
  page,
}) => {
  await page.route('**/areas/mf-offers/**/*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    // The entry stays whole, so that the area comes and its page is what was changed on the way.
    if (route.request().url().includes('remoteEntry')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, body: `${text};window.wasRun = true` });
  });
  const told = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/release-reports') && request.postData()?.includes('"integrity"') === true,
  );
  await page.goto('/commercial-offers');
  await expect(
    page.getByRole('heading', { name: 'Раздел «Коммерческие предложения» не загрузился' }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  await told;
  expect(await page.evaluate(() => Reflect.has(window, 'wasRun'))).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('where data is not saved', () => {
  test.use({ savesData: false });

  test('the second area opens without a request for code once the first page has rested', async ({
    page,
  }) => {
    await page.goto('/agreements');
    // The pages of the menu are fetched one after another: when the handbooks' turn has come, the partners are there.
    const asked = page.waitForRequest('**/areas/mf-handbooks/**');
    await expect(page.getByRole('grid', { name: 'Договоры' }).getByRole('link').first()).toBeVisible();
    await asked;
    // Code that the area fetches ahead of its own cards is held; the rows do not wait for it.
    await page.route('**/areas/mf-counterparties/**', () => new Promise<void>(() => undefined));
    await page.getByRole('link', { name: 'Партнёры' }).click();
    await expect(page.getByRole('grid', { name: 'Партнёры' }).locator('[data-row]').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('the administrator', () => {
  test.use({ who: 'admin' });

  test('sees which areas stand and in which version', async ({ page }) => {
    await page.goto('/areas');
    for (const name of [
      'mf-agreements',
      'mf-offers',
      'mf-counterparties',
      'mf-handbooks',
      'mf-notifications',
    ]) {
      await expect(page.getByText(new RegExp(`${name}`)).first()).toBeVisible();
    }
  });
});
