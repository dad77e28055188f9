import { addDays } from '../calendar/business-day';
import { findWorkCalendar } from '../calendar/working-days.repository';
import type { WorkCalendar } from '../calendar/working-time';
import type { Db, Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { changeAlong } from '../records/record-change.service';
import type { RecordSettled } from '../records/record-followers';
import type { Change } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { baseDayOf, type BaseDays, type DueRule, dueDateOf } from './due-date.policy';
import { ruleInForce } from './terms/in-force';
import { obligationSource } from './obligation-source';
import { findOpenDocuments, findOpenOf, type ObligationRecord } from './obligations.repository';

/** A term that is moved back to a working day looks at the days before it. */
const LOOK_BACK = 60;

/** The day by which it is to be done, by the company's calendar; null while the day it runs from is not known. */
export async function dueDateIn(db: Db, rule: DueRule, days: BaseDays): Promise<string | null> {
  const base = baseDayOf(rule, days);
  if (base === null) return null;
  return dueDateOf(rule, days, await findWorkCalendar(db, addDays(base, -LOOK_BACK)));
}

const daysOf = (row: ObligationRecord): BaseDays => ({
  signing: row.signed_on,
  start: row.start_date,
  obligation: row.after_done_at,
});

interface Step {
  trx: Trx;
  change: Change;
}

async function settleDue(
  deps: Deps,
  step: Step & { id: number; due: string | null; ruled: string | null },
): Promise<void> {
  const { trx, change, id, due, ruled } = step;
  await changeAlong(deps, obligationSource(deps.app), {
    trx,
    change,
    id,
    decide: async ({ now }) => {
      const actorId = change.actor?.id ?? null;
      const set = { due_date: due, ruled_date: ruled };
      await updateVersioned(trx, 'obligations', { id, actorId, now, set });
      return { action: 'obligation.due-moved' };
    },
  });
}

/** The open obligations of the document have the terms that the days known by now give them. */
export async function refreshDueDates(
  deps: Deps,
  step: Step & { document: { type: string; id: number } },
): Promise<void> {
  const rows = await findOpenOf(deps.app, step.trx, step.document);
  const bases = rows
    .flatMap((row) =>
      [row, ruleInForce(row, row.in_force)].flatMap((rule) => baseDayOf(rule, daysOf(row)) ?? []),
    )
    .sort();
  const [first] = bases;
  const calendar: WorkCalendar =
    first === undefined ? new Map() : await findWorkCalendar(step.trx, addDays(first, -LOOK_BACK));
  for (const row of rows) {
    const ruled = dueDateOf(row, daysOf(row), calendar);
    const due = dueDateOf(ruleInForce(row, row.in_force), daysOf(row), calendar);
    if (due !== row.due_date || ruled !== row.ruled_date)
      await settleDue(deps, { ...step, id: row.id, due, ruled });
  }
}

/** A document that has changed gives its obligations the terms that follow from it. */
export async function followDocument(deps: Deps, settled: RecordSettled): Promise<void> {
  if (settled.before === null) return;
  const { trx, change, kind, after } = settled;
  await refreshDueDates(deps, { trx, change, document: { type: kind, id: after.id } });
}

const BATCH = 200;

/** Every open obligation has the term of the calendar as it stands: a year may have been loaded since. Safe to repeat. */
export async function meetCalendar(deps: Deps, change: Change): Promise<void> {
  let after = { type: '', id: 0 };
  for (;;) {
    const documents = await findOpenDocuments(deps.db, { after, most: BATCH });
    for (const document of documents) {
      await deps.transact((trx) => refreshDueDates(deps, { trx, change, document }));
    }
    const last = documents.at(-1);
    if (last === undefined || documents.length < BATCH) return;
    after = last;
  }
}
