import type { Session, SessionUser } from 'shared/contract/session/session';
import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { TooManyRequests, ValidationFailed } from '../../platform/http/errors';
import { accountDigest, securityEvent } from '../../platform/http/security-event';
import type { Deps } from '../../platform/module';
import { type Credentials, findByEmail, noteLogin } from '../accounts.repository';
import { findEmployee } from '../actor.repository';
import { admitLogin } from '../attempts/login-attempts.service';
import { verifyPassword } from '../password/password';
import { findNewestRegistration } from '../registration/registrations.repository';
import { SESSION_LIFE } from '../session.policy';
import { getSessionUser } from './session-user.repository';
import { tellAccessEnded } from './ended-access.service';
import { endSessionsOf } from './sessions.service';
import { createToken, revokeTokens } from '../tokens.repository';

const WRONG = 'Почта или пароль не подходят';
const UNCONFIRMED = 'Адрес почты ещё не подтверждён. Откройте ссылку из письма, которое мы отправили';
const BLOCKED = 'Учётная запись заблокирована. Обратитесь к администратору';
const DISMISSED = 'Учётная запись закрыта. Обратитесь к администратору';

/** Said only to somebody who has just proved to know the password. */
function refuseClosed(account: Credentials): void {
  const refusal =
    account.status === 'blocked'
      ? BLOCKED
      : account.status === 'dismissed'
        ? DISMISSED
        : account.status !== 'active' || account.email_confirmed_at === null
          ? UNCONFIRMED
          : null;
  if (refusal !== null) throw new ValidationFailed({ email: [refusal] }, refusal);
}

/** A session of the employee, with its journal line. */
export async function startSession(
  deps: Deps,
  account: { id: number; full_name: string },
  origin: RequestOrigin,
): Promise<Session> {
  const now = deps.now();
  const token = await deps.transact(async (trx) => {
    await noteLogin(trx, account.id, now);
    await deps.activity.record(trx, {
      actor: { id: account.id, name: account.full_name },
      action: 'session.started',
      entityType: 'user',
      entityId: account.id,
      entityLabel: account.full_name,
      origin,
    });
    return createToken(trx, { kind: 'session', userId: account.id, now, livesFor: SESSION_LIFE, origin });
  });
  const employee = await findEmployee(deps.db, account.id);
  return { token, user: await getSessionUser(deps.db, account.id, employee?.permissions ?? new Set()) };
}

interface LoginInput {
  email: string;
  password: string;
}

/**
 * Says what is wrong. Whoever registered is told that the letter waits, in the same words and the same time whether or
 * not somebody has an account with the address: otherwise a registration would tell who works here.
 */
async function refuseLogin(
  deps: Deps,
  { email, password }: LoginInput,
  origin: RequestOrigin,
): Promise<never> {
  const registration = await findNewestRegistration(deps.db, email, deps.now());
  if (await verifyPassword(registration?.password_hash ?? null, password)) {
    throw new ValidationFailed({ email: [UNCONFIRMED] }, UNCONFIRMED);
  }
  securityEvent(deps.log, { event: 'login.failed', origin, account: accountDigest(deps.secrets, email) });
  throw new ValidationFailed({ password: [WRONG] }, WRONG);
}

/**
 * A session for the right address and password. Refuses with 422 in the same words and the same time for a wrong
 * password and for an unknown address, and with 429 when too many attempts were made.
 */
export async function login(
  deps: Deps,
  input: LoginInput & { knownBrowser: string | null },
  origin: RequestOrigin,
): Promise<Session> {
  const { email, password, knownBrowser } = input;
  const attempt = await admitLogin(deps.db, { email, ip: origin.ip, knownBrowser }, deps.now());
  if (attempt.wait > 0) {
    securityEvent(deps.log, { event: 'login.locked', origin, account: accountDigest(deps.secrets, email) });
    throw new TooManyRequests(attempt.wait);
  }
  const account = await findByEmail(deps.db, email);
  const matches = await verifyPassword(account?.password_hash ?? null, password);
  if (account === null || !matches) return refuseLogin(deps, { email, password }, origin);
  await attempt.forgive();
  refuseClosed(account);
  return startSession(deps, account, origin);
}

/** The employee's session is over on every node; other sessions of the same employee go on. */
export async function logout(deps: Deps, actor: Actor, origin: RequestOrigin): Promise<void> {
  await deps.transact(async (trx) => {
    await endSessionsOf(deps, trx, { userId: actor.id, only: actor.sessionId });
    await deps.activity.record(trx, {
      actor,
      action: 'session.ended',
      entityType: 'user',
      entityId: actor.id,
      entityLabel: actor.name,
      origin,
    });
  });
}

/** Every session, link and live connection of the employee is over with the commit. */
export async function endSessions(
  deps: Pick<Deps, 'app' | 'now' | 'outbox'>,
  trx: Trx,
  userId: number,
): Promise<void> {
  await revokeTokens(trx, { userId, now: deps.now() });
  await tellAccessEnded(deps, trx, userId);
  await deps.outbox.expel(trx, [userId]);
}

/** The employee as the browser keeps it, rights included. */
export function currentUser(deps: Pick<Deps, 'db'>, actor: Actor): Promise<SessionUser> {
  return getSessionUser(deps.db, actor.id, actor.permissions);
}
