import { session } from 'shared/contract/session/session';
import { ownAddress } from '../../platform/config/own-address';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { dropFlow, dropTicket, flowOf, keepFlow, keepTicket, ticketOf } from './oidc-cookie';
import { openProvider } from './oidc-provider';
import { arrive, openSession, type OidcDeps, type Outcome } from './oidc-session.service';

const LONGEST = 2000;

/** The way back after login, as the login page names it; the page itself decides whether it follows. */
function backOf(url: string): string {
  const back = new URL(url, 'http://here').searchParams.get('return') ?? '';
  return back.length <= LONGEST && /^\/(?![/\\])/.test(back) ? back : '';
}

function loginPage(base: string, said: Record<string, string>, back: string): string {
  const search = new URLSearchParams({ ...said, ...(back !== '' && { return: back }) });
  return `${base}/auth?${search.toString()}`;
}

const saidOf = (outcome: Outcome): Record<string, string> =>
  'refusal' in outcome ? { sso: outcome.refusal } : { sso: 'done' };

function wayOut(deps: OidcDeps, base: string): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/oidc/login',
    access: 'public',
    tag: 'accounts',
    summary: 'Вход через организацию: переход на страницу её входа',
    response: 'stream',
    handler: async ({ request, reply }) => {
      const back = backOf(request.url);
      try {
        const { url, flow } = await deps.provider.begin();
        reply.header('set-cookie', keepFlow(deps, { ...flow, back }, deps.now()));
        return await reply.redirect(url.href);
      } catch (error) {
        deps.log.error({ err: error }, 'the identity provider does not answer');
        return await reply.redirect(loginPage(base, { sso: 'unavailable' }, back));
      }
    },
  });
}

function wayBack(deps: OidcDeps, base: string): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/oidc/callback',
    access: 'public',
    tag: 'accounts',
    summary: 'Вход через организацию: возвращение с её страницы',
    response: 'stream',
    handler: async ({ request, reply, origin }) => {
      const flow = flowOf(deps, request, deps.now());
      const answer = new URL(`${base}${request.url}`);
      const outcome: Outcome =
        flow === null ? { refusal: 'failed' } : await arrive(deps, { answer, flow, origin });
      const cookies = [dropFlow(deps)];
      if ('ticket' in outcome) cookies.push(keepTicket(deps, outcome.ticket));
      reply.header('set-cookie', cookies);
      return reply.redirect(loginPage(base, saidOf(outcome), flow?.back ?? ''));
    },
  });
  route(deps.app, {
    method: 'POST',
    url: '/api/oidc/session',
    access: 'public',
    tag: 'accounts',
    summary: 'Вход через организацию: сеанс того, кто только что вернулся',
    response: session,
    handler: async ({ request, reply, origin }) => {
      reply.header('set-cookie', dropTicket(deps));
      return openSession(deps, ticketOf(request), origin);
    },
  });
}

/** Sign-in through the company's identity provider, where one is set; answers how the module reaches it, or null. */
export function oidcRoutes(deps: Deps): OidcDeps | null {
  const { config } = deps;
  if (config.oidc === null) return null;
  const base = ownAddress(config, config.port);
  const inner: OidcDeps = { ...deps, provider: openProvider(config.oidc, base) };
  wayOut(inner, base);
  wayBack(inner, base);
  return inner;
}
