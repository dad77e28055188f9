import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

import { PASSWORD } from '../account';

const root = resolve(process.cwd(), '..');

let running: ChildProcess | undefined;
test.afterEach(async () => {
  const ended = new Promise((done) => running?.once('exit', done));
  running?.kill('SIGTERM');
  await ended;
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        done(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

/** Starts the command and gives its address once the area is built. */
async function standalone(...args: string[]): Promise<string> {
  const port = String(await freePort());
  const launcher = join(root, 'tooling', 'launch', 'launch.cjs');
  const child = spawn(process.execPath, [launcher, 'standalone', 'mf-offers', ...args], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  return new Promise((done, fail) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('только mf-offers')) done(`http://localhost:${port}`);
    });
    child.once('exit', () => {
      fail(new Error(output));
    });
  });
}

test('an area is worked on alone, with invented records and no server', async ({ page }) => {
  const address = await standalone();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) foreign.push(request.url());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Предложения' })).toBeVisible();
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(3);
  await page.getByRole('grid').locator('[data-row]').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/commercial-offers\/1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${address}/agreements`);
  await expect(page.getByText('Этой страницы в разделе нет')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('an area alone shows the records of a suite to who may see them', async ({ page }) => {
  const address = await standalone('--url', process.env.BASE_URL ?? '');
  await page.goto(`${address}/commercial-offers`);
  await page.getByLabel('Электронная почта').fill('lawyer@contracts.local');
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('grid').locator('[data-row]').first()).toContainText('КП-');
});
