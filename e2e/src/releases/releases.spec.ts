import { cohortOf, isReached } from 'shared/contract/release/rollout';

import { expect, test } from './own-suite-journey';
import { builtChecksums } from './team-checkout';

const AREA = 'mf-offers';
const MENU = 'mf-offers/src/area.ts';
const LIST = 'mf-offers/src/list/offers.page.tsx';
const EVERYBODY_ELSE = ['shell', 'mf-agreements', 'mf-counterparties', 'mf-handbooks', 'mf-notifications'];
// Crashes over the records of the company alone, so that no test on invented records could have seen it.
const DIRECTION = "textColumn('direction', (row) => OFFER_DIRECTION_LABELS[row.direction],";
const CRASH = `textColumn('direction', (row) => {
      if (row.number?.startsWith('КП-')) throw new Error('row is undefined');
      return OFFER_DIRECTION_LABELS[row.direction];
    },`;

test('a team ships its area alone: label, percent, everybody, a crash withdrawn by itself', async ({
  suite,
  team,
  openAs,
  people,
}) => {
  test.setTimeout(480_000);
  const before = await builtChecksums([...EVERYBODY_ELSE, 'server']);
  const author = await openAs('lawyer');
  const admin = await openAs('admin');

  // Somebody is in the middle of an agreement.
  await author.goto('/agreements/create');
  const title = author.getByLabel('Название');
  await title.fill('Аренда склада на Кольском проспекте');
  await expect(
    author.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Предложения' }),
  ).toBeVisible();
  await admin.goto('/areas');

  // The team changes a label, publishes, and reaches a tenth.
  await team.edit(MENU, "title: 'Предложения',", "title: 'Предложения и тендеры',");
  const published = await team.release('publish', AREA, '--version', '1.1.0');
  expect(published.output).toContain('1.1.0');
  expect(published.code).toBe(0);
  expect(await team.release('activate', AREA, '1.1.0', '--percent', '10')).toMatchObject({ code: 0 });
  await expect(admin.getByText('1.1.0').first()).toBeVisible();
  const reached = people.filter((id) => isReached(AREA, cohortOf(id), 10)).length;
  await expect(
    admin.getByText(new RegExp(`${String(reached)} из ${String(people.length)}`)).first(),
  ).toBeVisible();

  // For everybody: the open browser is told, and takes it with the half-filled form.
  expect(await team.release('activate', AREA, '1.1.0')).toMatchObject({ code: 0 });
  await expect(author.getByText(/Сменилась версия/)).toBeVisible();
  await author.getByRole('button', { name: 'Обновить' }).click();
  await expect(author.getByRole('link', { name: 'Предложения и тендеры' })).toBeVisible();
  await expect(title).toHaveValue('Аренда склада на Кольском проспекте');

  // The next one crashes over the company's own records, for half of the people.
  await team.edit(LIST, DIRECTION, CRASH);
  expect(await team.release('publish', AREA, '--version', '1.2.0')).toMatchObject({ code: 0 });
  expect(await team.release('activate', AREA, '1.2.0', '--percent', '50')).toMatchObject({ code: 0 });
  const half = suite.accounts.filter(({ id }) => isReached(AREA, cohortOf(id), 50));
  const rest = suite.accounts.filter(({ id }) => !isReached(AREA, cohortOf(id), 50));
  expect(half.length).toBeGreaterThan(0);
  for (const { account } of rest.slice(0, 1)) {
    const page = await openAs(account);
    await page.goto('/commercial-offers');
    await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
    await expect(page.getByText(/работает с ошибкой/)).toBeHidden();
  }
  // Three tabs of those it reached see it fail; each goes on with the last good version.
  for (let tab = 0; tab < 3; tab += 1) {
    const { account } = half[tab % half.length] ?? { account: 'buyer' };
    const page = await openAs(account);
    const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/release-reports'));
    await page.goto('/commercial-offers');
    await expect(page.getByRole('grid').locator('[data-row]').first()).toBeVisible();
    // With the word of the third the registry goes back, and what its tab runs is what everybody has: nothing is left to tell.
    if (tab < 2) await expect(page.getByText(/работает с ошибкой/)).toBeVisible();
    expect((await reported).status()).toBe(204);
  }
  // The registry has gone back by itself and says why.
  await admin.goto('/areas');
  await expect(admin.getByText(/Отозвана автоматически/).first()).toBeVisible();
  const later = await openAs(half[0]?.account ?? 'buyer');
  await later.goto('/commercial-offers');
  await expect(later.getByRole('grid').locator('[data-row]').first()).toBeVisible();
  await expect(later.getByText(/работает с ошибкой/)).toBeHidden();

  expect(await builtChecksums([...EVERYBODY_ELSE, 'server'])).toEqual(before);
});

test('the gate refuses with a sentence what must not be shipped', async ({ suite, team }) => {
  test.setTimeout(480_000);
  const refused = async (version: string, sentence: RegExp) => {
    const { code, output } = await team.release('publish', AREA, '--version', version);
    expect(output).toMatch(sentence);
    expect(code).not.toBe(0);
  };

  await team.edit(MENU, "contract: '^", "contract: '^9");
  await refused('2.0.0', /контракт/);
  await team.restore(MENU);

  await team.edit(MENU, "path: '/commercial-offers/create'", "path: '/agreements/archive'");
  await refused('2.0.1', /mf-agreements/);
  await team.restore(MENU);

  suite.useTokenOf('mf-handbooks');
  await refused('2.0.2', /раздел/);
  suite.useTokenOf(AREA);

  expect(await team.release('publish', AREA, '--version', '2.0.3')).toMatchObject({ code: 0 });
  await team.spoilBuiltFile(AREA);
  await refused('2.0.4', /не совпада/);
});
