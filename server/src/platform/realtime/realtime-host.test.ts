import { isForeign } from './realtime-server';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'http://127.0.0.1:8080', realtimePort: 8001 } });
});
afterAll(() => app.close());

it.each(['contracts.internal', '127.0.0.1', '[::1]'])(
  'a page opened by the name %s listens by that name, and its policy lets it',
  async (name) => {
    const headers = { host: `${name}:8080` };
    const answer = await app.stranger.inject({ method: 'GET', url: '/config.json', headers });
    expect(answer.json()).toMatchObject({ realtime: { host: name, port: 8001 } });
    expect(answer.headers['content-security-policy']).toContain(`ws://${name}:8001`);
  },
);

const PUBLIC = 'https://contracts.company.ru';

it.each([
  ['the public address, behind a proxy', 'https://contracts.company.ru', 'node-2:8001'],
  ['another name of the same machine', 'http://contracts.internal:8080', 'contracts.internal:8001'],
])('%s is ours', (_, origin, host) => {
  expect(isForeign({ headers: { origin, host } }, PUBLIC)).toBe(false);
});

it.each([
  ['another site', 'https://evil.example', 'contracts.company.ru:8001'],
  ['a site whose name begins alike', 'https://contracts.company.ru.evil.example', 'contracts.company.ru'],
  ['a sandboxed page', 'null', 'contracts.company.ru:8001'],
])('%s is not ours', (_, origin, host) => {
  expect(isForeign({ headers: { origin, host } }, PUBLIC)).toBe(true);
});
