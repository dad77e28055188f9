import type { RequestOrigin } from '../../platform/http/actor';
import { TooManyRequests, ValidationFailed } from '../../platform/http/errors';
import { securityEvent } from '../../platform/http/security-event';
import type { Deps } from '../../platform/module';
import { type Credentials, confirm, findAccount, findForChange } from '../accounts.repository';
import { linkLimits } from '../attempts/attempts.policy';
import { countAttempt } from '../attempts/attempts.repository';
import { hashPassword, verifyPassword } from '../password/password';
import { requireGoodPassword } from '../password/password-rules.service';
import { type Registration, deleteRegistration, findRegistration } from './registrations.repository';
import { findToken, revokeTokens, takeToken } from '../tokens.repository';

const STALE_LINK =
  'Ссылка устарела или уже использована. Если почта уже подтверждена, войдите, если нет, зарегистрируйтесь ещё раз';
const NOT_YOURS =
  'Это не тот пароль, который указан при регистрации. Если регистрировались не вы, удалите письмо и зарегистрируйтесь сами';
const SHORTEST = 10;

interface Opening {
  account: Credentials;
  /** Null when an administrator made the account. */
  registration: Registration | null;
}

const staleLink = () => new ValidationFailed({ token: [STALE_LINK] }, STALE_LINK);

async function openingOf(deps: Deps, token: string): Promise<Opening> {
  const now = deps.now();
  const link = await findToken(deps.db, { kind: 'confirm', token, now });
  const account = link?.userId == null ? null : await findAccount(deps.db, link.userId);
  if (link === null || account?.status !== 'invited') throw staleLink();
  if (link.registrationId === null) return { account, registration: null };
  const registration = await findRegistration(deps.db, link.registrationId, now);
  if (registration === null) throw staleLink();
  return { account, registration };
}

/** The hash that takes effect: that of the registration, whose password was given, or of the one just chosen. */
async function passwordHashFor(opening: Opening, password: string): Promise<string | null> {
  const { account, registration } = opening;
  if (registration !== null) {
    return (await verifyPassword(registration.password_hash, password)) ? registration.password_hash : null;
  }
  if (password.length < SHORTEST) throw new ValidationFailed({ password: ['Не короче 10 знаков'] });
  await requireGoodPassword(password, account);
  return hashPassword(password);
}

/**
 * Opens the account the link was sent for to whoever knows the password of that very registration, or, after an
 * invitation, with the password that is chosen now. Refuses with 422 a link that is used, old or made up, and another
 * password, which leaves the link in force.
 */
export async function confirmEmail(
  deps: Deps,
  { token, password }: { token: string; password: string },
  origin: RequestOrigin,
): Promise<void> {
  const now = deps.now();
  const { wait } = await countAttempt(deps.db, linkLimits(origin.ip), now);
  if (wait > 0) throw new TooManyRequests(wait);
  const opening = await openingOf(deps, token);
  const passwordHash = await passwordHashFor(opening, password);
  if (passwordHash === null) {
    securityEvent(deps.log, { event: 'password.refused', origin, userId: opening.account.id });
    throw new ValidationFailed({ password: [NOT_YOURS] }, NOT_YOURS);
  }
  await deps.transact(async (trx) => {
    const taken = await takeToken(trx, { kind: 'confirm', token, now });
    const account = taken?.userId == null ? null : await findForChange(trx, taken.userId);
    if (taken === null || account?.status !== 'invited') throw staleLink();
    // The name an administrator gave stays; one that somebody wrote down gives way to the bearer's own.
    const name = account.self_registered ? nameOf(opening.registration) : null;
    await confirm(trx, account.id, { name, passwordHash, now });
    await revokeTokens(trx, { userId: account.id, now });
    if (taken.registrationId !== null) await deleteRegistration(trx, taken.registrationId);
    await deps.activity.record(trx, {
      actor: { id: account.id, name: account.full_name },
      action: 'user.confirmed',
      entityType: 'user',
      entityId: account.id,
      entityLabel: account.full_name,
      origin,
    });
  });
}

function nameOf(registration: Registration | null) {
  if (registration === null) return null;
  const { last_name, first_name, middle_name } = registration;
  return { last_name, first_name, middle_name };
}
