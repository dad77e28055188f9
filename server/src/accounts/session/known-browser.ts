import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Secrets } from '../../platform/config/secrets';

const COOKIE = 'known_browser';
/** Days a browser is remembered after its last login. */
const DAYS = 180;
/** Accounts one browser is remembered for: a computer that people share. */
const ACCOUNTS = 5;
const MARK = /^[\w-]{22}\.\d{1,8}\.[\w-]{43}$/;

const dayOf = (now: Date) => Math.floor(now.getTime() / 86_400_000);

function signature(secrets: Secrets, email: string, nonceAndDay: string): string {
  return createHmac('sha256', secrets.derive('known-browser'))
    .update(`${nonceAndDay}|${email}`)
    .digest('base64url');
}

function marksOf(request: Pick<FastifyRequest, 'headers'>): string[] {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
  return value
    .split('~')
    .filter((mark) => MARK.test(mark))
    .slice(0, ACCOUNTS);
}

function isOf(secrets: Secrets, mark: string, wanted: { email: string; now: Date }): boolean {
  const [nonce = '', day = '', given = ''] = mark.split('.');
  if (Number(day) + DAYS < dayOf(wanted.now)) return false;
  const expected = Buffer.from(signature(secrets, wanted.email, `${nonce}.${day}`));
  const received = Buffer.from(given);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/** The browser's own mark when it has logged in to the account before; null for every other browser. */
export function knownBrowser(
  secrets: Secrets,
  request: Pick<FastifyRequest, 'headers'>,
  wanted: { email: string; now: Date },
): string | null {
  const mark = marksOf(request).find((candidate) => isOf(secrets, candidate, wanted));
  return mark?.split('.')[0] ?? null;
}

/** The header that lets the browser be known as one of this account's from now on; it opens nothing by itself. */
export function rememberBrowser(
  { secrets, config }: { secrets: Secrets; config: Pick<Config, 'tls' | 'publicUrl'> },
  request: Pick<FastifyRequest, 'headers'>,
  wanted: { email: string; now: Date },
): string {
  const nonceAndDay = `${randomBytes(16).toString('base64url')}.${String(dayOf(wanted.now))}`;
  const fresh = `${nonceAndDay}.${signature(secrets, wanted.email, nonceAndDay)}`;
  const others = marksOf(request).filter((mark) => !isOf(secrets, mark, wanted));
  const value = [fresh, ...others].slice(0, ACCOUNTS).join('~');
  const isHttps = config.tls !== null || config.publicUrl?.startsWith('https:') === true;
  const life = String(DAYS * 86_400);
  return `${COOKIE}=${value}; Path=/api/login; Max-Age=${life}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
