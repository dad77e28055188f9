import { readConfig } from './config';

describe('the settings', () => {
  it('need nothing at all: one node with everything inside', () => {
    const config = readConfig({}, '/srv/register');
    expect(config).toMatchObject({
      port: 8080,
      realtimePort: 8001,
      dataDir: '/srv/register/data',
      databaseUrl: null,
      demo: true,
      production: false,
    });
    expect([...config.roles]).toEqual(['web', 'api', 'realtime', 'jobs']);
  });

  const smtp = { SMTP_URL: 'smtp://mail', SMTP_FROM: 'a@b.ru', PUBLIC_URL: 'https://contracts.company.ru' };
  const s3 = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://db/contracts' }, false],
    [{ PUBLIC_URL: 'https://contracts.company.ru' }, false],
    [{ TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' }, false],
    [smtp, false],
    [s3, false],
    [{ NODE_ENV: 'production', DEMO: '1' }, true],
    [{ ...smtp, ...s3, DATABASE_URL: 'postgres://db/contracts', DEMO: '1' }, true],
  ])('fill a demo company only when asked, or when nothing says that work is meant: %j', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it.each([
    [{}, '127.0.0.1'],
    [{ DEMO: '1', PUBLIC_URL: 'https://demo.company.ru' }, '127.0.0.1'],
    [{ DEMO: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ DEMO: '0' }, null],
    [{ NODE_ENV: 'production' }, null],
    [{ DEMO: '0', HOST: '10.0.0.5' }, '10.0.0.5'],
  ])('open the demo to this machine alone, and everything else to all: %j', (env, host) => {
    expect(readConfig(env).host).toBe(host);
  });

  it('believe the proxies that are named, and nobody when that is said', () => {
    expect(readConfig({}).trustProxy).toEqual(['loopback']);
    expect(readConfig({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
    ]);
    expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
  });

  it('let nobody register outside the demo, unless the company says who may', () => {
    const modeOf = (env: NodeJS.ProcessEnv) => readConfig(env).registration;
    expect(modeOf({}).mode).toBe('open');
    expect(modeOf({ DEMO: '0' }).mode).toBe('closed');
    expect(modeOf({ NODE_ENV: 'production' }).mode).toBe('closed');
    expect(modeOf({ REGISTRATION: 'closed' }).mode).toBe('closed');
    expect(modeOf({ DEMO: '0', REGISTRATION: 'open' }).mode).toBe('open');
    expect(modeOf({ DEMO: '0', REGISTRATION_DOMAINS: 'Company.ru, mail.company.ru' })).toEqual({
      mode: 'domains',
      domains: ['company.ru', 'mail.company.ru'],
    });
  });

  const oidc = {
    OIDC_ISSUER: 'https://id.company.ru',
    OIDC_CLIENT_ID: 'contracts',
    OIDC_CLIENT_SECRET: 'secret',
  };
  const open = { PUBLIC_URL: 'https://contracts.company.ru' };
  it('know the identity provider, and groups whose names hold signs of their own', () => {
    expect(readConfig({}).oidc).toBeNull();
    const map = 'cn=lawyers,ou=groups=Юрист; admins = Администратор';
    const { oidc: setting } = readConfig({ ...oidc, ...open, OIDC_ROLE_MAP: map });
    expect(setting).toMatchObject({ clientId: 'contracts', only: false, groupsClaim: 'groups' });
    expect([...(setting?.roleMap ?? [])]).toEqual([
      ['cn=lawyers,ou=groups', 'Юрист'],
      ['admins', 'Администратор'],
    ]);
  });

  it('treat an empty variable as one that was not given', () => {
    expect(readConfig({ PORT: '', S3_BUCKET: ' ' }).port).toBe(8080);
  });

  it.each([
    [
      { S3_ENDPOINT: 'http://s3:9000', S3_BUCKET: 'files' },
      'Хранилище S3: укажите ещё S3_ACCESS_KEY, S3_SECRET_KEY.',
    ],
    [{ TLS_CERT: 'cert.pem' }, 'Шифрование соединений: укажите ещё TLS_KEY.'],
    [{ SMTP_URL: 'smtp://mail' }, 'Почта: укажите ещё SMTP_FROM.'],
    [{ SMTP_URL: 'smtp://mail', SMTP_FROM: 'a@b.ru' }, 'Почта: укажите ещё PUBLIC_URL'],
    [{ HOST: 'http://company.ru' }, 'HOST: укажите адрес или имя этого компьютера'],
    [{ TRUST_PROXY: 'nonsense' }, 'TRUST_PROXY: укажите через запятую адреса или сети'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/99' }, 'TRUST_PROXY: укажите через запятую адреса или сети'],
    [{ BROADCAST_URL: 'https://ws.company.ru' }, 'BROADCAST_APP_ID, BROADCAST_KEY, BROADCAST_SECRET'],
    [{ PORT: '80800' }, 'PORT: укажите номер порта от 0 до 65535'],
    [{ PORT: '8001' }, 'PORT и REALTIME_PORT не могут совпадать'],
    [{ DATABASE_OWNER_URL: 'postgres://owner@db/contracts' }, 'укажите ещё DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: укажите адрес, который начинается с postgres://'],
    [{ ROLES: 'api,worker' }, 'ROLES: укажите через запятую: web, api, realtime, jobs'],
    [{ DEMO: 'yes' }, 'DEMO: укажите 0 или 1'],
    [{ REGISTRATION: 'maybe' }, 'REGISTRATION: укажите closed, domains или open'],
    [{ REGISTRATION: 'domains' }, 'Регистрация по доменам: укажите ещё REGISTRATION_DOMAINS.'],
    [{ REGISTRATION_DOMAINS: '@company' }, 'REGISTRATION_DOMAINS: укажите почтовые домены через запятую'],
    [{ AREAS_ORIGIN: 'static.company.ru' }, 'AREAS_ORIGIN: укажите адрес, который начинается с http://'],
    [{ AREAS_ORIGIN: 'https://static.company.ru/areas' }, 'AREAS_ORIGIN: укажите адрес без пути'],
    [{ AREAS_ORIGIN: "https://static.company.ru; script-src 'unsafe-inline'" }, 'AREAS_ORIGIN: укажите'],
    [{ SEED_AGREEMENTS: 'many' }, 'SEED_AGREEMENTS: укажите целое число договоров'],
    [{ OIDC_ISSUER: 'https://id.company.ru' }, 'укажите ещё OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.'],
    [{ OIDC_ONLY: '1' }, 'OIDC_ONLY закрывает вход по паролю'],
    [oidc, 'Вход через организацию: укажите ещё PUBLIC_URL'],
    [{ ...oidc, ...open, OIDC_ISSUER: 'http://id.company.ru' }, 'который начинается с https://'],
    [{ ...oidc, ...open, OIDC_ROLE_MAP: 'Юрист' }, 'OIDC_ROLE_MAP: укажите группы и роли'],
    [{ ...oidc, ...open, OIDC_CLIENT_SECRET_FILE: '/nowhere/secret' }, 'но не оба'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET: укажите случайный ключ'],
  ])('refuse %j with a sentence that says what to do', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('read several roles and an address without its trailing slash', () => {
    const config = readConfig({ ROLES: 'api, jobs', PUBLIC_URL: 'https://contracts.company.ru/' });
    expect([...config.roles]).toEqual(['api', 'jobs']);
    expect(config.publicUrl).toBe('https://contracts.company.ru');
    expect(readConfig({ AREAS_ORIGIN: 'https://Static.company.ru/' }).areasOrigin).toBe(
      'https://static.company.ru',
    );
  });
});
