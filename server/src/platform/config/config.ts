import path from 'node:path';
import { z } from 'zod';
import { oidcEnvironment, oidcSetting, type OidcSetting } from './oidc-setting';
import {
  registrationDomains,
  registrationMode,
  type RegistrationSetting,
  registrationSetting,
} from './registration-setting';
import { address, flag, host, optional, port, proxies } from './setting-values';
import { StartError } from './start-error';

export const ROLES = ['web', 'api', 'realtime', 'jobs'] as const;
/** What this process does; a single node does everything. */
export type Role = (typeof ROLES)[number];

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

export interface BroadcastConfig {
  url: URL;
  appId: string;
  key: string;
  secret: string;
}

export interface Config {
  /** The address both ports are opened on; null: every interface. */
  host: string | null;
  port: number;
  realtimePort: number;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Who may change tables, where that is another than `databaseUrl`; null: nobody apart. */
  databaseOwnerUrl: string | null;
  /** Null: files lie in `dataDir`. */
  s3: S3Config | null;
  /** Null: our own broadcaster. */
  broadcast: BroadcastConfig | null;
  /** Null: letters become files in `dataDir`. */
  smtp: { url: string; from: string } | null;
  /** Paths of PEM files; null: plain http and ws. */
  tls: { cert: string; key: string } | null;
  /** Without a trailing slash; null: the address the browser came to. */
  publicUrl: string | null;
  roles: ReadonlySet<Role>;
  demo: boolean;
  /** Who may open an account for themselves. */
  registration: RegistrationSetting;
  /** The company's identity provider; null: employees sign in by password alone. */
  oidc: OidcSetting | null;
  /** Agreements in the demo company; null: the usual number. */
  seedAgreements: number | null;
  /** Folder with `shell/dist` and `mf-…/dist`. */
  areasDir: string;
  /** Where browsers take the code of areas from, such as `https://static.company.ru`; null: the page's own address. */
  areasOrigin: string | null;
  /** Open pages load themselves anew after a build; for work on the suite. */
  liveReload: boolean;
  logLevel: string;
  production: boolean;
  /** Root of all keys; null: made at the first start and kept in `dataDir`. */
  appSecret: string | null;
  /** Roots that `appSecret` takes the place of: named for the one start that takes their keys over. */
  formerSecrets: readonly string[];
  /** The name in the header and in letters. */
  company: string;
  /** Addresses whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
}

const environment = z.object({
  HOST: host,
  PORT: port(8080),
  REALTIME_PORT: port(8001),
  DATA_DIR: optional,
  DATABASE_URL: address(['postgres', 'postgresql']),
  DATABASE_OWNER_URL: address(['postgres', 'postgresql']),
  S3_ENDPOINT: address(['http', 'https']),
  S3_BUCKET: optional,
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
  S3_REGION: optional,
  BROADCAST_URL: address(['http', 'https']),
  BROADCAST_APP_ID: optional,
  BROADCAST_KEY: optional,
  BROADCAST_SECRET: optional,
  SMTP_URL: address(['smtp', 'smtps']),
  SMTP_FROM: optional,
  TLS_CERT: optional,
  TLS_KEY: optional,
  PUBLIC_URL: address(['http', 'https']).transform((text) => text?.replace(/\/+$/, '')),
  ROLES: optional
    .transform((text) => (text ?? ROLES.join(',')).split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES, `укажите через запятую: ${ROLES.join(', ')}`)).min(1)),
  DEMO: flag,
  REGISTRATION: registrationMode,
  REGISTRATION_DOMAINS: registrationDomains,
  ...oidcEnvironment,
  SEED_AGREEMENTS: optional
    .refine(
      (text) => text === undefined || /^\d{1,8}$/.test(text),
      'укажите целое число договоров, не больше 99999999',
    )
    .transform((text) => (text === undefined ? null : Number(text))),
  AREAS_DIR: optional,
  AREAS_ORIGIN: address(['http', 'https'])
    .refine(
      (text) => text === undefined || /^https?:\/\/[\w.:[\]-]+\/?$/i.test(text),
      'укажите адрес без пути, например https://static.company.ru',
    )
    .transform((text) => (text === undefined ? null : new URL(text).origin)),
  LIVE_RELOAD: flag,
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', ''],
      'укажите trace, debug, info, warn, error, fatal или silent',
    )
    .optional(),
  NODE_ENV: optional,
  APP_SECRET: optional.refine(
    (text) => text === undefined || text.length >= 32,
    'укажите случайный ключ не короче 32 символов',
  ),
  APP_SECRET_PREVIOUS: optional
    .transform((text) => text?.split(',').map((root) => root.trim()) ?? [])
    .refine(
      (roots) => roots.every((root) => root.length >= 32),
      'укажите прежний ключ так, как он стоял в APP_SECRET',
    ),
  COMPANY_NAME: optional,
  TRUST_PROXY: proxies,
});
type Environment = z.output<typeof environment>;

/** All of a group, or none of it: half a group is a mistake that would show itself only in use. */
function group<K extends Exclude<keyof Environment, 'OIDC_ROLE_MAP'>>(
  values: Environment,
  purpose: string,
  names: readonly K[],
): Record<K, string> | null {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new StartError(`${purpose}: укажите ещё ${missing.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, String(values[name])])) as Record<K, string>;
}

function parse(env: NodeJS.ProcessEnv): Environment {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  throw new StartError(`Сервер настроен неверно. ${[...new Set(faults)].join('; ')}.`);
}

function outsideBroadcaster(values: Environment): BroadcastConfig | null {
  const given = group(values, 'Внешняя служба оповещений', [
    'BROADCAST_URL',
    'BROADCAST_APP_ID',
    'BROADCAST_KEY',
    'BROADCAST_SECRET',
  ]);
  return (
    given && {
      url: new URL(given.BROADCAST_URL),
      appId: given.BROADCAST_APP_ID,
      key: given.BROADCAST_KEY,
      secret: given.BROADCAST_SECRET,
    }
  );
}

/** What a real installation has at least one of; a company for trying things out has none. */
const REAL = ['DATABASE_URL', 'PUBLIC_URL', 'TLS_CERT', 'SMTP_URL', 'S3_ENDPOINT'] as const;

function isBare(values: Environment): boolean {
  return REAL.every((name) => values[name] === undefined);
}

/** The settings in the environment; refuses with a Russian sentence when one is wrong or a group is half given. */
export function readConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): Config {
  const values = parse(env);
  const production = values.NODE_ENV === 'production';
  const s3 = group(values, 'Хранилище S3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
  const smtp = group(values, 'Почта', ['SMTP_URL', 'SMTP_FROM']);
  const tls = group(values, 'Шифрование соединений', ['TLS_CERT', 'TLS_KEY']);
  if (values.PORT !== 0 && values.PORT === values.REALTIME_PORT) {
    throw new StartError(`PORT и REALTIME_PORT не могут совпадать: оба равны ${String(values.PORT)}.`);
  }
  if (values.APP_SECRET_PREVIOUS.length > 0 && values.APP_SECRET === undefined) {
    throw new StartError('Смена ключа: укажите ещё APP_SECRET, новый ключ.');
  }
  if (values.APP_SECRET_PREVIOUS.includes(values.APP_SECRET ?? '')) {
    throw new StartError('Смена ключа: в APP_SECRET и APP_SECRET_PREVIOUS стоит один и тот же ключ.');
  }
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new StartError('База данных: укажите ещё DATABASE_URL, роль, от имени которой работает программа.');
  }
  if (smtp !== null && values.PUBLIC_URL === undefined) {
    throw new StartError('Почта: укажите ещё PUBLIC_URL, адрес системы, на который ведут ссылки в письмах.');
  }
  const demo = values.DEMO === undefined ? !production && isBare(values) : values.DEMO === '1';
  return {
    // What everybody knows the password of is open to this machine alone, unless somebody says otherwise.
    host: values.HOST ?? (demo ? '127.0.0.1' : null),
    port: values.PORT,
    realtimePort: values.REALTIME_PORT,
    dataDir: path.resolve(cwd, values.DATA_DIR ?? 'data'),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      accessKey: s3.S3_ACCESS_KEY,
      secretKey: s3.S3_SECRET_KEY,
      region: values.S3_REGION ?? 'us-east-1',
    },
    broadcast: outsideBroadcaster(values),
    smtp: smtp && { url: smtp.SMTP_URL, from: smtp.SMTP_FROM },
    tls: tls && { cert: path.resolve(cwd, tls.TLS_CERT), key: path.resolve(cwd, tls.TLS_KEY) },
    publicUrl: values.PUBLIC_URL ?? null,
    roles: new Set(values.ROLES),
    demo,
    registration: registrationSetting(values, demo),
    oidc: oidcSetting(values),
    seedAgreements: values.SEED_AGREEMENTS,
    areasDir: path.resolve(cwd, values.AREAS_DIR ?? '.'),
    areasOrigin: values.AREAS_ORIGIN,
    liveReload: values.LIVE_RELOAD === '1',
    // At a developer's terminal the start-up lines must stay in sight.
    logLevel: values.LOG_LEVEL || (production ? 'info' : 'warn'),
    production,
    appSecret: values.APP_SECRET ?? null,
    formerSecrets: values.APP_SECRET_PREVIOUS,
    company: values.COMPANY_NAME ?? 'Реестр договоров',
    trustProxy: values.TRUST_PROXY,
  };
}
