import type { Actor, RequestOrigin } from '../http/actor';
import type { Deps } from '../module';
import type { Verification } from './activity-log.service';
import { type ActivityPage, type ActivityQuery, findActivity, hasRead } from './activity-logs.repository';

type Tools = Pick<Deps, 'activity' | 'db' | 'transact' | 'now'>;

export interface Reader {
  actor: Actor;
  origin: RequestOrigin;
}

/** One reading of the journal within this time is one line in it, however often the page was refreshed. */
const ONE_READING_MS = 10 * 60_000;

const journal = { entityType: 'activity_log', entityId: null, entityLabel: 'Журнал действий' };

/** A page of the journal; the reading is put down in the journal itself. */
export async function readActivity(deps: Tools, query: ActivityQuery, reader: Reader): Promise<ActivityPage> {
  const since = new Date(deps.now().getTime() - ONE_READING_MS);
  if (!(await hasRead(deps.db, reader.actor.id, since))) {
    await deps.transact((trx) =>
      deps.activity.record(trx, { action: 'activity_log.read', ...journal, ...reader }),
    );
  }
  return findActivity(deps.db, query);
}

/** Checks the whole chain; the check is put down in the journal itself. */
export async function verifyActivity(deps: Tools, reader: Reader): Promise<Verification> {
  const verification = await deps.activity.verify(deps.db);
  await deps.transact((trx) =>
    deps.activity.record(trx, { action: 'activity_log.verified', ...journal, ...reader }),
  );
  return verification;
}
