import { createServer } from 'node:http';
import { join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { freePort } from '../process/port.mjs';

const launcher = join(__dirname, 'launch.cjs');
const token = `crd_${'a'.repeat(43)}`;
const counts = { openings: 31, people: 12, failed: 1, failed_people: 1, phases: [] };
const offers = {
  area: 'mf-offers',
  title: 'Коммерческие предложения',
  active: '1.3.0',
  previous: '1.2.0',
  rollout: { version: '1.4.0', percent: 10, started_at: '2026-11-20T09:00:00Z' },
  versions: [
    {
      version: '1.4.0',
      state: 'rollout',
      group_size: 4,
      counts,
      published_at: '2026-11-20T08:00:00Z',
      published_by: 'Конвейер',
      withdrawn_reason: null,
    },
  ],
};

let suite;
let address;
let asked;
let answers;
beforeEach(async () => {
  asked = [];
  answers = {
    'GET /api/releases': { revision: 7, shell: { version: '1.0.0', contract: '1.0.0' }, areas: [offers] },
    'GET /api/releases/mf-offers': offers,
    'POST /api/releases/mf-offers/activate': {},
    'POST /api/releases/mf-offers/rollback': {},
    'POST /api/releases/mf-offers/preview': { url: '/?preview=t', expires_at: '2026-11-21T11:00:00Z' },
  };
  suite = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ call: `${request.method} ${request.url}`, body, rights: request.headers.authorization });
    const { status = 200, text, ...answer } = answers[`${request.method} ${request.url}`] ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text ?? JSON.stringify(answer));
  });
  await new Promise((resolve) => suite.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${suite.address().port}`;
});
afterEach(() => new Promise((resolve) => suite.close(resolve)));

const release = (args, env = {}) =>
  runQuietly({
    command: process.execPath,
    args: [launcher, 'release', ...args],
    env: { RELEASE_URL: address, RELEASE_TOKEN: token, ...env },
  });

it('tells how the areas stand', async () => {
  const { code, output } = await release(['status']);
  expect(output).toMatch(/mf-offers +1\.3\.0 +1\.2\.0 +1\.4\.0, 10 % +31, из них неудачных 1/);
  expect(code).toBe(0);
  expect(asked[0].rights).toBe(`Bearer ${token}`);
});

it('lists the versions of an area', async () => {
  const { code, output } = await release(['list', 'mf-offers']);
  expect(output).toContain('Коммерческие предложения (mf-offers)');
  expect(output).toMatch(/1\.4\.0 +у 10 % +4/);
  expect(code).toBe(0);
});

it('gives a version to a share of the employees', async () => {
  const { code, output } = await release(['activate', 'mf-offers', '1.4.0', '--percent', '10']);
  expect(output).toContain('mf-offers 1.4.0 включён для 10 % сотрудников.');
  expect(asked[0].body).toBe('{"version":"1.4.0","percent":10}');
  expect(code).toBe(0);
});

it('returns the version before, with the reason', async () => {
  const { code, output } = await release(['rollback', 'mf-offers', '--reason', 'Не считалась сумма']);
  expect(asked[0]).toMatchObject({
    call: 'POST /api/releases/mf-offers/rollback',
    body: '{"reason":"Не считалась сумма"}',
  });
  expect(output).toContain('mf-offers: сейчас у всех версия 1.3.0.');
  expect(code).toBe(0);
});

it('gives a link to look at a version with', async () => {
  const { code, output } = await release(['preview', 'mf-offers', '1.4.0', '--hours', '8']);
  expect(output).toContain(`${address}/?preview=t\nСсылка действует до`);
  expect(asked[0].body).toBe('{"version":"1.4.0","hours":8}');
  expect(code).toBe(0);
});

it('passes on what the gate refuses, one line for each reason, and the number of the request', async () => {
  answers['POST /api/releases/mf-offers/activate'] = {
    status: 422,
    message: 'Версию нельзя включить',
    errors: {
      contract: ['Нужен контракт ^2.0.0, а оболочка даёт 1.0.0.'],
      version: ['Файлы версии удалены.'],
    },
    request_id: 'r-1',
  };
  const { code, output } = await release(['activate', 'mf-offers', '1.4.0']);
  expect(output).toContain(
    'Версию нельзя включить\n  • Нужен контракт ^2.0.0, а оболочка даёт 1.0.0.\n  • Файлы версии удалены.\nЗапрос r-1',
  );
  expect(code).toBe(1);
});

it.each([
  ['has no token', { RELEASE_TOKEN: '' }, /Не указан RELEASE_TOKEN/],
  ['has something else for a token', { RELEASE_TOKEN: 'secret' }, /не похож на токен выкладки/],
  ['has no address', { RELEASE_URL: 'contracts' }, /RELEASE_URL должен быть адресом/],
])('who %s is told so before anything is asked', async (_, env, sentence) => {
  const { code, output } = await release(['status'], env);
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
  expect(asked).toEqual([]);
});

it('a version that is there is refused before anything is built', async () => {
  const { code, output } = await release(['publish', 'mf-offers', '--version', '1.4.0']);
  expect(output).toContain('Версия 1.4.0 уже опубликована');
  expect(output).not.toContain('Сборка');
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/releases/mf-offers']);
  expect(code).toBe(1);
});

it('somebody else at the address is told from a suite', async () => {
  answers['GET /api/releases'] = { text: '<html></html>' };
  expect((await release(['status'])).output).toContain('отвечает не реестр договоров');
});

it('a server that is down is called so', async () => {
  const env = { RELEASE_URL: `http://127.0.0.1:${await freePort()}` };
  const { code, output } = await release(['status'], env);
  expect(output).toMatch(/не отвечает \(соединение отклонено\)\. Проверьте адрес в RELEASE_URL/);
  expect(code).toBe(1);
});

it.each([
  [['promote'], /Нет такой команды: promote/],
  [['activate', 'mf-offers'], /Не указано: версия/],
  [['activate', 'mf-offers', 'new'], /«new» — не версия/],
  [['activate', 'mf-offers', '1.4.0', '--percent', '0'], /от 1 до 100/],
  [['publish', 'mf-offers', '--percent', '10'], /нужен вместе с --activate/],
])('%j is refused before anything is asked', async (args, sentence) => {
  const { code, output } = await release(args);
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
  expect(asked).toEqual([]);
});
