import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';
import { privateChannel } from '../../platform/outbox/outbox.service';
import { bumpRevision } from '../channel.repository';
import { findLivePeople } from './live-people.repository';

/** Channels in one line of the outbox, so that a company of any size never makes a line of megabytes. */
const CHANNELS_AT_ONCE = 1000;

/**
 * Counts a change of what is current and tells every open browser, if and only if the transaction commits; answers the
 * registry's new revision. Every use case that changes a channel ends with it.
 */
export async function changeRegistry(
  deps: Pick<Deps, 'outbox' | 'now'>,
  trx: Trx,
  { actorId }: { actorId: number | null },
): Promise<number> {
  const revision = await bumpRevision(trx);
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'release',
    id: revision,
    lock_version: revision,
    actor_id: actorId,
  };
  const people = await findLivePeople(trx, deps.now());
  const channels = people.map((userId) => privateChannel(userChannel(userId)));
  for (let start = 0; start < channels.length; start += CHANNELS_AT_ONCE) {
    await deps.outbox.publish(trx, {
      channels: channels.slice(start, start + CHANNELS_AT_ONCE),
      event: USER_EVENT,
      payload,
    });
  }
  return revision;
}
