import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../platform/config/secrets';

const claim = z.strictObject({ version: z.int(), expires: z.int() });

/** Milliseconds a link to a page lives: as long as a frame takes to open it. */
export const PAGE_LIFE = 60_000;

function signature(secrets: Pick<Secrets, 'derive'>, body: string): Buffer {
  return createHmac('sha256', secrets.derive('file-page')).update(body).digest();
}

/** The token of a page of the version; nobody without the installation's keys can make one. */
export function signPage(secrets: Pick<Secrets, 'derive'>, version: number, now: Date): string {
  const text = JSON.stringify({ version, expires: now.getTime() + PAGE_LIFE });
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${signature(secrets, body).toString('base64url')}`;
}

/** The version whose page the token opens; null when it is changed, from another installation or out of date. */
export function readPage(secrets: Pick<Secrets, 'derive'>, token: string, now: Date): number | null {
  const [, body = '', sign = ''] = /^([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? [];
  if (body === '' || !timingSafeEqual(Buffer.from(sign, 'base64url'), signature(secrets, body))) return null;
  const { version, expires } = claim.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return expires > now.getTime() ? version : null;
}
