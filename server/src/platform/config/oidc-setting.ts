import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fileFault } from './data-folder';
import { address, flag, optional } from './setting-values';
import { StartError } from './start-error';

/** The company's identity provider, by which employees sign in. */
export interface OidcSetting {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** «Войти через …». */
  label: string;
  /** The claim that names the groups of a person. */
  groupsClaim: string;
  /** Group → the name of the role it gives; a role that no group gives is left to administrators. */
  roleMap: ReadonlyMap<string, string>;
  /** Nobody signs in by a password any more. */
  only: boolean;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `group=Role; other group=Role`; the last sign of equality parts them, as names of a directory hold some. */
const roleMap = optional.transform((text, context) => {
  const lines = (text ?? '').split(';').map((line) => line.trim());
  const pairs = lines.filter(Boolean).map((line) => {
    const at = line.lastIndexOf('=');
    return [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()] as const;
  });
  if (pairs.every(([group, role]) => group !== '' && role !== '')) return new Map(pairs);
  context.addIssue(
    'укажите группы и роли через точку с запятой, например contracts-lawyers=Юрист; admins=Администратор',
  );
  return z.NEVER;
});

/** Variables of the environment that say it. */
export const oidcEnvironment = {
  OIDC_ISSUER: address(['https', 'http']),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_CLIENT_SECRET_FILE: optional,
  OIDC_LABEL: optional,
  OIDC_GROUPS_CLAIM: optional,
  OIDC_ROLE_MAP: roleMap,
  OIDC_ONLY: flag,
};

type Values = z.output<z.ZodObject<typeof oidcEnvironment>> & { PUBLIC_URL?: string | undefined };

function secretOf({ OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file }: Values): string | undefined {
  if (file === undefined) return secret;
  if (secret !== undefined) {
    throw new StartError(
      'Вход через организацию: укажите OIDC_CLIENT_SECRET или OIDC_CLIENT_SECRET_FILE, но не оба.',
    );
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(`Файл OIDC_CLIENT_SECRET_FILE не читается: ${fileFault(error)}.`);
  }
}

/** The provider when one is named; refuses half a setting, and one whose tokens would travel unprotected. */
export function oidcSetting(values: Values): OidcSetting | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl } = values;
  const clientSecret = secretOf(values);
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  const missing = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || value === '' ? [name] : [],
  );
  if (missing.length === 3) {
    if (values.OIDC_ONLY !== '1') return null;
    throw new StartError(
      'OIDC_ONLY закрывает вход по паролю: укажите ещё OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.',
    );
  }
  if (issuer === undefined || clientId === undefined || !clientSecret) {
    throw new StartError(`Вход через организацию: укажите ещё ${missing.join(', ')}.`);
  }
  if (publicUrl === undefined) {
    throw new StartError(
      'Вход через организацию: укажите ещё PUBLIC_URL, адрес системы, на который вернётся сотрудник.',
    );
  }
  const url = new URL(issuer);
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    throw new StartError('OIDC_ISSUER: укажите адрес, который начинается с https://.');
  }
  return {
    issuer: url,
    clientId,
    clientSecret,
    label: values.OIDC_LABEL ?? 'учётную запись организации',
    groupsClaim: values.OIDC_GROUPS_CLAIM ?? 'groups',
    roleMap: values.OIDC_ROLE_MAP,
    only: values.OIDC_ONLY === '1',
  };
}
