import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../platform/config/secrets';

const claim = z.strictObject({
  id: z.int(),
  area: z.string(),
  version: z.string(),
  expires_at: z.iso.datetime(),
});
/** The number of a preview link, what it opens, and until when. */
export type PreviewClaim = z.infer<typeof claim>;

function signature(secrets: Pick<Secrets, 'derive'>, body: string): Buffer {
  return createHmac('sha256', secrets.derive('release-preview')).update(body).digest();
}

/** The token of a preview link; nobody without the installation's keys can make or change one. */
export function signPreview(secrets: Pick<Secrets, 'derive'>, preview: PreviewClaim): string {
  const body = Buffer.from(JSON.stringify(claim.parse(preview))).toString('base64url');
  return `${body}.${signature(secrets, body).toString('base64url')}`;
}

/** What the token opens; null when it is changed, from another installation or out of date. Whether it was revoked is kept. */
export function readPreview(secrets: Pick<Secrets, 'derive'>, token: string, now: Date): PreviewClaim | null {
  const [, body = '', sign = ''] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? [];
  if (body === '' || !timingSafeEqual(Buffer.from(sign, 'base64url'), signature(secrets, body))) return null;
  const read = claim.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  // Signed by a server that wrote links otherwise.
  if (read === undefined) return null;
  return Date.parse(read.expires_at) > now.getTime() ? read : null;
}
