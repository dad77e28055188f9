import { anAgreement, uniqueTitle } from '../an-agreement';
import { expect, test } from '../journey';

test.describe('what the server says with every page', () => {
  test.use({ who: null });

  test('forbids inline and evaluated scripts, framing and sniffing', async ({ request }) => {
    const answer = await request.get('/auth');
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toBe("'self'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('lets no other site read an answer', async ({ request }) => {
    const answer = await request.get('/config.json', { headers: { origin: 'https://evil.example' } });
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
  });

  test('answers nothing of the company without a session', async ({ request }) => {
    for (const path of [
      '/api/agreements',
      '/api/me',
      '/api/users',
      '/api/activity-logs',
      '/api/notifications',
    ]) {
      expect((await request.get(path)).status(), path).toBe(401);
    }
  });
});

test('a text of a person is shown as text', async ({ page, api }) => {
  const title = uniqueTitle('<img src=x onerror="window.hit=1"><b>Договор</b>');
  const { id } = await anAgreement(api, { title });
  await page.goto(`/agreements/${String(id)}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
});
