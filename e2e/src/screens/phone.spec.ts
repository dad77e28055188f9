import { type ApprovalTask, isChangedSince } from 'shared/contract/approval/approval-task';
import type { ListOf } from 'shared/contract/list/paging';

import { anAgreement } from '../an-agreement';
import { expect, test } from '../journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the register is a list of lines, and the thumb reaches everything from the tab bar', async ({
  page,
}) => {
  await page.goto('/agreements');
  const list = page.getByRole('list', { name: 'Договоры' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Главное' });
  for (const target of await bar.locator('a, button').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole('button', { name: 'Ещё' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Партнёры' }).tap();
  await expect(page).toHaveURL('/counterparties/partners');
});

test('a card is read and its decisions lie at the bottom edge', async ({ page, api }) => {
  const { id, title } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const edit = page.getByRole('link', { name: 'Изменить' });
  await expect(edit).toBeInViewport();
  const box = await edit.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeGreaterThan(844 - 120);
  await page.setViewportSize({ width: 360, height: 740 });
  const actions = [
    page.getByRole('button', { name: 'Утвердить без согласования' }),
    page.getByRole('button', { name: 'Другие действия' }),
  ];
  for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 });
});

test('the fields of the form are tall enough for a thumb and do not zoom the page', async ({ page }) => {
  await page.goto('/agreements/create');
  const title = page.getByLabel('Название');
  await expect(title).toBeVisible();
  const control = title.locator('..');
  expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const size = await title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('a search makes the register no wider than the screen', async ({ page }) => {
  await page.goto('/agreements?search=сервер');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Договоры' }).getByRole('listitem').first()).toBeVisible();
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});

test('a line of the journal says whole how many fields were changed', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  const { lock_version } = await api.get<{ lock_version: number }>(`/api/agreements/${String(id)}`);
  const terms = { payment_terms: 'Аванс 30 %', penalty_terms: 'Пени 0,1 %' };
  await api.patch(`/api/agreements/${String(id)}`, { lock_version, ...terms });
  await page.goto(`/activity-logs?filter[entity_type][]=agreement&filter[entity_id][]=${String(id)}`);
  const name = page.getByText('2\u00a0поля', { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('a message lies over the header and leaves the tools under it to the thumb', async ({ page }) => {
  await page.goto('/ui');
  await page.getByRole('button', { name: 'Ошибка', exact: true }).tap();
  const card = page.getByRole('region', { name: 'Сообщения', exact: true }).getByRole('alert');
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThanOrEqual(8);
});

test.describe('the auditor', () => {
  test.use({ who: 'auditor' });

  test('has nothing to do on a card, and the tabs of the suite lie free', async ({ page, apiOf }) => {
    const { id, title } = await anAgreement(await apiOf('lawyer'));
    await page.goto(`/agreements/${String(id)}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const tab = page.getByRole('navigation', { name: 'Главное' }).getByRole('link', { name: /Договоры/ });
    const { x = 0, y = 0, width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    const covering = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('nav')?.ariaLabel,
      [x + width / 2, y + height - 6],
    );
    expect(covering).toBe('Главное');
  });
});

test.describe('the approver', () => {
  test.use({ who: 'approver' });

  test('decides on a card from wherever it is read, above the tabs of the suite', async ({ page, api }) => {
    const { data } = await api.get<{ data: { document: { url: string | null } }[] }>('/api/approval-tasks');
    const url = data.map(({ document }) => document.url).find((found) => found !== null);
    await page.goto(url ?? '');
    const approve = page.getByRole('button', { name: 'Согласовать', exact: true });
    await expect(approve).toBeInViewport({ ratio: 1 });
    expect((await approve.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const isOnTop = await approve.evaluate((target) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    // What lies under the decisions is passed over by the keyboard and by a screen reader.
    await expect(page.getByRole('navigation', { name: 'Главное' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Действия' })).toBeHidden();
  });

  test('has every decision in reach while the document is read, none of them under the tab bar', async ({
    page,
  }) => {
    await page.goto('/approvals');
    await page.locator('[data-task]').first().tap();
    const decisions = page.locator('article footer');
    for (const name of ['Согласовать', 'На доработку', 'Ещё']) {
      const button = decisions.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      const isOnTop = await button.evaluate((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });
});

test.describe('the lawyer', () => {
  test.use({ who: 'lawyer' });

  test('reads what has changed across the whole screen, above the decisions', async ({ page, api }) => {
    const { data } = await api.get<ListOf<ApprovalTask>>('/api/approval-tasks?per_page=100');
    const reworked = data.find(({ changes }) => isChangedSince(changes));
    if (reworked === undefined) throw new Error('The demo company has a document that came back reworked');
    await page.goto(`/approvals?id=${String(reworked.id)}`);
    const changes = page.getByRole('complementary', { name: 'Что изменилось' });
    await expect(changes.getByRole('heading', { name: 'После вашего решения' })).toBeVisible();
    expect((await changes.boundingBox())?.width).toBeGreaterThanOrEqual(380);
    await changes.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Согласовать' })).toBeInViewport({ ratio: 1 });
  });
});
