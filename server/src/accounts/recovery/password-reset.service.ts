import type { RequestOrigin } from '../../platform/http/actor';
import { TooManyRequests, ValidationFailed } from '../../platform/http/errors';
import { accountDigest, securityEvent } from '../../platform/http/security-event';
import type { Deps } from '../../platform/module';
import { accountLink } from '../account-link';
import { changePassword, findByEmail, findForChange } from '../accounts.repository';
import { askingLimits, letterLimit, linkLimits } from '../attempts/attempts.policy';
import { countAttempt, isUsedUp } from '../attempts/attempts.repository';
import { passwordResetLetter, resetLetter } from '../letters.labels';
import { hashPassword } from '../password/password';
import { requireGoodPassword } from '../password/password-rules.service';
import { endSessions } from '../session/session.service';
import { RESET_LIFE } from '../session.policy';
import { createToken, revokeTokens, takeToken } from '../tokens.repository';

export const RESET_JOB = 'accounts.password-reset';

/** Sends a letter that holds no secret; letters with a link are never put into the queue. */
export const LETTER_JOB = 'accounts.letter';

export interface ResetJob {
  email: string;
  origin: RequestOrigin;
}

const STALE_LINK = 'Ссылка устарела или уже использована. Запросите новую на странице входа';

/**
 * Takes a request for a new password in; the job behind the answer finds out whether there is such an account, and
 * whether it has got enough letters. Refuses with 429 when one address of the network asks too often.
 */
export async function forgotPassword(deps: Deps, email: string, origin: RequestOrigin): Promise<void> {
  const account = accountDigest(deps.secrets, email);
  securityEvent(deps.log, { event: 'password.reset-asked', origin, account });
  const { wait } = await countAttempt(deps.db, askingLimits('forgot', origin.ip), deps.now());
  if (wait > 0) throw new TooManyRequests(wait);
  const job: ResetJob = { email, origin };
  await deps.jobs.enqueue(RESET_JOB, job);
}

/** Sends a link to the owner of an open account, a few in an hour; does nothing for any other address. */
export async function sendResetLink(deps: Deps, job: ResetJob): Promise<void> {
  const account = await findByEmail(deps.db, job.email);
  if (account === null || account.status === 'blocked' || account.status === 'dismissed') return;
  const now = deps.now();
  const limit = letterLimit('forgot', account.email);
  // Counted when it has left: a letter that is tried again for hours is still one letter.
  if (await isUsedUp(deps.db, limit, now)) {
    const digest = accountDigest(deps.secrets, account.email);
    return securityEvent(deps.log, { event: 'letter.withheld', origin: job.origin, account: digest });
  }
  const token = await deps.transact(async (trx) => {
    await revokeTokens(trx, { userId: account.id, now, kind: 'reset' });
    return createToken(trx, {
      kind: 'reset',
      userId: account.id,
      now,
      livesFor: RESET_LIFE,
      origin: job.origin,
    });
  });
  const link = accountLink(deps.config, 'reset', token);
  await deps.mailer.send(resetLetter({ to: account.email, link, company: deps.config.company }));
  await countAttempt(deps.db, [limit], now);
}

/**
 * The new password holds and every session and link of the account has ended; answers its address. Refuses with 422 a
 * dead link, and a password that is easily guessed without using the link up.
 */
export async function resetPassword(
  deps: Deps,
  input: { token: string; password: string },
  origin: RequestOrigin,
): Promise<string> {
  const now = deps.now();
  const { wait } = await countAttempt(deps.db, linkLimits(origin.ip), now);
  if (wait > 0) throw new TooManyRequests(wait);
  const passwordHash = await hashPassword(input.password);
  return deps.transact(async (trx) => {
    const taken = await takeToken(trx, { kind: 'reset', token: input.token, now });
    const found = taken?.userId == null ? null : await findForChange(trx, taken.userId);
    if (found === null || found.status === 'blocked' || found.status === 'dismissed') {
      throw new ValidationFailed({ token: [STALE_LINK] }, STALE_LINK);
    }
    await requireGoodPassword(input.password, found);
    await changePassword(trx, found.id, { passwordHash, now });
    await endSessions(deps, trx, found.id);
    await deps.activity.record(trx, {
      actor: { id: found.id, name: found.full_name },
      action: 'user.password_reset',
      entityType: 'user',
      entityId: found.id,
      entityLabel: found.full_name,
      origin,
    });
    const link = accountLink(deps.config, null);
    const letter = passwordResetLetter({ to: found.email, link, company: deps.config.company });
    await deps.jobs.enqueue(LETTER_JOB, letter, trx);
    return found.email;
  });
}
