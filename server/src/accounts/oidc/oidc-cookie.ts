import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config';
import type { Secrets } from '../../platform/config/secrets';
import { seal, unseal } from './sealed-text';

/** Seconds somebody has for the provider's login page. */
const FLOW_LIFE = 600;
/** Seconds the browser keeps the ticket. */
const TICKET_LIFE = 60;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person was going. */
  back: z.string(),
  /** Milliseconds. */
  until: z.number(),
});
export type KeptFlow = z.infer<typeof flow>;

interface CookieDeps {
  config: Pick<Config, 'publicUrl'>;
  secrets: Secrets;
}

function cookie(
  { config }: Pick<CookieDeps, 'config'>,
  given: { name: string; value: string; path: string; life: number; site: 'Lax' | 'Strict' },
): string {
  const isHttps = config.publicUrl?.startsWith('https:') === true;
  const { name, value, path, life, site } = given;
  const age = `Path=${path}; Max-Age=${String(life)}`;
  return `${name}=${value}; ${age}; HttpOnly; SameSite=${site}${isHttps ? '; Secure' : ''}`;
}

function read(request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? null;
}

// Lax: the provider's page leads back here from another site.
const FLOW = { name: 'oidc_flow', path: '/api/oidc', site: 'Lax' } as const;
const TICKET = { name: 'oidc_ticket', path: '/api/oidc/session', site: 'Strict' } as const;

/** The browser keeps what the provider's answer has to fit; nobody but this server can read or change it. */
export function keepFlow(deps: CookieDeps, kept: Omit<KeptFlow, 'until'>, now: Date): string {
  const until = now.getTime() + FLOW_LIFE * 1000;
  const value = seal(deps.secrets.derive('oidc-flow'), JSON.stringify({ ...kept, until }));
  return cookie(deps, { ...FLOW, value, life: FLOW_LIFE });
}

/** What the browser kept; null when it began nothing here, or too long ago. */
export function flowOf(
  deps: CookieDeps,
  request: Pick<FastifyRequest, 'headers'>,
  now: Date,
): KeptFlow | null {
  const value = read(request, FLOW.name);
  const text = value === null ? null : unseal(deps.secrets.derive('oidc-flow'), value);
  const kept = text === null ? null : flow.parse(JSON.parse(text));
  return kept === null || kept.until < now.getTime() ? null : kept;
}

/** The browser forgets the way it began: an answer counts once. */
export const dropFlow = (deps: CookieDeps) => cookie(deps, { ...FLOW, value: '', life: 0 });

/** The ticket travels in a cookie: an address stands in histories and logs. */
export const keepTicket = (deps: CookieDeps, ticket: string) =>
  cookie(deps, { ...TICKET, value: ticket, life: TICKET_LIFE });

/** The ticket the browser brings; null when it brings none. */
export const ticketOf = (request: Pick<FastifyRequest, 'headers'>) => read(request, TICKET.name);

export const dropTicket = (deps: CookieDeps) => cookie(deps, { ...TICKET, value: '', life: 0 });
