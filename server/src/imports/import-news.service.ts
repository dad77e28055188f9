import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import { registerAddress } from '../lists/register-address';
import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { type Outbox, type OutboxEvent, privateChannel } from '../platform/outbox/outbox.service';
import { registerFilled } from './importable.service';
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
 * Where the owner is led: to the rows, and to the window of the load where it has left something to be done. None where no
 * screen shows the rows.
 */
function addressOfEnd({ app }: Pick<Deps, 'app'>, job: StoredImport): string | undefined {
  const address = registerAddress(app, { resource: registerFilled(app, job.resource), said: job.given });
  if (address === undefined || (job.status === 'done' && job.failed_count === 0)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}import=${String(job.id)}`;
}

/**
 * The owner is told in their list that a load has ended, however it did and wherever they are now; of a check nobody
 * is told.
 */
export async function noticeEnd(
  deps: Pick<Deps, 'app' | 'outbox'>,
  trx: Trx,
  { job, title, body }: { job: StoredImport; title: string; body: string },
): Promise<void> {
  if (job.dry_run) return;
  await notify(deps, trx, {
    userIds: [job.owner_id],
    type: 'import_finished',
    title,
    body: `${job.file_name}: ${body}`,
    subject: { type: 'import', id: job.id },
    url: addressOfEnd(deps, job),
  });
}

/** The load has stopped by itself: its owner is told that it can be gone on with. */
export function noticeFailure(
  deps: Pick<Deps, 'app' | 'outbox'>,
  trx: Trx,
  job: StoredImport,
): Promise<void> {
  return noticeEnd(deps, trx, { job, title: 'Загрузка прервалась', body: job.message ?? '' });
}

/** What only the last event of a portion is needed of; null of an event that is needed itself. */
function subjectOf({ event, channels, payload }: OutboxEvent): string | null {
  if (event !== USER_EVENT) return null;
  const said = payload as UserEvent;
  if (said.kind === 'notification') return `notification ${channels.join(' ')}`;
  return said.kind === 'entity' && said.lock_version === 1 ? `new ${said.entity}` : null;
}

/**
 * An outbox that tells of new records of a kind once in a portion, by the last of them, and so of what a person is
 * notified of: a register looks anew at any of them, a window shows the last, and a thousand events would only be looked
 * at a thousand times. `flush` lets them leave.
 */
export function sparingOutbox(outbox: Outbox): Outbox & { flush: (trx: Trx) => Promise<void> } {
  const last = new Map<string, OutboxEvent>();
  const spare = (event: OutboxEvent): boolean => {
    const subject = subjectOf(event);
    if (subject !== null) last.set(subject, event);
    return subject !== null;
  };
  return {
    ...outbox,
    async publish(trx, event) {
      if (!spare(event)) await outbox.publish(trx, event);
    },
    publishAll: (trx, events) =>
      outbox.publishAll(
        trx,
        events.filter((event) => !spare(event)),
      ),
    flush: (trx) => outbox.publishAll(trx, [...last.values()]),
  };
}
