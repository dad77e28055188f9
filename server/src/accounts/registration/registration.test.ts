import { rolesModule } from '../../roles/roles-module';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { accountsModule } from '../accounts-module';
import { hashPassword } from '../password/password';
import { REGISTRATION_JOB } from './registration.service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule],
    config: { publicUrl: 'https://contracts.example.ru', registration: { mode: 'open', domains: [] } },
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
    expect(letter).toMatchObject({
      to: 'ryabinina@contracts.local',
      subject: 'Подтвердите адрес почты: регистрация 20.11.2026, 12:00:00 МСК',
    });
    expect(letter?.text).toContain('Зарегистрировался: Рябинина Алёна Олеговна, 20.11.2026, 12:00:00 МСК');
    expect(letter?.link).toMatch(/^https:\/\/contracts\.example\.ru\/auth\/confirm\?token=[\w-]{43}$/);
    expect(letter?.html).toContain(letter?.link ?? 'no link');
    expect(letter?.html).toContain('<meta name="viewport" content="width=device-width">');
    const early = await post('/api/login', { email: 'ryabinina@contracts.local', password: person.password });
    expect(early.statusCode).toBe(422);

    const token = tokenOf(letter);
    expect((await post('/api/email/confirm', { token, password: person.password })).statusCode).toBe(200);
    const session = await post('/api/login', {
      email: 'ryabinina@contracts.local',
      password: person.password,
    });
    expect(session.json()).toMatchObject({
      user: { full_name: 'Рябинина Алёна Олеговна', roles: [], permissions: [] },
    });
    const again = await post('/api/email/confirm', { token, password: person.password });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({
      errors: { token: [expect.stringContaining('Если почта уже подтверждена, войдите')] },
    });
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
    const email = 'victim@contracts.local';
    await post('/api/register', { ...person, email, password: 'Stranger-2026' }, '10.1.0.66');
    await app.jobs.run();
    await post('/api/register', { ...person, email, password: 'Rightful-2026' });
    await app.jobs.run();
    const [strange, own] = app.letters.map(tokenOf);
    // The older of two equal letters, opened with the password of the owner: it never was that registration.
    for (const password of ['Rightful-2026', 'Stranger-2026']) {
      expect((await post('/api/email/confirm', { token: strange, password })).statusCode).toBe(422);
    }
    const opened = await post('/api/email/confirm', { token: own, password: 'Rightful-2026' });
    expect(opened.statusCode).toBe(200);
    expect((await post('/api/login', { email, password: 'Stranger-2026' }, '10.1.0.66')).statusCode).toBe(
      422,
    );
    expect((await post('/api/login', { email, password: 'Rightful-2026' })).statusCode).toBe(200);
  });

  it('is confirmed by nobody who merely opens the letter: its password is asked for', async () => {
    const email = 'scanned@contracts.local';
    await post('/api/register', { ...person, email });
    await app.jobs.run();
    const token = tokenOf(app.letters[0]);
    const bare = await post('/api/email/confirm', { token });
    expect([bare.statusCode, Object.keys(bare.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['password'],
    ]);
    const wrong = await post('/api/email/confirm', { token, password: 'Another-2026' });
    expect(wrong.json()).toMatchObject({ errors: { password: [expect.stringContaining('не тот пароль')] } });
    expect((await post('/api/email/confirm', { token, password: person.password })).statusCode).toBe(200);
  });

  it('tells nobody who works here by what a login says afterwards', async () => {
    const known = await aUser(app.db);
    const said = [];
    for (const email of [known.email, 'unheard-of@contracts.local']) {
      await post('/api/register', { ...person, email, password: 'Probing-2026-x' });
      await app.jobs.run();
      const answer = await post('/api/login', { email, password: 'Probing-2026-x' });
      said.push([answer.statusCode, answer.json<{ message: string }>().message]);
    }
    expect(said[0]).toEqual([422, expect.stringContaining('не подтверждён')]);
    expect(said[1]).toEqual(said[0]);
  });

  it('puts no password into the queue of jobs, not even as a hash', async () => {
    await post('/api/register', { ...person, email: 'queued@contracts.local' });
    const queued = JSON.stringify(app.jobs.payloads());
    expect(queued).toContain('registrationId');
    expect(queued).not.toMatch(/argon2|password|queued@/);
    await app.jobs.run();
  });

  it('is carried out too when it waited in the queue of the version before', async () => {
    const { password, ...names } = person;
    const email = 'waited@contracts.local';
    await app.deps.jobs.enqueue(REGISTRATION_JOB, {
      email,
      registration: { ...names, password_hash: await hashPassword(password) },
      origin: { ip: '10.1.0.9', userAgent: null, requestId: 'request-1' },
    });
    await app.jobs.run();
    const token = tokenOf(app.letters[0]);
    expect((await post('/api/email/confirm', { token, password })).statusCode).toBe(200);
    expect((await post('/api/login', { email, password })).statusCode).toBe(200);
  });

  it('takes no address for a name, since the letter goes to somebody who does not know its bearer', async () => {
    const answer = await post('/api/register', {
      ...person,
      email: 'named@contracts.local',
      last_name: 'Срочно откройте evil.example/login',
    });
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['last_name']);
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

  it('is not taken with a short password, a wrong address or unknown fields', async () => {
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
    const elsewhere = await post('/api/register', { ...person, email: 'flood@contracts.local' }, '10.1.9.2');
    expect(elsewhere.statusCode).toBe(200);
    await app.jobs.run();
    for (let at = 0; at < 12; at += 1) {
      await post('/api/register', { ...person, email: 'flood@contracts.local' }, `10.1.9.${String(10 + at)}`);
      await app.jobs.run();
    }
    expect(app.letters).toHaveLength(10);
  });

  it('leaves nothing behind when nobody confirms it', async () => {
    await post('/api/register', { ...person, email: 'forgotten@contracts.local' });
    await app.jobs.run();
    await app.jobs.runScheduled('accounts.tidy');
    const waiting = () =>
      app.db.selectFrom('users').select('id').where('email', '=', 'forgotten@contracts.local').execute();
    expect(await waiting()).toHaveLength(1);
    app.setNow(new Date('2026-11-23T09:00:01Z'));
    await app.jobs.runScheduled('accounts.tidy');
    app.setNow(new Date('2026-11-20T09:00:00Z'));
    expect(await waiting()).toHaveLength(0);
    expect(await app.db.selectFrom('registrations').select('id').execute()).toHaveLength(0);
  });

  it('is not open to anybody where the company did not say so', async () => {
    const closed = await startTestApp({ modules: [rolesModule, accountsModule] });
    const refused = await closed.stranger.post('/api/register', { nonsense: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { message: 'Регистрация закрыта. Учётную запись создаёт администратор' },
    ]);
    expect((await closed.stranger.get('/config.json')).json()).toMatchObject({ registration: 'closed' });
    await closed.close();
  });

  it('takes addresses of the company alone where the company named its domains', async () => {
    const ours = await startTestApp({
      modules: [rolesModule, accountsModule],
      config: { registration: { mode: 'domains', domains: ['company.ru'] } },
    });
    const foreign = await ours.stranger.post('/api/register', { ...person, email: 'a.ryabinina@mail.ru' });
    expect([foreign.statusCode, foreign.json()]).toMatchObject([
      422,
      { errors: { email: ['Регистрация открыта для адресов @company.ru'] } },
    ]);
    expect((await ours.stranger.get('/config.json')).json()).toMatchObject({
      registration: 'domains',
      registration_domains: ['company.ru'],
    });
    const own = await ours.stranger.post('/api/register', { ...person, email: 'a.ryabinina@company.ru' });
    expect(own.statusCode).toBe(200);
    await ours.close();
  });
});

describe('letters', () => {
  it('are tried for hours when the mail server is away', () => {
    const names = ['registration', 'password-reset', 'invitation', 'letter'].map(
      (name) => `accounts.${name}`,
    );
    for (const name of names) {
      const { retries = 0 } = app.jobs.optionsOf(name);
      // Five seconds before the second attempt, and each pause up to twice the one before.
      expect(5 * 2 ** (retries - 1)).toBeGreaterThan(2 * 3600);
    }
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

  it('brings a few letters in an hour to one address, and says nothing of it', async () => {
    const user = await aUser(app.db);
    for (let at = 0; at < 7; at += 1) {
      const answer = await post('/api/password/forgot', { email: user.email }, `10.2.0.${String(at)}`);
      expect(answer.statusCode).toBe(200);
      await app.jobs.run();
    }
    expect(app.letters).toHaveLength(5);
    const answer = await post('/api/password/reset', {
      token: tokenOf(app.letters.at(-1)),
      password: 'Brand-new-2026',
    });
    expect(answer.statusCode).toBe(200);
    await app.jobs.run();
  });

  it('is not asked for sixty times from one address', async () => {
    const statuses = [];
    for (let at = 0; at < 59; at += 1) {
      const email = `nobody${String(at)}@contracts.local`;
      statuses.push((await post('/api/password/forgot', { email }, '10.2.1.1')).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    await app.jobs.run();
  });

  it('is not replaced by one that everybody guesses, and the link stays good', async () => {
    const user = await aUser(app.db);
    await post('/api/password/forgot', { email: user.email }, '10.2.2.1');
    await app.jobs.run();
    const token = tokenOf(app.letters[0]);
    const weak = await post('/api/password/reset', { token, password: '1234567890' }, '10.2.2.1');
    expect(weak.json()).toMatchObject({ errors: { password: [expect.stringContaining('угадывают')] } });
    const good = await post('/api/password/reset', { token, password: 'Brand-new-2026' }, '10.2.2.1');
    expect(good.statusCode).toBe(200);
    await app.jobs.run();
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
