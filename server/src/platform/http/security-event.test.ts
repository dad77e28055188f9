import { accountsModule } from '../../accounts/accounts-module';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../../users/a-user';
import { anActor, startTestApp, type TestApp } from '../testing/test-app';

const WARN = 40;
const INFO = 30;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule], config: { logLevel: 'info' } });
});
afterAll(() => app.close());
beforeEach(() => app.logLines.splice(0));

const login = (email: string, ip: string) =>
  app.stranger.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: 'Wrong-2026!' },
    remoteAddress: ip,
    headers: { 'x-request-id': 'request-of-the-test' },
  });
const events = () => app.logLines.filter((line) => 'security' in line);

describe('the log', () => {
  it('tells of logins that failed and of those that were stopped, without an address of mail', async () => {
    const { email } = await aUser(app.db);
    for (let at = 0; at < 11; at += 1) await login(email, '10.4.0.1');
    await login('nobody@contracts.local', '10.4.0.2');
    const told = events();
    expect(told.map((line) => line.security)).toEqual([
      ...Array<string>(10).fill('login.failed'),
      'login.locked',
      'login.failed',
    ]);
    expect(told[0]).toMatchObject({
      level: WARN,
      ip: '10.4.0.1',
      request_id: 'request-of-the-test',
      account: expect.stringMatching(/^[\da-f]{16}$/) as string,
    });
    expect(new Set(told.map((line) => line.account)).size).toBe(2);
    expect(JSON.stringify(app.logLines)).not.toContain(email);
  });

  it('tells who was refused what', async () => {
    const reader = anActor({ permissions: [] });
    await app.as(reader).get('/api/roles');
    expect(events()).toMatchObject([
      { security: 'access.refused', level: WARN, user: reader.id, target: 'GET /api/roles' },
    ]);
  });

  it('tells who asked for a new password of which account', async () => {
    await app.stranger.post('/api/password/forgot', { email: 'somebody@contracts.local' });
    expect(events()).toMatchObject([{ security: 'password.reset-asked', level: WARN }]);
  });

  it('says of every answer where the request came from and whose it was', async () => {
    const reader = anActor();
    await app.as(reader).get('/api/roles');
    const lines = app.logLines.filter((line) => line.msg === 'answered');
    expect(lines).toMatchObject([{ level: INFO, ip: '127.0.0.1', user: reader.id, status: 200 }]);
  });
});
