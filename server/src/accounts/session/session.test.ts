import { rolesModule } from '../../roles/roles-module';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { accountsModule } from '../accounts-module';

let app: TestApp;
let start: Date;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule] });
});
afterAll(() => app.close());
beforeEach(() => {
  start = new Date('2026-11-20T09:00:00Z');
  app.setNow(start);
});

const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const login = (email: string, password = 'Demo-2026!', ip = '10.0.0.1') =>
  app.stranger.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    remoteAddress: ip,
  });

describe('a session that has ended', () => {
  const refusal = async (end: (user: { id: number }, token: string) => unknown) => {
    const user = await aUser(app.db);
    const { token } = (await login(user.email)).json<{ token: string }>();
    await end(user, token);
    const answer = await app.withToken(token).get('/api/me');
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const become = (status: 'dismissed' | 'blocked') => (user: { id: number }) =>
    app.db.updateTable('users').set({ status }).where('id', '=', user.id).execute();
  const whom = 'Если это ошибка, обратитесь к своему руководителю или администратору системы';

  it('says to whoever holds its token why, and whom to ask', async () => {
    expect(await refusal(become('dismissed'))).toEqual([401, `Ваш доступ к системе закрыт. ${whom}`]);
    expect(await refusal(become('blocked'))).toEqual([401, `Ваша учётная запись заблокирована. ${whom}`]);
    expect(await refusal((_, token) => app.withToken(token).post('/api/logout', {}))).toEqual([
      401,
      'Сеанс завершён. Войдите снова',
    ]);
    expect(await refusal(() => app.setNow(later(13)))).toEqual([401, 'Срок сеанса истёк. Войдите снова']);
  });

  it('says nothing to somebody whose token nobody was given', async () => {
    const answer = await app.withToken('made-up').get('/api/me');
    expect(answer.json()).toMatchObject({ message: 'Войдите в систему, чтобы продолжить' });
  });
});

describe('logging in', () => {
  it('gives a token that opens the suite, and the rights of the roles', async () => {
    const user = await aUser(app.db, { roles: ['Юрист'] });
    const answer = await login(user.email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    const { token, user: shown } = answer.json<{
      token: string;
      user: { full_name: string; roles: string[]; permissions: { name_translate: string }[] };
    }>();
    expect(shown.full_name).toBe(user.full_name);
    expect(shown.roles).toEqual(['Юрист']);
    expect(shown.permissions).toContainEqual(
      expect.objectContaining({ name_translate: 'Создание договоров' }),
    );
    const me = await app.withToken(token).get('/api/me');
    expect(me.json()).toEqual({ user: shown });
  });

  it('keeps no token in the database', async () => {
    const user = await aUser(app.db);
    const { token } = (await login(user.email)).json<{ token: string }>();
    const kept = await app.db.selectFrom('tokens').selectAll().where('user_id', '=', user.id).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('answers an unknown address and a wrong password in the same words', async () => {
    const user = await aUser(app.db);
    const wrong = await login(user.email, 'Wrong-2026!', '10.0.1.1');
    const unknown = await login('nobody@contracts.local', 'Wrong-2026!', '10.0.1.1');
    const blank = await login((await aUser(app.db, { password: null })).email, 'Wrong-2026!', '10.0.1.1');
    const said = (answer: typeof wrong) => ({ ...answer.json(), request_id: null });
    expect(wrong.statusCode).toBe(422);
    expect(said(wrong)).toEqual({
      message: 'Почта или пароль не подходят',
      errors: { password: ['Почта или пароль не подходят'] },
      request_id: null,
    });
    expect([unknown.statusCode, said(unknown)]).toEqual([422, said(wrong)]);
    expect([blank.statusCode, said(blank)]).toEqual([422, said(wrong)]);
  });

  it.each([
    ['blocked', 'Учётная запись заблокирована. Обратитесь к администратору'],
    ['dismissed', 'Учётная запись закрыта. Обратитесь к администратору'],
    ['invited', 'Адрес почты ещё не подтверждён. Откройте ссылку из письма, которое мы отправили'],
  ] as const)('tells the owner of a %s account why, and only the owner', async (status, text) => {
    const user = await aUser(app.db, { status });
    expect((await login(user.email, 'Wrong-2026!')).json()).toMatchObject({
      message: 'Почта или пароль не подходят',
    });
    const answer = await login(user.email);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { message: text }]);
  });

  it('stops guessing after ten attempts, even at once, and says when to come back', async () => {
    const user = await aUser(app.db);
    const tries = Array.from({ length: 14 }, () => login(user.email, 'Wrong-2026!', '10.0.2.1'));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(15 * 60);
    expect((await login(user.email, 'Demo-2026!', '10.0.2.1')).statusCode).toBe(429);
    expect((await login(user.email, 'Demo-2026!', '10.0.2.2')).statusCode).toBe(200);
    app.setNow(later(0.26));
    expect((await login(user.email, 'Demo-2026!', '10.0.2.1')).statusCode).toBe(200);
  });

  it('counts attempts on an address that nobody has just the same', async () => {
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push(await login('ghost@contracts.local', 'x', '10.0.3.1'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('takes the password exactly as it was typed', async () => {
    const user = await aUser(app.db);
    expect((await login(user.email, 'Demo-2026! ', '10.0.5.1')).statusCode).toBe(422);
    expect((await login(user.email, ' Demo-2026!', '10.0.5.1')).statusCode).toBe(422);
    const spaced = await aUser(app.db, { password: ' Demo 2026! ' });
    expect((await login(spaced.email, ' Demo 2026! ', '10.0.5.1')).statusCode).toBe(200);
  });

  it('never counts logins that succeed', async () => {
    const user = await aUser(app.db);
    for (let at = 0; at < 12; at += 1) {
      expect((await login(user.email, 'Demo-2026!', '10.0.4.1')).statusCode).toBe(200);
    }
  });
});

describe('a session', () => {
  const signedIn = async () => {
    const user = await aUser(app.db, { roles: ['Юрист'] });
    const { token } = (await login(user.email)).json<{ token: string }>();
    return { user, caller: app.withToken(token), token };
  };

  it('is asked for before anything else', async () => {
    expect((await app.stranger.get('/api/me')).statusCode).toBe(401);
    expect((await app.withToken('made-up').get('/api/me')).statusCode).toBe(401);
    expect((await app.stranger.post('/api/logout')).statusCode).toBe(401);
  });

  it('ends with the logout, and only this one', async () => {
    const first = await signedIn();
    const second = (await login(first.user.email)).json<{ token: string }>().token;
    expect((await first.caller.post('/api/logout')).json()).toEqual({ end_session_url: null });
    expect((await first.caller.get('/api/me')).statusCode).toBe(401);
    expect((await app.withToken(second).get('/api/me')).statusCode).toBe(200);
  });

  it('ends after twelve hours without use', async () => {
    const { caller } = await signedIn();
    app.setNow(later(11));
    expect((await caller.get('/api/me')).statusCode).toBe(200);
    app.setNow(later(22));
    expect((await caller.get('/api/me')).statusCode).toBe(200);
    app.setNow(later(35));
    expect((await caller.get('/api/me')).statusCode).toBe(401);
  });

  it('ends after thirty days, however busy it was', async () => {
    const { caller } = await signedIn();
    for (let hours = 10; hours < 30 * 24; hours += 10) {
      app.setNow(later(hours));
      expect((await caller.get('/api/me')).statusCode).toBe(200);
    }
    app.setNow(later(30 * 24 + 1));
    expect((await caller.get('/api/me')).statusCode).toBe(401);
  });

  it('loses a right at once when the role loses it', async () => {
    const { user, caller } = await signedIn();
    await app.db.deleteFrom('user_roles').where('user_id', '=', user.id).execute();
    const me = await caller.get('/api/me');
    expect(me.json()).toMatchObject({ user: { roles: [], permissions: [] } });
  });

  it('is nobody once the account is blocked', async () => {
    const { user, caller } = await signedIn();
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', user.id).execute();
    expect((await caller.get('/api/me')).statusCode).toBe(401);
  });
});
