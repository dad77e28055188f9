import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import { findAudience } from './agreement-audience.repository';

/** Tells everybody who sees the agreement that it became another version, if and only if the transaction commits. */
export async function announceAgreement(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  change: { id: number; lockVersion: number; actor: Pick<Actor, 'id'> | null },
): Promise<void> {
  const audience = await findAudience(trx, change.id);
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'agreement',
    id: change.id,
    lock_version: change.lockVersion,
    actor_id: change.actor?.id ?? null,
  };
  await deps.outbox.publish(trx, {
    channels: audience.map((userId) => privateChannel(userChannel(userId))),
    event: USER_EVENT,
    payload,
  });
}
