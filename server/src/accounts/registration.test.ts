import { rolesModule } from '../roles/roles-module';
import { type TestApp, startTestApp } from '../platform/testing/test-app';
import { aUser } from '../users/a-user';
import { accountsModule } from './accounts-module';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule],
    config: { publicUrl: 'https://contracts.example.ru' },
    now: new Date('2026-11-20T09:00:00Z'),
  });
});
afterAll(() => app.close());
beforeEach(() => app.letters.splice(0));

const person = {
  last_name: 'Рябинина',
  first_name: 'Алёна',
  middle_name: 'Олеговна',
  password: 'Long-enough-1',
};
const post = (url: string, payload: object, ip = '10.1.0.1') =>
  app.stranger.inject({ method: 'POST', url, payload, remoteAddress: ip });
const tokenOf = (letter: { link?: string } | undefined) => letter?.link?.split('token=')[1] ?? '';

describe('registration', () => {
  it('opens an account without a single right once the link from the letter is opened', async () => {
    const answer = await post('/api/register', { ...person, email: 'Ryabinina@Contracts.local' });
    expect(answer.statusCode).toBe(200);
    await app.jobs.run();
    const [letter] = app.letters;
    expect(letter).toMatchObject({ to: 'ryabinina@contracts.local', subject: 'Подтвердите адрес почты' });
    expect(letter?.link).toMatch(/^https:\/\/contracts\.example\.ru\/auth\/confirm\?token=[\w-]{43}$/);
    expect(letter?.html).toContain(letter?.link ?? 'no link');
    const early = await post('/api/login', { email: 'ryabinina@contracts.local', password: person.password });
    expect(early.statusCode).toBe(422);

    const token = tokenOf(letter);
    expect((await post('/api/email/confirm', { token })).statusCode).toBe(200);
    const session = await post('/api/login', {
      email: 'ryabinina@contracts.local',
      password: person.password,
    });
    expect(session.json()).toMatchObject({
      user: { full_name: 'Рябинина Алёна Олеговна', roles: [], permissions: [] },
    });
    const again = await post('/api/email/confirm', { token });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ errors: { token: [expect.stringContaining('устарела')] } });
  });

  it('answers a known address as an unknown one and tells only its owner', async () => {
    const known = await aUser(app.db);
    const first = await post('/api/register', { ...person, email: known.email });
    const second = await post('/api/register', { ...person, email: 'new@contracts.local' });
    expect([first.statusCode, first.json()]).toEqual([second.statusCode, second.json()]);
    await app.jobs.run();
    expect(app.letters[0]).toMatchObject({
      to: known.email,
      subject: 'Учётная запись с этим адресом уже есть',
    });
    const old = await post('/api/login', { email: known.email, password: 'Demo-2026!' });
    expect(old.statusCode).toBe(200);
  });

  it('never lets somebody leave their own password in the account of the owner of the address', async () => {
    const email = 'owner@contracts.local';
    await post('/api/register', { ...person, email, password: 'Stranger-2026' });
    await post('/api/register', { ...person, email, password: 'Owner-2026-ok' });
    await app.jobs.run();
    const [, ownLetter] = app.letters;
    await post('/api/email/confirm', { token: tokenOf(ownLetter) });
    expect((await post('/api/login', { email, password: 'Stranger-2026' })).statusCode).toBe(422);
    expect((await post('/api/login', { email, password: 'Owner-2026-ok' })).statusCode).toBe(200);
    const left = await post('/api/email/confirm', { token: tokenOf(app.letters[0]) });
    expect(left.statusCode).toBe(422);
  });

  it('makes one account of two registrations at once', async () => {
    const email = 'twice@contracts.local';
    await Promise.all([
      post('/api/register', { ...person, email }),
      post('/api/register', { ...person, email }),
    ]);
    await app.jobs.run();
    const rows = await app.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });

  it('is not taken with a weak password, a wrong address or unknown fields', async () => {
    const weak = await post('/api/register', {
      ...person,
      email: 'nowhere',
      password: 'short',
      role_ids: [1],
    });
    expect(weak.statusCode).toBe(422);
    expect(Object.keys(weak.json<{ errors: object }>().errors).sort()).toEqual([
      'email',
      'password',
      'role_ids',
    ]);
  });

  it('does not let one address be flooded with letters', async () => {
    const statuses = [];
    for (let at = 0; at < 6; at += 1) {
      const answer = await post('/api/register', { ...person, email: 'flood@contracts.local' }, '10.1.9.1');
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await app.jobs.run();
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link from the letter, which ends every session', async () => {
    const user = await aUser(app.db);
    const session = await post('/api/login', { email: user.email, password: 'Demo-2026!' });
    const { token } = session.json<{ token: string }>();
    await post('/api/password/forgot', { email: user.email });
    await app.jobs.run();
    const reset = tokenOf(app.letters[0]);
    expect(app.letters[0]?.link).toContain('/auth/reset?token=');
    const answer = await post('/api/password/reset', { token: reset, password: 'Brand-new-2026' });
    expect(answer.statusCode).toBe(200);
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(401);
    expect((await post('/api/login', { email: user.email, password: 'Demo-2026!' })).statusCode).toBe(422);
    expect((await post('/api/login', { email: user.email, password: 'Brand-new-2026' })).statusCode).toBe(
      200,
    );
    const again = await post('/api/password/reset', { token: reset, password: 'Brand-new-2027' });
    expect(again.statusCode).toBe(422);
    await app.jobs.run();
    expect(app.letters.at(-1)).toMatchObject({ to: user.email, subject: 'Пароль изменён' });
  });

  it('is asked for in the same words whether there is such an account or not', async () => {
    const user = await aUser(app.db);
    const known = await post('/api/password/forgot', { email: user.email });
    const unknown = await post('/api/password/forgot', { email: 'stranger@contracts.local' });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(app.jobs.waiting()).toHaveLength(2);
    await app.jobs.run();
    expect(app.letters.map(({ to }) => to)).toEqual([user.email]);
  });

  it('is not given back to a blocked employee, and a link an hour old is dead', async () => {
    const blocked = await aUser(app.db, { status: 'blocked' });
    const user = await aUser(app.db);
    await post('/api/password/forgot', { email: blocked.email });
    await post('/api/password/forgot', { email: user.email });
    await app.jobs.run();
    expect(app.letters.map(({ to }) => to)).toEqual([user.email]);
    app.setNow(new Date('2026-11-20T10:00:01Z'));
    const late = await post('/api/password/reset', {
      token: tokenOf(app.letters[0]),
      password: 'Brand-new-2026',
    });
    expect(late.statusCode).toBe(422);
    app.setNow(new Date('2026-11-20T09:00:00Z'));
  });

  it('cannot be reset by the link that confirms an address', async () => {
    await post('/api/register', { ...person, email: 'mixed@contracts.local' });
    await app.jobs.run();
    const answer = await post('/api/password/reset', {
      token: tokenOf(app.letters[0]),
      password: 'Brand-new-2026',
    });
    expect(answer.statusCode).toBe(422);
  });
});
