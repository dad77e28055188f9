import type { z } from 'zod';
import type { registerInput } from 'shared/contract/session';
import type { RequestOrigin } from '../platform/http/actor';
import { TooManyRequests, ValidationFailed } from '../platform/http/errors';
import type { Letter } from '../platform/mail/mailer';
import type { Deps } from '../platform/module';
import { accountLink } from './account-link';
import { confirm, createUnconfirmed, findByEmail, findForChange } from './accounts.repository';
import { letterLimits, linkLimits } from './attempts.policy';
import { countAttempt } from './attempts.repository';
import { alreadyRegisteredLetter, confirmLetter } from './letters.labels';
import { hashPassword } from './password';
import type { Registration } from './schema';
import { CONFIRM_LIFE } from './session.policy';
import { createToken, revokeTokens, takeToken } from './tokens.repository';

export const REGISTRATION_JOB = 'accounts.registration';

export interface RegistrationJob {
  email: string;
  registration: Registration;
  origin: RequestOrigin;
}

const STALE_LINK = 'Ссылка устарела или уже использована. Зарегистрируйтесь ещё раз, и мы отправим новую';

/**
 * Takes a registration in. Whether the address is known is found out only by the job behind the answer, so
 * neither the words nor the time of the answer tell it; refuses with 429 when too many were sent.
 */
export async function register(
  deps: Deps,
  input: z.output<typeof registerInput>,
  origin: RequestOrigin,
): Promise<void> {
  const wait = await countAttempt(
    deps.db,
    letterLimits('register', input.email, origin.ip ?? 'unknown'),
    deps.now(),
  );
  if (wait > 0) throw new TooManyRequests(wait);
  const { email, password, last_name, first_name, middle_name } = input;
  const registration: Registration = {
    last_name,
    first_name,
    middle_name: middle_name === undefined || middle_name === '' ? null : middle_name,
    password_hash: await hashPassword(password),
  };
  const job: RegistrationJob = { email, registration, origin };
  await deps.jobs.enqueue(REGISTRATION_JOB, job);
}

/**
 * Makes the account if the address is free and writes to the address in any case. An account that waits for
 * confirmation is left as it is: what was registered takes effect with the link that was sent for it, so nobody
 * can leave a password of their own in somebody else's account.
 */
export async function carryOutRegistration(deps: Deps, job: RegistrationJob): Promise<void> {
  const now = deps.now();
  const letter = await deps.transact(async (trx): Promise<Letter> => {
    const created = await createUnconfirmed(trx, job.email, job.registration);
    const account = created ?? (await findByEmail(trx, job.email));
    const company = deps.config.company;
    if (account === null || account.email_confirmed_at !== null || account.status !== 'invited') {
      return alreadyRegisteredLetter({ to: job.email, link: accountLink(deps.config, null), company });
    }
    if (created !== null) {
      await deps.activity.record(trx, {
        actor: null,
        action: 'user.registered',
        entityType: 'user',
        entityId: created.id,
        entityLabel: created.full_name,
        origin: job.origin,
      });
    }
    const token = await createToken(trx, {
      kind: 'confirm',
      userId: account.id,
      now,
      livesFor: CONFIRM_LIFE,
      origin: job.origin,
      registration: job.registration,
    });
    return confirmLetter({ to: job.email, link: accountLink(deps.config, 'confirm', token), company });
  });
  await deps.mailer.send(letter);
}

/** Opens the account the link was sent for; refuses with 422 when the link is used, old or made up. */
export async function confirmEmail(deps: Deps, token: string, origin: RequestOrigin): Promise<void> {
  const now = deps.now();
  const wait = await countAttempt(deps.db, linkLimits(origin.ip ?? 'unknown'), now);
  if (wait > 0) throw new TooManyRequests(wait);
  await deps.transact(async (trx) => {
    const taken = await takeToken(trx, { kind: 'confirm', token, now });
    const account = taken?.userId == null ? null : await findForChange(trx, taken.userId);
    if (taken === null || account?.status !== 'invited') {
      throw new ValidationFailed({ token: [STALE_LINK] }, STALE_LINK);
    }
    await confirm(trx, account.id, { registration: taken.registration, now });
    await revokeTokens(trx, { userId: account.id, now, kind: 'confirm' });
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
