import type { Session } from 'shared/contract/session/session';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { ValidationFailed } from '../../platform/http/errors';
import { securityEvent } from '../../platform/http/security-event';
import type { Deps } from '../../platform/module';
import { findAccount } from '../accounts.repository';
import { startSession } from '../session/session.service';
import { createToken, takeToken } from '../tokens.repository';
import { admit, type OidcRefusal } from './oidc-account.service';
import type { OidcFlow, OidcProvider } from './oidc-provider';
import { findHint, keepHint } from './oidc.repository';
import { seal, unseal } from './sealed-text';

/** Seconds between coming back from the provider and the first request of the page. */
const TICKET_LIFE = 60;
const STALE = 'Вход не завершён. Войдите ещё раз';

export interface OidcDeps extends Deps {
  provider: OidcProvider;
}

const hintKey = (deps: Pick<Deps, 'secrets'>) => deps.secrets.derive('oidc-hint');

export type Outcome = { ticket: string } | { refusal: OidcRefusal | 'failed' };

/**
 * The end of the way through the provider: a ticket that opens one session within a minute, or why there is none.
 * Whatever does not fit the flow — state, nonce, code, the provider's signature — is a failure and opens nothing.
 */
export async function arrive(
  deps: OidcDeps,
  { answer, flow, origin }: { answer: URL; flow: OidcFlow; origin: RequestOrigin },
): Promise<Outcome> {
  const { oidc: setting } = deps.config;
  if (setting === null) return { refusal: 'failed' };
  let arrival: Awaited<ReturnType<OidcProvider['finish']>>;
  try {
    arrival = await deps.provider.finish(answer, flow);
  } catch (error) {
    // The answer holds codes and tokens: only what went wrong is written down.
    const reason = error instanceof Error ? error.message : 'unknown';
    securityEvent(deps.log, { event: 'login.failed', origin, target: `oidc: ${reason}` });
    return { refusal: 'failed' };
  }
  const admission = await admit(deps, { setting, person: arrival.person, origin });
  if ('refusal' in admission) {
    securityEvent(deps.log, { event: 'login.failed', origin, target: `oidc: ${admission.refusal}` });
    return admission;
  }
  const ticket = await createToken(deps.db, {
    kind: 'sso',
    userId: admission.userId,
    now: deps.now(),
    livesFor: TICKET_LIFE,
    origin,
  });
  if (arrival.idToken !== null) await keepHint(deps.db, ticket, seal(hintKey(deps), arrival.idToken));
  return { ticket };
}

/** The session the ticket opens, once; refuses with 422 one that is used, old or made up, and a closed account. */
export async function openSession(
  deps: OidcDeps,
  ticket: string | null,
  origin: RequestOrigin,
): Promise<Session> {
  const now = deps.now();
  const taken =
    ticket === null
      ? null
      : await deps.transact((trx) => takeToken(trx, { kind: 'sso', token: ticket, now }));
  const account = taken?.userId == null ? null : await findAccount(deps.db, taken.userId);
  if (taken === null || account?.status !== 'active') throw new ValidationFailed({ base: [STALE] }, STALE);
  const session = await startSession(deps, account, origin);
  await keepHint(deps.db, session.token, await findHint(deps.db, taken.id));
  return session;
}

/** Where the browser ends its session with the provider too; null when the session did not begin there. */
export async function endAddress(deps: OidcDeps, actor: Actor): Promise<string | null> {
  const sealed = await findHint(deps.db, actor.sessionId);
  const idToken = sealed === null ? null : unseal(hintKey(deps), sealed);
  if (idToken === null) return null;
  try {
    return (await deps.provider.endUrl(idToken))?.href ?? null;
  } catch (error) {
    // Our own session is over in any case; the provider's ends by its time.
    deps.log.warn({ err: error }, 'the identity provider does not answer');
    return null;
  }
}
