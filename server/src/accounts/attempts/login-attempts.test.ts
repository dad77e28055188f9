import { rolesModule } from '../../roles/roles-module';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { accountsModule } from '../accounts-module';
import { accountLimit, accountsOfAddressLimits, addressLimits } from './attempts.policy';
import { type AttemptLimit, countAttempt } from './attempts.repository';

let app: TestApp;
const start = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule] });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(start);
  await app.db.deleteFrom('login_attempts').execute();
});

const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
const knock = (payload: { email: string; password: string }, from: { ip: string; cookie?: string }) =>
  app.stranger.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    remoteAddress: from.ip,
    ...(from.cookie !== undefined && { headers: { cookie: from.cookie } }),
  });
const login = (email: string, password: string, ip: string) => knock({ email, password }, { ip });
const statusOf = async (...given: Parameters<typeof login>) => (await login(...given)).statusCode;
const statusWith = async (cookie: string, ...[email, password, ip]: Parameters<typeof login>) =>
  (await knock({ email, password }, { ip, cookie })).statusCode;
const cookieOf = (answer: Awaited<ReturnType<typeof login>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** So many attempts were counted before: a password checked for each of them would cost a minute. */
async function counted(times: number, limits: AttemptLimit[]): Promise<void> {
  for (let at = 0; at < times; at += 1) await countAttempt(app.db, limits, start);
}

/** Unknown browsers all over the world have used up what the account may be asked for. */
const attack = (email: string) => counted(100, [accountLimit(email)]);

/** What strangers get who try an account each. */
async function statusesOf(attempts: { email: string; ip: string }[]): Promise<number[]> {
  const statuses = [];
  for (const { email, ip } of attempts) statuses.push(await statusOf(email, 'Wrong-2026!', ip));
  return statuses;
}

describe('an attack on one account', () => {
  it('from one address never shuts its owner out elsewhere', async () => {
    const user = await aUser(app.db);
    for (let at = 0; at < 105; at += 1) await login(user.email, 'Wrong-2026!', '10.8.0.1');
    expect(await statusOf(user.email, 'Demo-2026!', '10.8.0.2')).toBe(200);
  });

  it('from many addresses slows strangers down to one attempt in some seconds, and closes nothing', async () => {
    const user = await aUser(app.db);
    await attack(user.email);
    expect(await statusOf(user.email, 'Wrong-2026!', '10.9.50.1')).toBe(422);
    const refused = await login(user.email, 'Demo-2026!', '10.9.51.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toMatch(/Повторите через \d+ (секунд|минут)/);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(15);
    later(wait);
    expect(await statusOf(user.email, 'Demo-2026!', '10.9.51.1')).toBe(200);
  });

  it('is not noticed by a browser that has logged in before, from whatever address', async () => {
    const user = await aUser(app.db);
    const first = await login(user.email, 'Demo-2026!', '10.7.0.1');
    const header = String(first.headers['set-cookie']);
    expect(header).toMatch(
      /^known_browser=[\w.~-]+; Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    await attack(user.email);
    await login(user.email, 'Wrong-2026!', '10.9.50.1');
    expect(await statusWith(cookieOf(first), user.email, 'Demo-2026!', '10.9.51.1')).toBe(200);
  });

  it('gains nothing from the mark of another account, a made-up one or an old one', async () => {
    const victim = await aUser(app.db);
    const own = await aUser(app.db);
    const mark = cookieOf(await login(own.email, 'Demo-2026!', '10.7.0.2'));
    await attack(victim.email);
    await login(victim.email, 'Wrong-2026!', '10.9.50.1');
    expect(await statusWith(mark, victim.email, 'Wrong-2026!', '10.9.52.1')).toBe(429);
    expect(await statusWith(`${mark.slice(0, -4)}AAAA`, victim.email, 'Wrong-2026!', '10.9.52.1')).toBe(429);
    const stolen = cookieOf(
      await login(victim.email, 'Demo-2026!', '10.7.0.3').then(async () => {
        later(20);
        return login(victim.email, 'Demo-2026!', '10.7.0.3');
      }),
    );
    for (let at = 0; at < 10; at += 1) {
      expect(await statusWith(stolen, victim.email, 'Wrong-2026!', '10.7.0.4')).toBe(422);
    }
    expect(await statusWith(stolen, victim.email, 'Wrong-2026!', '10.7.0.4')).toBe(429);
  });

  it('leaves the link of a letter as a way in', async () => {
    const user = await aUser(app.db);
    await attack(user.email);
    await login(user.email, 'Wrong-2026!', '10.9.50.1');
    await app.stranger.post('/api/password/forgot', { email: user.email });
    await app.jobs.run();
    const token = app.letters.at(-1)?.link?.split('token=')[1];
    const reset = await app.stranger.post('/api/password/reset', { token, password: 'Brand-new-2026' });
    const cookie = String(reset.headers['set-cookie']).split(';')[0] ?? '';
    expect(await statusWith(cookie, user.email, 'Brand-new-2026', '10.9.53.1')).toBe(200);
    await app.jobs.run();
  });
});

describe('guessing one password at many accounts', () => {
  it('is stopped after the fortieth account', async () => {
    await counted(38, accountsOfAddressLimits('10.6.0.1'));
    const accounts = [1, 2, 3, 4].map((at) => ({
      email: `spray${String(at)}@contracts.local`,
      ip: '10.6.0.1',
    }));
    expect(await statusesOf(accounts)).toEqual([422, 422, 429, 429]);
  });

  it('is not what an office behind one address does when everybody logs in', async () => {
    await counted(38, accountsOfAddressLimits('10.6.1.1'));
    for (let at = 0; at < 5; at += 1) {
      const colleague = await aUser(app.db);
      expect(await statusOf(colleague.email, 'Demo-2026!', '10.6.1.1')).toBe(200);
    }
  });

  it('is stopped after a hundred attempts from one address', async () => {
    await counted(99, addressLimits('10.6.2.1'));
    const account = { email: 'few@contracts.local', ip: '10.6.2.1' };
    expect(await statusesOf([account, account])).toEqual([422, 429]);
  });
});

describe('addresses of IPv6', () => {
  it('are one address within the network of one subscriber', async () => {
    const user = await aUser(app.db);
    const statuses = [];
    for (let at = 1; at <= 12; at += 1) {
      statuses.push(await statusOf(user.email, 'Wrong-2026!', `2001:db8:1:2::${at.toString(16)}`));
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await statusOf(user.email, 'Wrong-2026!', '2001:db8:1:3::1')).toBe(422);
  });

  it('are counted within the network of one customer too', async () => {
    for (let at = 0; at < 78; at += 1)
      await counted(1, accountsOfAddressLimits(`2001:db8:7:${at.toString(16)}::1`));
    const accounts = [78, 79, 80, 81].map((at) => ({
      email: `v6-${String(at)}@contracts.local`,
      ip: `2001:db8:7:${at.toString(16)}::1`,
    }));
    expect(await statusesOf(accounts)).toEqual([422, 422, 429, 429]);
  });

  it('of IPv4 inside IPv6 are those of IPv4', async () => {
    const user = await aUser(app.db);
    for (let at = 0; at < 10; at += 1) await login(user.email, 'Wrong-2026!', '::ffff:10.5.0.1');
    expect(await statusOf(user.email, 'Wrong-2026!', '10.5.0.1')).toBe(429);
    expect(await statusOf(user.email, 'Wrong-2026!', '::ffff:10.5.0.2')).toBe(422);
  });
});
