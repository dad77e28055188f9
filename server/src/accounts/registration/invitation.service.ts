import type { RequestOrigin } from '../../platform/http/actor';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';
import { accountLink } from '../account-link';
import { type PersonName, createUnconfirmed, findAccount, takeUnconfirmedOver } from '../accounts.repository';
import { inviteLetter, inviteSsoLetter } from '../letters.labels';
import { CONFIRM_LIFE } from '../session.policy';
import { createToken, revokeRegistrationLinks, revokeTokens } from '../tokens.repository';

export const INVITATION_JOB = 'accounts.invitation';

export interface InvitationJob {
  userId: number;
  /** Full name of the employee who invited. */
  inviter: string;
  origin: RequestOrigin;
}

/**
 * Makes the account of an invited person and answers its number. One that a stranger opened with the address gives way:
 * nobody keeps an address occupied by writing it down. Null when somebody's confirmed account has the address.
 */
export async function createInvited(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  person: PersonName & { email: string; created_by_id: number },
): Promise<number | null> {
  const created = await createUnconfirmed(trx, person);
  if (created !== null) return created.id;
  const taken = await takeUnconfirmedOver(trx, person);
  if (taken === null) return null;
  await revokeRegistrationLinks(trx, taken.id, deps.now());
  return taken.id;
}

/** The letter leaves with the commit, and not before. */
export async function queueInvitation(deps: Pick<Deps, 'jobs'>, trx: Trx, job: InvitationJob): Promise<void> {
  await deps.jobs.enqueue(INVITATION_JOB, job, trx);
}

/** Sends the link by which an invited person chooses a password; does nothing once the account is open or gone. */
export async function sendInvitation(deps: Deps, job: InvitationJob): Promise<void> {
  const account = await findAccount(deps.db, job.userId);
  if (account?.status !== 'invited' || account.self_registered) return;
  const { oidc, company } = deps.config;
  if (oidc?.only === true) {
    const link = accountLink(deps.config, null);
    const { inviter } = job;
    await deps.mailer.send(inviteSsoLetter({ to: account.email, link, company, inviter, label: oidc.label }));
    return;
  }
  const now = deps.now();
  const token = await deps.transact(async (trx) => {
    await revokeTokens(trx, { userId: account.id, now, kind: 'confirm' });
    const { origin } = job;
    return createToken(trx, { kind: 'confirm', userId: account.id, now, livesFor: CONFIRM_LIFE, origin });
  });
  const link = accountLink(deps.config, 'invitation', token);
  await deps.mailer.send(inviteLetter({ to: account.email, link, company, inviter: job.inviter }));
}
