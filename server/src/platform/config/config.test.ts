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

  it('fill no demo company in production unless it is asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
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
    [{ BROADCAST_URL: 'https://ws.company.ru' }, 'BROADCAST_APP_ID, BROADCAST_KEY, BROADCAST_SECRET'],
    [{ PORT: '80800' }, 'PORT: укажите номер порта от 0 до 65535'],
    [{ PORT: '8001' }, 'PORT и REALTIME_PORT не могут совпадать'],
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
