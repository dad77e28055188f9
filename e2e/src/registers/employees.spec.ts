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
