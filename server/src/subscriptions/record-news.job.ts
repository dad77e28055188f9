import { presentEmployee } from '../accounts/employee.service';
import { readHits } from '../lists/kept-hits';
import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import {
  findLines,
  markChanged,
  type RecordSubscription,
  settle,
  takeWaiting,
  type ToldLine,
} from './record-subscriptions.repository';
import { recordNews } from './subscription-news.labels';

const HOUR = 60 * 60_000;
const JOURNAL_PORTION = 5000;
const MOST_LINES = 100;
/** Words of one run; the next minute goes on with the rest. */
const MOST_AT_ONCE = 500;

async function tell(
  deps: Deps,
  trx: Trx,
  { row, lines }: { row: RecordSubscription; lines: ToldLine[] },
): Promise<boolean> {
  const reader = await presentEmployee(trx, row.user_id);
  if (reader === null || lines.length === 0) return false;
  const [hit] = (await readHits({ ...deps, db: trx }, reader, [row])).data;
  if (hit === undefined) return false;
  const actors = new Set(lines.map(({ actor_id }) => actor_id));
  const [only = null] = actors;
  await notify(deps, trx, {
    userIds: [row.user_id],
    type: 'record_changed',
    title: `Изменилось: ${hit.title}`,
    body: recordNews(deps.activity, lines),
    subject: { type: row.kind, id: row.record_id },
    ...(hit.url !== '' && { url: hit.url }),
    actorId: actors.size === 1 ? only : null,
    groupKey: `subscription:${row.resource}:${String(row.record_id)}`,
  });
  return true;
}

/** Whoever lost sight of the record is told nothing, and what happened meanwhile is no news later. */
async function tellNext(deps: Deps): Promise<boolean> {
  return deps.transact(async (trx) => {
    const now = deps.now();
    const row = await takeWaiting(trx, new Date(now.getTime() - HOUR));
    if (row === null) return false;
    const lines = await findLines(trx, row, MOST_LINES);
    const others = lines.filter(({ actor_id }) => actor_id !== row.user_id);
    const isTold = await tell(deps, trx, { row, lines: others });
    await settle(trx, row, { seq: lines[0]?.seq ?? row.seen_seq, toldAt: isTold ? now : null });
    return true;
  });
}

/**
 * Whoever has subscribed to a record has heard of what others did to it: of the first change within a minute, of all
 * that follow within the hour in one word at its end. Several nodes share the work.
 */
export async function tellOfRecords(deps: Deps): Promise<void> {
  while (await deps.transact((trx) => markChanged(trx, JOURNAL_PORTION)));
  for (let told = 0; told < MOST_AT_ONCE && (await tellNext(deps)); told += 1);
}
