import { accountsModule } from '../accounts/accounts-module';
import { type TestApp, startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { demoModule } from './demo-module';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule, demoModule],
    config: { demo: true },
    now: new Date('2026-11-20T12:00:00Z'),
  });
});
afterAll(() => app.close());

describe('the demo company', () => {
  it('lets the six demo accounts in and nobody else', async () => {
    for (const login of ['admin', 'lawyer', 'buyer', 'approver', 'head', 'auditor']) {
      const answer = await app.stranger.post('/api/login', {
        email: `${login}@contracts.local`,
        password: 'Demo-2026!',
      });
      expect([login, answer.statusCode]).toEqual([login, 200]);
    }
    const others = await app.db
      .selectFrom('users')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('password_hash', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(others.count).toBe(6);
  });
});
