import type { Session } from 'shared/contract/session/session';
import type { OidcSetting } from '../../platform/config/oidc-setting';
import { type TestApp, anActor, startTestApp } from '../../platform/testing/test-app';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../../users/a-user';
import { usersModule } from '../../users/users-module';
import { accountsModule } from '../accounts-module';
import { aProvider, type TestProvider } from './testing/a-provider';

const SUITE = 'http://contracts.test';
const maria = {
  sub: 'maria',
  email: 'Maria@Company.ru',
  email_verified: true,
  family_name: 'Соколова',
  given_name: 'Мария',
  middle_name: 'Дмитриевна',
};

let provider: TestProvider;
let app: TestApp;
let only: TestApp;
let admin: number;
const settingOf = (given: Partial<OidcSetting> = {}): OidcSetting => ({
  issuer: provider.issuer,
  clientId: 'contracts',
  clientSecret: 'secret of the tests, long enough',
  label: 'Северный узел',
  groupsClaim: 'groups',
  roleMap: new Map([
    ['lawyers', 'Юрист'],
    ['cn=audit,ou=groups', 'Аудитор'],
    ['admins', 'Администратор'],
  ]),
  only: false,
  ...given,
});
const start = (oidc: OidcSetting | null) =>
  startTestApp({ modules: [rolesModule, accountsModule, usersModule], config: { publicUrl: SUITE, oidc } });
beforeAll(async () => {
  provider = await aProvider(SUITE);
  app = await start(settingOf());
  only = await start(settingOf({ only: true }));
  admin = (await aUser(app.db, { roles: ['Администратор'], email: 'first-admin@company.ru' })).id;
});
afterAll(async () => {
  await Promise.all([app.close(), only.close()]);
  provider.close();
});

type Answer = Awaited<ReturnType<TestApp['stranger']['inject']>>;
const cookiesOf = (answer: Answer): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
const get = (url: string, cookie = '', of = app) =>
  of.stranger.inject({ method: 'GET', url, headers: { cookie } });
const placeOf = (answer: Answer) => new URL(String(answer.headers.location));

interface Walk {
  of?: TestApp;
  back?: string;
  change?: (answer: URL) => void;
  cookie?: (own: string) => string;
}

/** The whole way of a browser, up to the page it is led back to. */
async function walk({ of = app, back = '', change, cookie = (own) => own }: Walk = {}) {
  const begun = await get(`/api/oidc/login${back}`, '', of);
  const answer = await provider.walk(String(begun.headers.location));
  change?.(answer);
  const ended = await get(answer.pathname + answer.search, cookie(cookiesOf(begun)), of);
  return { begun, answer, ended, place: placeOf(ended), ticket: cookiesOf(ended) };
}
const open = (ticket: string, of = app) =>
  of.stranger.inject({ method: 'POST', url: '/api/oidc/session', headers: { cookie: ticket } });
const enter = async (given: Walk = {}) => (await open((await walk(given)).ticket, given.of)).json<Session>();
const statusOf = (email: string) =>
  app.db
    .selectFrom('users')
    .select(['id', 'status', 'full_name'])
    .where('email', '=', email)
    .executeTakeFirst();

describe('the way in through the company’s provider', () => {
  it('makes an account for an address the provider vouches for, and opens it', async () => {
    await provider.personIs({ ...maria, groups: ['lawyers', 'strangers'] });
    const { begun, place, ticket } = await walk({ back: '?return=%2Fagreements%2F5' });
    expect([...placeOf(begun).searchParams.keys()]).toEqual(
      expect.arrayContaining(['state', 'nonce', 'code_challenge', 'code_challenge_method']),
    );
    expect(place.href).toBe(`${SUITE}/auth?sso=done&return=%2Fagreements%2F5`);
    const session = (await open(ticket)).json<Session>();
    expect(session.user).toMatchObject({
      email: 'maria@company.ru',
      full_name: 'Соколова Мария Дмитриевна',
      roles: ['Юрист'],
    });
    expect((await app.withToken(session.token).get('/api/me')).statusCode).toBe(200);
  });

  it('calls whom the provider does not name by what they log in with, and knows it for a guess', async () => {
    const bare = { sub: 'bare', email: 'noname@company.ru', email_verified: true };
    await provider.personIs({ ...bare, preferred_username: 'i.petrov' });
    expect((await enter()).user.full_name).toBe('Petrov I.');
    const kept = await app.db
      .selectFrom('users')
      .select('name_is_guess')
      .where('email', '=', bare.email)
      .executeTakeFirst();
    expect(kept?.name_is_guess).toBe(true);
  });

  it('opens one session with one ticket, and none without', async () => {
    await provider.personIs(maria);
    const { ticket } = await walk();
    expect((await open(ticket)).statusCode).toBe(200);
    expect((await open(ticket)).statusCode).toBe(422);
    expect((await open('')).statusCode).toBe(422);
    expect((await open('oidc_ticket=made-up')).statusCode).toBe(422);
  });

  it('hands the ticket to the browser alone: it stands in no address, and no script reads it', async () => {
    await provider.personIs(maria);
    const { ended, place } = await walk();
    const [, ticket] = [ended.headers['set-cookie'] ?? []].flat();
    expect(ticket).toMatch(
      /^oidc_ticket=[\w-]{43}; Path=\/api\/oidc\/session; Max-Age=60; HttpOnly; SameSite=Strict$/,
    );
    expect(place.href).not.toContain((ticket ?? '').slice(12, 55));
  });

  it('refuses an address that nobody vouches for, also of somebody who works here', async () => {
    await provider.personIs({ ...maria, sub: 'liar', email_verified: false });
    const { place, ticket } = await walk();
    expect([place.searchParams.get('sso'), ticket]).toEqual(['unverified', '']);
    await provider.personIs({ ...maria, sub: 'silent', email_verified: undefined });
    expect((await walk()).place.searchParams.get('sso')).toBe('unverified');
  });

  it('refuses an answer with another state, another nonce, or in another browser', async () => {
    await provider.personIs(maria);
    const otherState = await walk({ change: (answer) => answer.searchParams.set('state', 'made-up') });
    expect([otherState.place.searchParams.get('sso'), otherState.ticket]).toEqual(['failed', '']);
    const elsewhere = await walk({ cookie: () => '' });
    expect([elsewhere.place.searchParams.get('sso'), elsewhere.ticket]).toEqual(['failed', '']);
    const changed = await walk({ cookie: (own) => `${own.slice(0, -2)}AA` });
    expect([changed.place.searchParams.get('sso'), changed.ticket]).toEqual(['failed', '']);
    // The provider puts into its token the nonce it was asked with: another one is another flow's.
    const begun = await get('/api/oidc/login');
    const asked = placeOf(begun);
    asked.searchParams.set('nonce', 'of-another-flow');
    const answer = await provider.walk(asked.href);
    const ended = await get(answer.pathname + answer.search, cookiesOf(begun));
    expect([placeOf(ended).searchParams.get('sso'), cookiesOf(ended)]).toEqual(['failed', '']);
  });

  it('counts an answer once', async () => {
    await provider.personIs(maria);
    const { begun, answer } = await walk();
    const again = await get(answer.pathname + answer.search, cookiesOf(begun));
    expect(placeOf(again).searchParams.get('sso')).toBe('failed');
  });

  it.each([
    ['blocked', 'blocked'],
    ['dismissed', 'dismissed'],
  ] as const)('refuses a %s employee', async (status, refusal) => {
    const { email } = await aUser(app.db, { status });
    await provider.personIs({ ...maria, sub: status, email });
    const { place, ticket } = await walk();
    expect([place.searchParams.get('sso'), ticket]).toEqual([refusal, '']);
  });

  it('refuses who is blocked between the provider and the page', async () => {
    await provider.personIs({ ...maria, sub: 'late', email: 'late@company.ru' });
    const { ticket } = await walk();
    await app.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('email', '=', 'late@company.ru')
      .execute();
    expect((await open(ticket)).statusCode).toBe(422);
  });

  it('opens the account of an invited person, and ends the link of the letter', async () => {
    await app
      .as(anActor({ id: admin }))
      .post('/api/users', { last_name: 'Орлова', first_name: 'Анна', email: 'orlova@company.ru' });
    await app.jobs.run();
    const token = app.letters.at(-1)?.link?.split('token=')[1]?.split('&')[0];
    await provider.personIs({ ...maria, sub: 'orlova', email: 'orlova@company.ru' });
    expect((await enter()).user.full_name).toBe('Орлова Анна');
    const late = await app.stranger.post('/api/email/confirm', { token, password: 'Chosen-by-Anna-1' });
    expect(late.statusCode).toBe(422);
  });

  it('gives an address that went to another person of the provider to neither of them', async () => {
    await provider.personIs({ ...maria, sub: 'first', email: 'shared@company.ru' });
    await enter();
    await provider.personIs({ ...maria, sub: 'second', email: 'shared@company.ru' });
    expect((await walk()).place.searchParams.get('sso')).toBe('mismatch');
    await provider.personIs({ ...maria, sub: 'first', email: 'moved@company.ru' });
    expect((await walk()).place.searchParams.get('sso')).toBe('mismatch');
    expect(await statusOf('moved@company.ru')).toBeUndefined();
  });

  it('leads back to no other site', async () => {
    await provider.personIs(maria);
    for (const back of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const { place } = await walk({ back: `?${new URLSearchParams({ return: back }).toString()}` });
      expect(place.href).toBe(`${SUITE}/auth?sso=done`);
    }
  });

  it('says at the login page that the provider does not answer', async () => {
    const away = await start(settingOf({ issuer: new URL('http://127.0.0.1:9') }));
    const begun = await get('/api/oidc/login', '', away);
    expect(placeOf(begun).searchParams.get('sso')).toBe('unavailable');
    await away.close();
  });
});

describe('the groups of the provider', () => {
  const rolesOf = async (groups: string[] | undefined) => {
    await provider.personIs({ ...maria, sub: 'grouped', email: 'grouped@company.ru', groups });
    return (await enter()).user.roles;
  };

  it('give and take the roles they are mapped to, and touch no other', async () => {
    expect(await rolesOf(['lawyers'])).toEqual(['Юрист']);
    const user = await statusOf('grouped@company.ru');
    await app.db
      .insertInto('user_roles')
      .columns(['user_id', 'role_id'])
      .expression((query) =>
        query
          .selectFrom('roles')
          .select((row) => [row.val(user?.id).as('user_id'), 'id'])
          .where('name', '=', 'Согласующий'),
      )
      .execute();
    const versionOf = async () =>
      (await app.as(anActor()).get(`/api/users/${String(user?.id)}`)).json<{ lock_version: number }>()
        .lock_version;
    const before = await versionOf();
    expect(await rolesOf(['cn=audit,ou=groups'])).toEqual(['Аудитор', 'Согласующий']);
    // A form that is open on the account is told, and does not write over what the directory has said.
    expect(await versionOf()).toBe(before + 1);
    const news = await app.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
    expect(news.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ entity: 'user', id: user?.id, lock_version: before + 1 }),
    );
    expect(await rolesOf(['Администратор', 'unknown'])).toEqual(['Согласующий']);
    expect(await rolesOf(undefined)).toEqual(['Согласующий']);
    const lines = await app.as(anActor()).get(`/api/users/${String(user?.id)}/history`);
    expect(lines.json()).toMatchObject({
      data: [
        { action_label: 'Вход в систему' },
        { action_label: 'Вход в систему' },
        {
          action_label: 'Изменение ролей сотрудника',
          changes: [{ old: 'Аудитор, Согласующий', new: 'Согласующий' }],
        },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('never take the right to edit roles from its last holder', async () => {
    await provider.personIs({ ...maria, sub: 'boss', email: 'boss@company.ru', groups: ['admins'] });
    expect((await enter({ of: only })).user.roles).toEqual(['Администратор']);
    await provider.personIs({ ...maria, sub: 'boss', email: 'boss@company.ru', groups: [] });
    expect((await enter({ of: only })).user.roles).toEqual(['Администратор']);
  });
});

describe('the way out', () => {
  it('ends the session here and leads to the provider’s own end', async () => {
    await provider.personIs(maria);
    const { token } = await enter();
    const left = await app.withToken(token).post('/api/logout');
    const url = new URL(left.json<{ end_session_url: string }>().end_session_url);
    expect(url.origin).toBe(provider.issuer.origin);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${SUITE}/auth`);
    expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(401);
  });

  it('is ours alone after a login by password', async () => {
    const { email } = await aUser(app.db);
    const session = await app.stranger.post('/api/login', { email, password: 'Demo-2026!' });
    const left = await app.withToken(session.json<Session>().token).post('/api/logout');
    expect(left.json()).toEqual({ end_session_url: null });
  });

  it('keeps nothing readable of the provider’s token', async () => {
    const rows = await app.db
      .selectFrom('tokens')
      .select('sso_hint')
      .where('sso_hint', 'is not', null)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { sso_hint } of rows) expect(sso_hint).not.toContain('.');
  });
});

describe('passwords beside the provider', () => {
  it('are told to the login page, and closed where the provider is the only way in', async () => {
    expect((await app.stranger.get('/config.json')).json()).toMatchObject({
      sign_in: { password: true, sso: 'Северный узел' },
    });
    expect((await only.stranger.get('/config.json')).json()).toMatchObject({
      registration: 'closed',
      sign_in: { password: false, sso: 'Северный узел' },
    });
    const { email } = await aUser(only.db);
    const paths = [
      '/api/login',
      '/api/register',
      '/api/password/forgot',
      '/api/password/reset',
      '/api/email/confirm',
    ];
    for (const path of paths) {
      const answer = await only.stranger.post(path, { email, password: 'Demo-2026!' });
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        403,
        expect.objectContaining({ message: 'Вход по паролю отключён. Войдите через Северный узел' }),
      ]);
    }
    expect(
      (await app.stranger.post('/api/login', { email: 'nobody@company.ru', password: 'x' })).statusCode,
    ).toBe(422);
  });

  it('are not asked for by an invitation there', async () => {
    const { id } = await aUser(only.db);
    await only
      .as(anActor({ id }))
      .post('/api/users', { last_name: 'Орлова', first_name: 'Анна', email: 'o@company.ru' });
    await only.jobs.run();
    const letter = only.letters.at(-1);
    expect(letter?.link).toBe(`${SUITE}/auth`);
    expect(letter?.text).toContain('«Войти через Северный узел»');
  });

  it('are the only way in without a provider', async () => {
    const plain = await start(null);
    expect((await plain.stranger.get('/api/oidc/login')).statusCode).toBe(404);
    expect((await plain.stranger.get('/config.json')).json()).toMatchObject({
      sign_in: { password: true, sso: null },
    });
    await plain.close();
  });
});
