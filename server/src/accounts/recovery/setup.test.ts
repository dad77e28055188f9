import { PERMISSIONS } from 'shared/contract/access/permissions';
import { rolesModule } from '../../roles/roles-module';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { accountsModule } from '../accounts-module';
import { createSetupLink } from './setup.service';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule] });
});
afterEach(() => app.close());

const owner = {
  last_name: 'Кузнецов',
  first_name: 'Игорь',
  middle_name: 'Олегович',
  email: 'kuznetsov@company.ru',
  password: 'Very-long-2026',
};
const link = async () => (await createSetupLink(app.deps))?.split('token=')[1] ?? '';

describe('the first administrator of an empty installation', () => {
  it('is made by the link the server prints, with every right', async () => {
    const answer = await app.stranger.post('/api/setup', { ...owner, token: await link() });
    expect(answer.statusCode).toBe(200);
    const { token, user } = answer.json<{ token: string; user: { permissions: object[] } }>();
    expect(user.permissions).toHaveLength(PERMISSIONS.length);
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(200);
    expect(await createSetupLink(app.deps)).toBeNull();
  });

  it('is only one, even when two links are used at the same moment', async () => {
    const links = [await link(), await link()];
    const answers = await Promise.all(
      links.map((token, at) =>
        app.stranger.post('/api/setup', { ...owner, email: `admin${String(at)}@company.ru`, token }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('can be made although somebody has registered before', async () => {
    await aUser(app.db, { status: 'invited' });
    expect((await app.stranger.post('/api/setup', { ...owner, token: await link() })).statusCode).toBe(200);
  });

  it('is not made with a link that was made up', async () => {
    await link();
    const answer = await app.stranger.post('/api/setup', { ...owner, token: 'x'.repeat(43) });
    expect(answer.statusCode).toBe(422);
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(0);
  });
});
