import { type Updateable, sql } from 'kysely';
import type { ActivityChange } from 'shared/contract/activity-log';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import { addMonths, businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import type { Trx } from '../platform/database/database';
import { type Actor, SYSTEM_ORIGIN } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { announceAgreement } from './agreement-announcement';
import { retentionUntil } from './agreement-effects';
import { noticeStatus } from './agreement-notices';
import { agreementLabel } from './agreement-values';
import { type AgreementRecord, findAgreement, lockAgreement, updateAgreement } from './agreements.repository';
import { statusOfSigned, termOutcome } from './agreements.workflow';
import type { AgreementsTable } from './schema';

export const DAILY_JOB = 'agreements.daily';

const BATCH = 500;
/** A renewal that was missed for years is made up for, but not without end. */
const MOST_RENEWALS = 50;

/** The server itself: it sees everything and is nobody. */
const SYSTEM: Actor = {
  id: 0,
  name: '',
  permissions: new Set(),
  dataScope: 'all',
  departmentId: null,
  departmentIds: [],
  sessionId: 0,
};

interface Outcome {
  action: 'agreement.activated' | 'agreement.expired' | 'agreement.renewed';
  set: Updateable<AgreementsTable>;
}

function expired(record: AgreementRecord, end: string, now: Date): Updateable<AgreementsTable> {
  return {
    status: 'expired',
    status_changed_at: now,
    status_reason: null,
    retention_until: retentionUntil(end, record.retention_years),
  };
}

function renewed(record: AgreementRecord, today: string): { end_date: string; renewal_count: number } {
  let { end_date, renewal_count } = { ...record, end_date: record.end_date ?? today };
  for (let turn = 0; turn < MOST_RENEWALS; turn += 1) {
    if (termOutcome({ ...record, end_date, renewal_count }, today) !== 'renews') break;
    end_date = addMonths(end_date, record.renewal_months ?? 1);
    renewal_count += 1;
  }
  return { end_date, renewal_count };
}

/** What the day does to the agreement; null when nothing. */
export function outcomeOf(record: AgreementRecord, today: string, now: Date): Outcome | null {
  if (record.status === 'signed' && statusOfSigned(record, today) === 'active') {
    return {
      action: 'agreement.activated',
      set: { status: 'active', status_changed_at: now, status_reason: null },
    };
  }
  if (record.status !== 'active') return null;
  switch (termOutcome(record, today)) {
    case 'renews': {
      const set = renewed(record, today);
      const isOver = termOutcome({ ...record, ...set }, today) === 'expires';
      return {
        action: 'agreement.renewed',
        set: isOver ? { ...set, ...expired(record, set.end_date, now) } : set,
      };
    }
    case 'expires':
      return { action: 'agreement.expired', set: expired(record, record.end_date ?? today, now) };
    case 'continues':
      return null;
  }
}

function changesOf(before: AgreementRecord, after: AgreementRecord): ActivityChange[] {
  const day = (text: string | null) => (text === null ? null : formatDay(text));
  return [
    {
      field: 'status',
      label: 'Статус',
      old: AGREEMENT_STATUS_LABELS[before.status],
      new: AGREEMENT_STATUS_LABELS[after.status],
    },
    { field: 'end_date', label: 'Дата окончания', old: day(before.end_date), new: day(after.end_date) },
  ].filter((change) => change.old !== change.new);
}

async function meetDay(deps: Deps, trx: Trx, id: number): Promise<void> {
  const now = deps.now();
  const today = businessDay(now);
  if ((await lockAgreement(trx, SYSTEM, id)) === null) return;
  const record = await findAgreement(trx, SYSTEM, id);
  const outcome = record && outcomeOf(record, today, now);
  if (record === null || outcome === null) return;
  await updateAgreement(trx, { id, actor: null, now, set: outcome.set });
  const after = (await findAgreement(trx, SYSTEM, id)) ?? record;
  await deps.activity.record(trx, {
    actor: null,
    origin: SYSTEM_ORIGIN,
    action: outcome.action,
    entityType: 'agreement',
    entityId: id,
    entityLabel: agreementLabel(after),
    changes: changesOf(record, after),
  });
  await announceAgreement(deps, trx, { id, lockVersion: after.lock_version, actor: null });
  if (after.status !== record.status) await noticeStatus(deps, trx, { record: after, actor: null });
}

/** Agreements whose day may have come, beyond the given id. */
async function findDue(deps: Deps, today: string, afterId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements
    where deleted_at is null and archived_at is null and id > ${afterId} and (
      (status = 'signed' and (start_date is null or start_date <= ${today}::date))
      or (status = 'active' and end_date < ${today}::date))
    order by id limit ${BATCH}`.execute(deps.db);
  return rows.map((row) => row.id);
}

/**
 * Every agreement is in the status of the day: signed ones whose start has come are active, active ones whose term has
 * ended are renewed or expired. Each in a transaction of its own, so a run that broke off is simply repeated.
 */
export async function runDailyJob(deps: Deps): Promise<void> {
  const today = businessDay(deps.now());
  let afterId = 0;
  for (;;) {
    const ids = await findDue(deps, today, afterId);
    for (const id of ids) await deps.transact((trx) => meetDay(deps, trx, id));
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}

/** The lines that keep the number of agreements are folded into one for each kind; the sum stays. */
export async function foldTotals(deps: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    with folded as (delete from agreement_totals returning bucket, change)
    insert into agreement_totals (bucket, change)
    select bucket, sum(change) from folded group by bucket`.execute(deps.db);
}
