import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound, TooManyRequests, ValidationFailed } from '../../platform/http/errors';
import { securityEvent } from '../../platform/http/security-event';
import type { Deps } from '../../platform/module';
import { accountLink } from '../account-link';
import { changePassword, findAccount, findForChange } from '../accounts.repository';
import { passwordChangeLimit } from '../attempts/attempts.policy';
import { countAttempt, forgiveAttempt } from '../attempts/attempts.repository';
import { passwordChangedLetter } from '../letters.labels';
import { hashPassword, verifyPassword } from '../password/password';
import { LETTER_JOB } from './password-reset.service';
import { requireGoodPassword } from '../password/password-rules.service';
import { endSessionsOf } from '../session/sessions.service';
import { revokeTokens } from '../tokens.repository';

interface Passwords {
  current_password: string;
  password: string;
}

async function requireCurrentPassword(
  deps: Deps,
  { current_password }: Passwords,
  { actor, origin }: { actor: Actor; origin: RequestOrigin },
): Promise<void> {
  const limit = passwordChangeLimit(actor.id);
  const { wait } = await countAttempt(deps.db, [limit], deps.now());
  if (wait > 0) throw new TooManyRequests(wait);
  const account = await findAccount(deps.db, actor.id);
  if (account !== null && (await verifyPassword(account.password_hash, current_password))) {
    return forgiveAttempt(deps.db, [limit]);
  }
  securityEvent(deps.log, { event: 'password.refused', origin, userId: actor.id });
  throw new ValidationFailed({ current_password: ['Прежний пароль указан неверно'] });
}

/**
 * The employee's new password holds and every session but the one that asks has ended; the owner is written to. Refuses
 * with 422 a wrong present password and a weak or unchanged new one, and with 429 guesses at the present one.
 */
export async function changeOwnPassword(
  deps: Deps,
  input: Passwords,
  { actor, origin }: { actor: Actor; origin: RequestOrigin },
): Promise<void> {
  await requireCurrentPassword(deps, input, { actor, origin });
  if (input.password === input.current_password) {
    throw new ValidationFailed({ password: ['Новый пароль совпадает с прежним'] });
  }
  const owner = await findAccount(deps.db, actor.id);
  if (owner === null) throw new NotFound();
  await requireGoodPassword(input.password, owner);
  const passwordHash = await hashPassword(input.password);
  const now = deps.now();
  await deps.transact(async (trx) => {
    const account = await findForChange(trx, actor.id);
    // Somebody else changed it since it was checked: what was typed is the present password no more.
    if (account?.password_hash !== owner.password_hash) {
      throw new ValidationFailed({ current_password: ['Прежний пароль указан неверно'] });
    }
    await changePassword(trx, actor.id, { passwordHash, now });
    await endSessionsOf(deps, trx, { userId: actor.id, except: actor.sessionId });
    await revokeTokens(trx, { userId: actor.id, now, kind: 'reset' });
    await deps.activity.record(trx, {
      actor,
      action: 'user.password_changed',
      entityType: 'user',
      entityId: actor.id,
      entityLabel: actor.name,
      origin,
    });
    const link = accountLink(deps.config, null);
    const letter = passwordChangedLetter({ to: owner.email, link, company: deps.config.company });
    await deps.jobs.enqueue(LETTER_JOB, letter, trx);
  });
}
