import { sql } from 'kysely';
import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';

/** Tells every employee with a live session that the counterparty became another version, once the change commits. */
export async function announceCounterparty(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  change: { id: number; lockVersion: number; actor: Actor },
): Promise<void> {
  const present = await trx
    .selectFrom('tokens')
    .select('user_id')
    .distinct()
    .where('kind', '=', 'session')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('user_id', 'is not', null)
    .execute();
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'company',
    resource: 'counterparties',
    id: change.id,
    lock_version: change.lockVersion,
    actor_id: change.actor.id,
  };
  const channels = present.flatMap(({ user_id }) =>
    user_id === null ? [] : privateChannel(userChannel(user_id)),
  );
  await deps.outbox.publish(trx, { channels, event: USER_EVENT, payload });
}
