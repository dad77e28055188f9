import type { Actor, RequestOrigin } from '../http/actor';
import { TooManyRequests } from '../http/errors';
import type { Deps } from '../module';
import type { Anchors } from './anchors.service';
import type { Verification } from './activity-log.service';
import { hasRead } from './activity-logs.repository';

type Tools = Pick<Deps, 'activity' | 'db' | 'transact' | 'now'>;

export interface Reader {
  actor: Actor;
  origin: RequestOrigin;
}

/** Readings of one employee within this time are one line, however often the page was turned or narrowed. */
const ONE_READING_MS = 60 * 60_000;

const journal = { entityType: 'activity_log', entityId: null, entityLabel: 'Журнал действий' };

/** Puts down in the journal that it is being read, at most once in an hour of one employee. */
export async function noteReading(deps: Tools, reader: Reader): Promise<void> {
  const since = new Date(deps.now().getTime() - ONE_READING_MS);
  if (await hasRead(deps.db, reader.actor.id, since)) return;
  await deps.transact((trx) =>
    deps.activity.record(trx, { action: 'activity_log.read', ...journal, ...reader }),
  );
}

const checking = new WeakSet<Tools['activity']>();

/**
 * Checks the whole chain, and against the anchors that were dropped outside; the check is put down in the journal
 * itself. Refuses with 429 while another check runs on this node: each of them reads every line there is.
 */
export async function verifyActivity(
  deps: Tools & { anchors: Anchors },
  reader: Reader,
): Promise<Verification> {
  if (checking.has(deps.activity)) {
    throw new TooManyRequests(30, 'Проверка журнала уже идёт. Дождитесь её окончания');
  }
  checking.add(deps.activity);
  try {
    const verification = await deps.activity.verify(deps.db, await deps.anchors.all());
    await deps.transact((trx) =>
      deps.activity.record(trx, { action: 'activity_log.verified', ...journal, ...reader }),
    );
    return verification;
  } finally {
    checking.delete(deps.activity);
  }
}
