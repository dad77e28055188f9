import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { type Outbox, privateChannel } from '../platform/outbox/outbox.service';
import type { StoredImport } from './imports.repository';

/** Tells the owner's browsers that the import became another version. */
export async function announceImport(deps: Pick<Deps, 'outbox'>, trx: Trx, job: StoredImport): Promise<void> {
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'import',
    id: job.id,
    lock_version: job.lock_version,
    actor_id: job.owner_id,
  };
  const channels = [privateChannel(userChannel(job.owner_id))];
  await deps.outbox.publish(trx, { channels, event: USER_EVENT, payload });
}

/**
 * An outbox that tells of new records of a kind once in a portion, by the last of them: a register looks anew at any of
 * them, and a thousand events would only make it look a thousand times. `flush` lets them leave.
 */
export function sparingOutbox(outbox: Outbox): Outbox & { flush: (trx: Trx) => Promise<void> } {
  const last = new Map<string, Parameters<Outbox['publish']>[1]>();
  return {
    ...outbox,
    async publish(trx, event) {
      const payload = event.payload as Partial<Extract<UserEvent, { kind: 'entity' }>>;
      const isNew = event.event === USER_EVENT && payload.kind === 'entity' && payload.lock_version === 1;
      if (isNew) last.set(String(payload.entity), event);
      else await outbox.publish(trx, event);
    },
    flush: (trx) => outbox.publishAll(trx, [...last.values()]),
  };
}
