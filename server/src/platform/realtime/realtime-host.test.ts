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
