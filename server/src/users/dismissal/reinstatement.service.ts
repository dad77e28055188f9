import type { User } from 'shared/contract/user/user';
import type { ReinstatementInput } from 'shared/contract/user/user-input';
import { queueInvitation } from '../../accounts/registration/invitation.service';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { changeRecord } from '../../records/record-change.service';
import type { Deciding, Decision } from '../../records/record-source';
import { userSource } from '../user-source';
import { userCan } from '../users.policy';
import { type UserRecord, updateUser } from '../users.repository';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  input: ReinstatementInput;
}

/** Invited as whoever has never come: by a password that nobody knows yet. */
const INVITED = {
  status: 'invited',
  dismissed_at: null,
  password_hash: null,
  email_confirmed_at: null,
  self_registered: false,
} as const;

async function decide(
  deps: Deps,
  { trx, row, now }: Deciding<UserRecord>,
  { actor, origin }: Call,
): Promise<Decision<UserRecord>> {
  if (row.status !== 'dismissed') throw new ValidationFailed({ status: ['Сотрудник не уволен'] });
  if (!userCan(actor, row).reinstate) throw new Forbidden();
  await updateUser(trx, row.id, { columns: INVITED, actorId: actor.id, now });
  await queueInvitation(deps, trx, { userId: row.id, inviter: actor.name, origin });
  return {
    action: 'user.reinstated',
    said: [{ field: 'dismissed_at', old: row.dismissed_at, new: null }],
  };
}

/**
 * Whoever was dismissed works here again: they are invited anew and have no roles until some are given; what the successor
 * has taken over stays with the successor. Refuses with 404, with 409 and the present account, and with 422 whoever was not
 * dismissed.
 */
export function reinstate(deps: Deps, call: Call): Promise<User> {
  return changeRecord(deps, userSource, {
    actor: call.actor,
    origin: call.origin,
    id: call.id,
    lockVersion: call.input.lock_version,
    decide: (deciding) => decide(deps, deciding, call),
  });
}
