import { expect, test } from '../journey';

test.use({ who: 'approver' });

const bottomOf = (box: { y: number; height: number } | null) => (box === null ? NaN : box.y + box.height);

test('a number of two digits stands beside the bell, not over it', async ({ page }) => {
  await page.route('**/api/notifications?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...list, unread: 34 } });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/approvals');
  const bell = page.getByRole('button', { name: 'Уведомления: 34 непрочитанных' });
  const icon = await bell.locator('svg').boundingBox();
  const number = await page.locator('header').getByText('34', { exact: true }).boundingBox();
  if (icon === null || number === null) throw new Error('There is no bell with a number');
  expect(number.x).toBeGreaterThan(icon.x + icon.width / 2);
});

for (const width of [390, 1280]) {
  test(`what is done with several documents stands in two even rows at ${String(width)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/approvals');
    await page.getByRole('button', { name: 'Выбрать несколько' }).click();
    const bar = page.getByRole('toolbar', { name: 'Выбранные документы' });
    const all = await bar.getByRole('button', { name: 'Все без рисков' }).boundingBox();
    const cancel = await bar.getByRole('button', { name: 'Отменить' }).boundingBox();
    expect(cancel?.y).toBe(all?.y);
    expect(cancel?.width).toBe(all?.width);
  });
}

test('the strip about the connection pushes no decision out of the screen', async ({ page, context }) => {
  await page.goto('/approvals');
  const decide = page.getByRole('button', { name: 'На доработку' });
  await expect(decide).toBeVisible();
  await context.setOffline(true);
  const strip = page.locator('[data-connection-bar]');
  await expect(strip).toHaveText(/^Нет связи\. Показаны данные на \d\d:\d\d:\d\d$/);
  await expect
    .poll(async () => bottomOf(await decide.boundingBox()))
    .toBeLessThan(await page.evaluate(() => window.innerHeight));
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test.describe('the card of an offer', () => {
  test.use({ who: 'admin' });

  test('gives its title the whole width, above which the buttons stand', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/commercial-offers');
    await page.getByRole('grid').locator('[data-row]').first().click();
    await page.waitForURL(/\/commercial-offers\/\d+/);
    const actions = await page.getByRole('button', { name: 'Другие действия' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (actions === null || title === null) throw new Error('There is no title with buttons');
    expect(title.x + title.width).toBeCloseTo(actions.x + actions.width, 0);
    expect(title.y).toBeGreaterThan(actions.y);
  });
});

test('a long link in a remark leaves the decisions of a phone in the screen', async ({ page }) => {
  await page.route('**/api/approval-chains/*', async (route) => {
    const answer = await route.fetch();
    const chain = (await answer.json()) as {
      stages: { tasks: { assignee: unknown; vote: unknown }[] }[];
      content_hash: string;
    };
    const [seat] = chain.stages[0]?.tasks ?? [];
    if (seat !== undefined) {
      const link = `https://example.com/${'long'.repeat(200)}`;
      const said = {
        id: 1,
        clause_ref: null,
        status: 'open',
        reply: null,
        resolved_by: null,
        resolved_at: null,
      };
      seat.vote = {
        id: 1,
        task_id: 1,
        user: seat.assignee,
        on_behalf_of: null,
        decision: 'return',
        remark: link,
        remarks: [{ ...said, text: link }],
        file_version: null,
        content_hash: chain.content_hash,
        created_at: '2026-11-20T09:00:00Z',
        revoked_at: null,
        revoke_reason: null,
      };
    }
    await route.fulfill({ response: answer, json: chain });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/approvals');
  await page.locator('[data-task]').first().click();
  await expect(page.getByText(/^https:\/\/example\.com/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
