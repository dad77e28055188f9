import { MOST_VIEW_ROWS } from 'shared/contract/list/subscription';
import type { Favourite } from 'shared/contract/list/favourite';
import { presentEmployee } from '../accounts/employee.service';
import { readHits } from '../lists/kept-hits';
import { notify } from '../notifications/notifications.service';
import type { Actor } from '../platform/http/actor';
import { HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { findOpenViews, findViewRows, type OpenView } from '../saved-views/view-rows.service';
import { viewAddress } from './view-address';
import { enteredTitles, namedBy, viewNews } from './subscription-news.labels';
import { claimDue, findOwnDoing, keepRows, type ViewSubscription } from './view-subscriptions.repository';

const MINUTE = 60_000;
const PAUSE = 10 * MINUTE;
/** After a word: what enters within the hour is told of together. */
const REST = 60 * MINUTE;
/** Views looked through in one run, and how long it may take; the next minute goes on with the rest. */
const MOST_AT_ONCE = 200;
const LONGEST_RUN = 40_000;
/** What so many rows are is read before their own author's are left out. */
const MOST_READ = 200;

const after = (now: Date, pause: number) => new Date(now.getTime() + pause);

/** When a new subscription is looked through first. */
export const firstCheck = (now: Date): Date => after(now, PAUSE);

/** What has entered without this reader's own doing. */
async function newsOf(
  deps: Deps,
  { row, view, reader, entered }: { row: ViewSubscription; view: OpenView; reader: Actor; entered: number[] },
): Promise<{ hits: Favourite[]; count: number }> {
  const kept = entered.slice(0, MOST_READ).map((id) => ({ resource: view.records, record_id: id }));
  const { data } = await readHits(deps, reader, kept);
  const [first] = data;
  if (first === undefined) return { hits: [], count: 0 };
  const ids = data.map(({ id }) => id);
  const wanted = { kind: first.kind, ids, userId: reader.id, since: row.checked_at };
  const own = await findOwnDoing(deps.db, wanted);
  const hits = data.filter(({ id }) => !own.has(id));
  return { hits, count: hits.length + Math.max(0, entered.length - MOST_READ) };
}

async function look(deps: Deps, row: ViewSubscription): Promise<void> {
  const reader = await presentEmployee(deps.db, row.user_id);
  if (reader === null) return;
  const [view] = await findOpenViews(deps, reader, [row.saved_view_id]);
  if (view === undefined) return;
  const known = await findViewRows(deps, reader, { view, most: MOST_VIEW_ROWS + 1 });
  if (known.length > MOST_VIEW_ROWS) return;
  const before = new Set(row.known);
  // Under other conditions everything would be new.
  const entered = view.query === row.query ? known.filter((id) => !before.has(id)) : [];
  const { hits, count } = await newsOf(deps, { row, view, reader, entered });
  const now = deps.now();
  const dueAt = after(now, count > 0 ? REST : PAUSE);
  await deps.transact(async (trx) => {
    if (!(await keepRows(trx, row, { query: view.query, known, now, dueAt })) || count === 0) return;
    const titles = hits.map(({ title }) => title);
    // Without a screen of its register, the record that has entered.
    const url = viewAddress(deps.app, view) ?? hits[0]?.url;
    await notify(deps, trx, {
      userIds: [row.user_id],
      type: 'view_entered',
      title: viewNews(view.name, count),
      body: enteredTitles(titles, count),
      named: namedBy(hits),
      viewId: view.id,
      ...(url !== undefined && { url }),
      groupKey: `view:${String(view.id)}`,
    });
  });
}

/**
 * Whoever has subscribed to a view has heard of the records that entered it since it was looked through last, as they
 * see it at this moment. A view that is closed to its subscriber, that no longer fits its register or finds too much
 * sleeps. Several nodes share the work.
 */
export async function tellOfViews(deps: Deps): Promise<void> {
  const until = Date.now() + LONGEST_RUN;
  for (let done = 0; done < MOST_AT_ONCE && Date.now() < until; done += 1) {
    const now = deps.now();
    const row = await claimDue(deps.db, { now, nextAt: after(now, PAUSE) });
    if (row === null) return;
    try {
      await look(deps, row);
    } catch (error) {
      // One view that fails does not keep the others from their turn.
      if (error instanceof HttpError) continue;
      deps.log.warn({ err: error, view: row.saved_view_id }, 'a view was not looked through');
    }
  }
}
