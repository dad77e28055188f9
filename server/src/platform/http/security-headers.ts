import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Where browsers connect for live events, seen from the page's host. */
function realtimeOrigins(config: Config, hostname: string): string {
  if (config.broadcast !== null) {
    const { host, protocol } = config.broadcast.url;
    return protocol === 'https:' ? `wss://${host}` : `ws://${host}`;
  }
  const host = `${hostname}:${String(config.realtimePort)}`;
  return `ws://${host} wss://${host}`;
}

/** Scripts and styles come from the server and the areas' own origin alone; nothing inline runs, nothing is evaluated. */
export function contentSecurityPolicy(config: Config, hostname: string): string {
  const safeName = /^[\w.-]+$|^\[[\da-f:]+\]$/i.test(hostname) ? hostname : 'localhost';
  const areas = config.areasOrigin === null ? '' : ` ${config.areasOrigin}`;
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self'${areas}`,
    `style-src 'self'${areas}`,
    `img-src 'self' data: blob:${areas}`,
    `font-src 'self'${areas}`,
    `connect-src 'self'${areas} ${realtimeOrigins(config, safeName)}`,
  ].join('; ');
}

/** Adds the headers that every answer carries; CORS stays closed because no answer opens it. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const https = config.tls !== null || config.publicUrl?.startsWith('https:') === true;
  // Nearly every request names the host that the last one named.
  let last = { hostname: '', policy: contentSecurityPolicy(config, '') };
  app.addHook('onRequest', (request, reply, done) => {
    const { hostname } = request;
    if (hostname !== last.hostname) last = { hostname, policy: contentSecurityPolicy(config, hostname) };
    reply.headers(fixed);
    reply.header('content-security-policy', last.policy);
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
