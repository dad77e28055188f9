import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import { announceRecord } from '../records/record-settling.service';
import { roleSource } from './role-source';
import { findHolders, type RoleRecord } from './roles.repository';

/** Readers of roles hear that the role became another version; its holders, that their rights may no longer be what they were. */
export async function announceRole(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  { role, actor }: { role: RoleRecord; actor: Actor },
): Promise<void> {
  const { id, lock_version: lockVersion } = role;
  await announceRecord(deps, roleSource, { trx, id, lockVersion, actorId: actor.id });
  for (const holder of await findHolders(trx, id)) {
    const payload: UserEvent = {
      kind: 'entity',
      entity: 'user',
      resource: 'users',
      id: holder.id,
      lock_version: holder.lock_version,
      actor_id: actor.id,
    };
    const channels = [privateChannel(userChannel(holder.id))];
    await deps.outbox.publish(trx, { channels, event: USER_EVENT, payload });
  }
}
