import type { LiveSession } from 'shared/contract/session/session';
import { rolesModule } from '../../roles/roles-module';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { type BuiltUser, aUser } from '../../users/a-user';
import { accountsModule } from '../accounts-module';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const start = new Date('2026-11-20T09:00:00Z');

let app: TestApp;
let user: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule] });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(start);
  app.letters.splice(0);
  user = await aUser(app.db);
  await app.db.deleteFrom('outbox').execute();
});

const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
async function signIn(password = 'Demo-2026!', ip = '10.3.0.1'): Promise<string> {
  const answer = await app.stranger.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: user.email, password },
    remoteAddress: ip,
    headers: { 'user-agent': CHROME },
  });
  return answer.json<{ token: string }>().token;
}
const sessionsOf = async (token: string) =>
  (await app.withToken(token).get('/api/sessions')).json<{ data: LiveSession[] }>().data;
const isOpen = async (token: string) => (await app.withToken(token).get('/api/me')).statusCode === 200;
async function expelled(): Promise<string[]> {
  const rows = await app.db
    .selectFrom('outbox')
    .select('channels')
    .where('event', '=', 'server:expel')
    .execute();
  return rows.flatMap(({ channels }) => channels);
}

/** How often a broadcaster outside, which knows employees alone, is told to end connections of this one. */
async function expelledOutside(): Promise<number> {
  const rows = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('event', '=', 'server:expel')
    .execute();
  const own = `private-users.${String(user.id)}`;
  return rows.filter(({ payload }) => (payload as { channels: string[] }).channels.includes(own)).length;
}

describe('the list of one’s logins', () => {
  it('says where and when, this one first, and shows nobody else’s', async () => {
    await signIn('Demo-2026!', '::ffff:10.3.0.9');
    later(60);
    const here = await signIn();
    const stranger = await aUser(app.db);
    await app.stranger.post('/api/login', { email: stranger.email, password: 'Demo-2026!' });
    expect(await sessionsOf(here)).toEqual([
      expect.objectContaining({ is_current: true, device: 'Chrome, Windows', ip: '10.3.0.1' }),
      expect.objectContaining({ is_current: false, ip: '10.3.0.9' }),
    ]);
  });

  it('lets one of them be ended, and its live connection with it', async () => {
    const there = await signIn();
    const here = await signIn();
    const other = (await sessionsOf(here)).find(({ is_current }) => !is_current)?.id ?? 0;
    expect((await app.withToken(here).delete(`/api/sessions/${String(other)}`)).statusCode).toBe(204);
    expect([await isOpen(there), await isOpen(here)]).toEqual([false, true]);
    expect(await expelled()).toEqual([`server-session.${String(other)}`]);
    expect((await app.withToken(here).delete(`/api/sessions/${String(other)}`)).statusCode).toBe(404);
  });

  it('lets nobody end a session of somebody else', async () => {
    const token = await signIn();
    const [mine] = await sessionsOf(token);
    const stranger = await aUser(app.db);
    const answer = await app.stranger.post('/api/login', { email: stranger.email, password: 'Demo-2026!' });
    const theirs = app.withToken(answer.json<{ token: string }>().token);
    expect((await theirs.delete(`/api/sessions/${String(mine?.id)}`)).statusCode).toBe(404);
    expect((await theirs.post('/api/sessions/end-others')).statusCode).toBe(204);
    expect(await isOpen(token)).toBe(true);
  });

  it('lets all others be ended at once', async () => {
    const others = [await signIn(), await signIn()];
    const here = await signIn();
    expect((await app.withToken(here).post('/api/sessions/end-others')).statusCode).toBe(204);
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false]);
    expect(await sessionsOf(here)).toHaveLength(1);
    expect(await expelled()).toHaveLength(2);
  });
});

describe('a live connection', () => {
  it('ends with the logout of its session', async () => {
    const token = await signIn();
    const [session] = await sessionsOf(token);
    await app.withToken(token).post('/api/logout');
    expect(await expelled()).toEqual([`server-session.${String(session?.id)}`]);
  });

  it('ends when the time of its session is over, without anybody asking', async () => {
    const token = await signIn();
    const [session] = await sessionsOf(token);
    await app.jobs.runScheduled('accounts.end-sessions');
    expect(await expelled()).not.toContain(`server-session.${String(session?.id)}`);
    later(12 * 3600 + 1);
    await app.jobs.runScheduled('accounts.end-sessions');
    expect(await expelled()).toContain(`server-session.${String(session?.id)}`);
  });

  it('that began in the very moment of the logout is found a little later', async () => {
    const token = await signIn();
    const [session] = await sessionsOf(token);
    await app.withToken(token).post('/api/logout');
    await app.db.deleteFrom('outbox').execute();
    later(120);
    await app.jobs.runScheduled('accounts.end-sessions');
    expect(await expelled()).toContain(`server-session.${String(session?.id)}`);
  });

  it('ends outside too, once: open ones of the same employee are not broken off there again', async () => {
    const token = await signIn();
    await signIn();
    await app.withToken(token).post('/api/logout');
    expect(await expelledOutside()).toBe(1);
    later(120);
    await app.jobs.runScheduled('accounts.end-sessions');
    expect(await expelledOutside()).toBe(1);
    later(12 * 3600 + 1);
    await app.jobs.runScheduled('accounts.end-sessions');
    expect(await expelledOutside()).toBe(2);
  });

  it('is allowed to the session that asks, in the form the protocol has', async () => {
    const token = await signIn();
    const answer = await app.withToken(token).post('/broadcasting/auth', {
      socket_id: '1.1',
      channel_name: `private-users.${String(user.id)}`,
    });
    expect(answer.json<{ auth: string }>().auth).toMatch(/^[\da-f]{20}:[\da-f]{64}$/);
  });

  it('is refused for another employee, and for a name without the prefix of the protocol', async () => {
    const token = await signIn();
    const own = `users.${String(user.id)}`;
    const said = async (channel_name: string) => {
      const answer = await app
        .withToken(token)
        .post('/broadcasting/auth', { socket_id: '1.1', channel_name });
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    const nobodys = [403, `Такого канала нет, ваш канал — private-${own}`];
    expect(await said(own)).toEqual(nobodys);
    expect(await said('private-agreements')).toEqual(nobodys);
    expect(await said(`private-users.${String(user.id + 1)}`)).toEqual([
      403,
      'Этот канал принадлежит другому сотруднику',
    ]);
  });
});

describe('a change of one’s own password', () => {
  const change = (token: string, body: object) => app.withToken(token).post('/api/password/change', body);

  it('needs the present one, ends the other sessions and tells the owner', async () => {
    const other = await signIn();
    const here = await signIn();
    const wrong = await change(here, { current_password: 'Demo-2026! ', password: 'Brand-new-2026' });
    expect(wrong.json()).toMatchObject({ errors: { current_password: ['Прежний пароль указан неверно'] } });
    const done = await change(here, { current_password: 'Demo-2026!', password: 'Brand-new-2026' });
    expect(done.statusCode).toBe(200);
    expect([await isOpen(other), await isOpen(here)]).toEqual([false, true]);
    expect(await expelled()).toHaveLength(1);
    await app.jobs.run();
    expect(app.letters).toMatchObject([{ to: user.email, subject: 'Пароль изменён' }]);
    expect(await isOpen(await signIn('Brand-new-2026'))).toBe(true);
  });

  it('takes no common password, no name of one’s own and not the present one', async () => {
    const here = await signIn();
    for (const password of ['1234567890', 'Соколова-2026', 'Demo-2026!']) {
      const refused = await change(here, { current_password: 'Demo-2026!', password });
      expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['password']);
    }
  });

  it('is no way to guess the password of somebody who left the suite open', async () => {
    const here = await signIn();
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      const guess = { current_password: `Guess-${String(at)}`, password: 'Brand-new-2026' };
      statuses.push((await change(here, guess)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('is not open to visitors', async () => {
    expect((await app.stranger.post('/api/password/change', {})).statusCode).toBe(401);
    expect((await app.stranger.get('/api/sessions')).statusCode).toBe(401);
  });
});
