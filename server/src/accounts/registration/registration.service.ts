import type { z } from 'zod';
import type { registerInput } from 'shared/contract/session/session';
import type { Trx } from '../../platform/database/database';
import type { RequestOrigin } from '../../platform/http/actor';
import { TooManyRequests, ValidationFailed } from '../../platform/http/errors';
import { accountDigest, securityEvent } from '../../platform/http/security-event';
import type { Letter } from '../../platform/mail/mailer';
import type { Deps } from '../../platform/module';
import { accountLink } from '../account-link';
import { type Credentials, createUnconfirmed, findByEmail } from '../accounts.repository';
import { askingLimits, letterLimit, registrationFromLimit } from '../attempts/attempts.policy';
import { countAttempt, isUsedUp } from '../attempts/attempts.repository';
import { type FormerRegistrationJob, takeInFormer } from './former-registration';
import { alreadyRegisteredLetter, confirmLetter } from '../letters.labels';
import { formatMoment } from '../../calendar/format-moment';
import { hashPassword } from '../password/password';
import { requireGoodPassword } from '../password/password-rules.service';
import {
  type Registration,
  addRegistration,
  findNewestRegistration,
  findRegistration,
} from './registrations.repository';
import { CONFIRM_LIFE } from '../session.policy';
import { createToken, revokeRegistrationLinks } from '../tokens.repository';

export const REGISTRATION_JOB = 'accounts.registration';

/** Names the registration and holds nothing of it: the queue keeps its jobs for days. */
export interface RegistrationJob {
  registrationId: number;
  origin: RequestOrigin;
}

function requireOwnDomain({ registration }: Deps['config'], email: string): void {
  if (registration.mode !== 'domains') return;
  if (registration.domains.includes(email.split('@')[1] ?? '')) return;
  const text = `Регистрация открыта для адресов ${registration.domains.map((name) => `@${name}`).join(', ')}`;
  throw new ValidationFailed({ email: [text] });
}

/**
 * Takes a registration in. Whether the address is known is found out only by the job behind the answer, so
 * neither the words nor the time of the answer tell it; refuses with 429 when too many were sent.
 */
export async function register(
  deps: Deps,
  input: z.output<typeof registerInput>,
  origin: RequestOrigin,
): Promise<void> {
  const { email, password, last_name, first_name, middle_name } = input;
  requireOwnDomain(deps.config, email);
  const now = deps.now();
  const limits = [registrationFromLimit(email, origin.ip), ...askingLimits('register', origin.ip)];
  const { wait } = await countAttempt(deps.db, limits, now);
  if (wait > 0) throw new TooManyRequests(wait);
  await requireGoodPassword(password, input);
  const account = accountDigest(deps.secrets, email);
  securityEvent(deps.log, { event: 'registration.asked', origin, account });
  const registration = {
    email,
    last_name,
    first_name,
    middle_name: middle_name === undefined || middle_name === '' ? null : middle_name,
    password_hash: await hashPassword(password),
    created_at: now,
    expires_at: new Date(now.getTime() + CONFIRM_LIFE * 1000),
    ip: origin.ip,
    user_agent: origin.userAgent,
    request_id: origin.requestId,
  };
  await deps.transact(async (trx) => {
    const job: RegistrationJob = { registrationId: await addRegistration(trx, registration), origin };
    await deps.jobs.enqueue(REGISTRATION_JOB, job, trx);
  });
}

async function accountFor(
  deps: Deps,
  trx: Trx,
  { registration, origin }: Waiting,
): Promise<Credentials | null> {
  const { email, last_name, first_name, middle_name } = registration;
  const person = { email, last_name, first_name, middle_name, created_by_id: null };
  const created = await createUnconfirmed(trx, person);
  if (created === null) return findByEmail(trx, email);
  await deps.activity.record(trx, {
    actor: null,
    action: 'user.registered',
    entityType: 'user',
    entityId: created.id,
    entityLabel: created.full_name,
    origin,
  });
  return created;
}

interface Waiting {
  registration: Registration;
  origin: RequestOrigin;
}

async function letterFor(deps: Deps, trx: Trx, waiting: Waiting): Promise<Letter> {
  const { registration, origin } = waiting;
  const { company } = deps.config;
  const now = deps.now();
  const account = await accountFor(deps, trx, waiting);
  if (account?.status !== 'invited' || account.email_confirmed_at !== null) {
    return alreadyRegisteredLetter({ to: registration.email, link: accountLink(deps.config, null), company });
  }
  await revokeRegistrationLinks(trx, account.id, now);
  const token = await createToken(trx, {
    kind: 'confirm',
    userId: account.id,
    now,
    livesFor: CONFIRM_LIFE,
    origin,
    registrationId: registration.id,
  });
  return confirmLetter({
    to: registration.email,
    link: accountLink(deps.config, 'confirm', token),
    company,
    who: [registration.last_name, registration.first_name, registration.middle_name]
      .filter(Boolean)
      .join(' '),
    when: formatMoment(new Date(registration.created_at)),
  });
}

/**
 * Makes the account if the address is free and writes to the address in any case, a few times in an hour. An account
 * that waits for confirmation gets nothing but a link: what was registered takes effect when its password is typed where
 * the link leads, so nobody can leave a password of their own in somebody else's account.
 */
export async function carryOutRegistration(
  deps: Deps,
  job: RegistrationJob | FormerRegistrationJob,
): Promise<void> {
  const now = deps.now();
  const id = 'registrationId' in job ? job.registrationId : await takeInFormer(deps, job);
  const registration = await findRegistration(deps.db, id, now);
  if (registration === null) return;
  const newest = await findNewestRegistration(deps.db, registration.email, now);
  // A letter that was tried again must not overtake that of a newer registration.
  if (newest?.id !== registration.id) return;
  const limit = letterLimit('register', registration.email);
  if (await isUsedUp(deps.db, limit, now)) {
    const account = accountDigest(deps.secrets, registration.email);
    return securityEvent(deps.log, { event: 'letter.withheld', origin: job.origin, account });
  }
  const letter = await deps.transact((trx) => letterFor(deps, trx, { registration, origin: job.origin }));
  await deps.mailer.send(letter);
  await countAttempt(deps.db, [limit], now);
}
