import type { FastifyInstance } from 'fastify';
import type { OidcSetting } from '../../platform/config/oidc-setting';
import { Forbidden } from '../../platform/http/errors';

/** Everything a password is good for; the link to the first administrator stays, as nobody else could let anybody in. */
const PATHS: ReadonlySet<string> = new Set([
  '/api/login',
  '/api/register',
  '/api/email/confirm',
  '/api/password/forgot',
  '/api/password/reset',
  '/api/password/change',
]);

/** Where the company's provider is the only way in, passwords are refused before a word of the request is read. */
export function closePasswordLogin(app: FastifyInstance, setting: OidcSetting | null): void {
  if (setting?.only !== true) return;
  const text = `Вход по паролю отключён. Войдите через ${setting.label}`;
  app.addHook('onRequest', async (request) => {
    if (PATHS.has(request.routeOptions.url ?? '')) throw new Forbidden(text);
  });
}
