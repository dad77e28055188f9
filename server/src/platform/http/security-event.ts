import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '../config/secrets';
import type { RequestOrigin } from './actor';

/** What somebody who watches over the installation wants to find in the log. */
export type SecurityEventName =
  | 'access.refused'
  | 'deploy-token.refused'
  | 'letter.withheld'
  | 'login.failed'
  | 'login.locked'
  | 'password.refused'
  | 'password.reset-asked'
  | 'registration.asked';

interface SecurityEvent {
  event: SecurityEventName;
  origin: Pick<RequestOrigin, 'ip' | 'requestId'>;
  /** A digest made by `accountDigest`; never the address itself. */
  account?: string;
  userId?: number | null;
  /** What was asked for: a route, an area. */
  target?: string;
}

/** Writes the event into the log at the level `warn`, with where it came from and the request's number. */
export function securityEvent(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { event, origin, account, userId, target }: SecurityEvent,
): void {
  const { ip, requestId } = origin;
  log.warn({ security: event, ip, request_id: requestId, account, user: userId, target }, 'security event');
}

/** Tells accounts apart in the log without giving their addresses away; the same for one address on every node. */
export function accountDigest(secrets: Secrets, email: string): string {
  return createHmac('sha256', secrets.derive('security-log'))
    .update(email.trim().toLowerCase())
    .digest('hex')
    .slice(0, 16);
}
