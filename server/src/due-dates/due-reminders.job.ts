import { presentEmployee } from '../accounts/employee.service';
import { addDays, businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { claimReminder, findDueRows, findTold, forgetTold, seesDue, toldKey } from './due-dates.repository';
import { type DueReminders, type DueRow, type DueSource, dueSources } from './due-source';

/** The step at which people are told that the day has passed. */
export const OVERDUE_STEP = -1;
/** What has been overdue for longer is no news. */
const OVERDUE_DAYS = 30;
const REMEMBERED_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

const daysLeft = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY);

/** The newest step that has come by today; null when none has: what was slept through before it is not told of. */
export function stepOf(
  { steps, overdue }: Pick<DueReminders, 'steps' | 'overdue'>,
  left: number,
): number | null {
  if (left < 0) return overdue === undefined ? null : OVERDUE_STEP;
  const come = steps.filter((step) => left <= step);
  return come.length === 0 ? null : Math.min(...come);
}

interface Telling {
  source: DueSource;
  reminders: DueReminders;
  row: DueRow;
  today: string;
}

/** Those of the people concerned who may see it at this moment. */
async function readersAmong(trx: Trx, { source, row, today }: Telling): Promise<number[]> {
  const seeing: number[] = [];
  for (const id of new Set(row.people)) {
    const viewer = await presentEmployee(trx, id);
    const period = { from: row.day, to: row.day, today };
    if (viewer !== null && (await seesDue(trx, source, { ...period, viewer, row }))) seeing.push(id);
  }
  return seeing;
}

async function tell(deps: Deps, telling: Telling & { step: number }): Promise<void> {
  const { source, reminders, row, step, today } = telling;
  await deps.transact(async (trx) => {
    if (!(await claimReminder(trx, { kind: source.kind, row, step, now: deps.now() }))) return;
    const left = daysLeft(row.day, today);
    const about = [row.title, row.note, row.counterparty_name].filter((part) => part !== null && part !== '');
    await notify(deps, trx, {
      userIds: await readersAmong(trx, telling),
      type: left < 0 ? (reminders.overdue ?? reminders.type) : reminders.type,
      title: reminders.title(left),
      body: `${about.join('. ')} — ${formatDay(row.day)}`,
      subject: { type: row.record_type, id: row.record_id },
      url: row.url,
      groupKey: `due:${source.kind}:${row.record_type}:${String(row.record_id)}`,
    });
  });
}

async function remind(deps: Deps, source: DueSource, reminders: DueReminders): Promise<void> {
  const today = businessDay(deps.now());
  const from = reminders.overdue === undefined ? today : addDays(today, -OVERDUE_DAYS);
  const to = addDays(today, Math.max(0, reminders.furthest ?? 0, ...reminders.steps));
  const told = await findTold(deps.db, source.kind, from);
  const rows = await findDueRows(deps.db, source, { from, to, today });
  const own = await reminders.own?.(
    deps.db,
    rows.map((row) => row.record_id),
  );
  for (const row of rows) {
    const steps = own?.get(row.record_id) ?? reminders.steps;
    const step = stepOf({ ...reminders, steps }, daysLeft(row.day, today));
    if (step === null || told.has(toldKey(row, step))) continue;
    try {
      await tell(deps, { source, reminders, row, today, step });
    } catch (error) {
      // One that cannot be told of does not keep the others from theirs; the next night tries it again.
      deps.log.error({ err: error, kind: source.kind, record_id: row.record_id }, 'a reminder failed');
    }
  }
}

/**
 * Whoever works on what comes due has been told at the newest step that has come, once, on however many nodes and after
 * however long a sleep. What is put off to another day is told of anew.
 */
export async function remindOfDue(deps: Deps): Promise<void> {
  for (const source of dueSources(deps.app).values()) {
    if (source.reminders !== undefined) await remind(deps, source, source.reminders);
  }
  await forgetTold(deps.db, addDays(businessDay(deps.now()), -REMEMBERED_DAYS));
}
