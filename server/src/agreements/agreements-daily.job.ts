import { type Updateable, sql } from 'kysely';
import { addDays, businessDay } from '../calendar/business-day';
import type { Deps } from '../platform/module';
import { changeByServer } from '../records/record-change.service';
import { retentionUntil } from './life/agreement-effects';
import { noticeRenewal, noticeStatus } from './agreement-notices';
import { renewedTerm } from './life/agreement-renewal';
import { agreementSource } from './agreement-source';
import { type AgreementRecord, updateAgreement } from './agreements.repository';
import { inForce } from './terms/in-force';
import { statusAfterSignature, termOutcome } from './life/agreements.workflow';
import type { AgreementsTable } from './schema';
import { addRenewal } from './terms/terms.repository';
import { writeEffectiveTerms } from './terms/terms-refresh.service';

export const DAILY_JOB = 'agreements.daily';

const BATCH = 500;
interface Outcome {
  action: 'agreement.activated' | 'agreement.expired' | 'agreement.renewed';
  set: Updateable<AgreementsTable>;
}

function expired(record: AgreementRecord, end: string, now: Date): Updateable<AgreementsTable> {
  return {
    status: 'expired',
    status_changed_at: now,
    status_reason: null,
    retention_until: retentionUntil(end, record),
  };
}

/** What the day does to the agreement; null when nothing. */
export function outcomeOf(stored: AgreementRecord, today: string, now: Date): Outcome | null {
  const record = inForce(stored);
  if (record.status === 'signed' && statusAfterSignature(record, today) === 'active') {
    return {
      action: 'agreement.activated',
      set: { status: 'active', status_changed_at: now, status_reason: null },
    };
  }
  if (record.status !== 'active') return null;
  switch (termOutcome(record, today)) {
    case 'renews': {
      const set = renewedTerm(record, today);
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

/** The agreement is in the state of the day. */
function meetDay(deps: Deps, id: number): Promise<void> {
  return changeByServer(deps, agreementSource, {
    id,
    decide: async ({ trx, row, now, today }) => {
      const outcome = outcomeOf(row, today, now);
      if (outcome === null) return null;
      await updateAgreement(trx, { id, actor: null, now, set: outcome.set });
      const end = outcome.set.end_date ?? null;
      if (outcome.action === 'agreement.renewed' && end !== null) {
        const renewed_on = addDays(row.effective_end_date ?? today, 1);
        await addRenewal(trx, {
          agreement_id: id,
          renewed_on,
          end_date: end,
          previous_end_date: row.end_date,
        });
        await writeEffectiveTerms(trx, id, today);
      }
      return {
        action: outcome.action,
        notify: async (inner, after) => {
          const notice = { record: after, actor: null };
          if (after.status !== row.status) await noticeStatus(deps, inner, notice);
          else if (end !== null) await noticeRenewal(deps, inner, { ...notice, until: end });
        },
      };
    },
  });
}

/** The same, but an agreement that cannot take the step does not keep the others from theirs. */
async function tryDay(deps: Deps, id: number): Promise<void> {
  try {
    await meetDay(deps, id);
  } catch (error) {
    deps.log.error({ err: error, agreement_id: id }, 'the day of an agreement failed');
  }
}

/**
 * What both sides have signed for this day comes first: an extension would otherwise find its agreement expired or renewed.
 * Such an agreement is met once its addendum has taken effect.
 */
const awaitsAddendum = (today: string) => sql<boolean>`exists (select from addendums d
  where d.agreement_id = agreements.id and d.deleted_at is null and d.status = 'signed'
    and (d.effective_from is null or d.effective_from <= ${today}::date))`;

/** Agreements whose day may have come, beyond the given id. */
async function findDue(deps: Deps, today: string, afterId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements
    where deleted_at is null and archived_at is null and id > ${afterId} and (
      (status = 'signed' and (start_date is null or start_date <= ${today}::date))
      or (status = 'active' and effective_end_date < ${today}::date))
      and not ${awaitsAddendum(today)}
    order by id limit ${BATCH}`.execute(deps.db);
  return rows.map((row) => row.id);
}

/**
 * Every agreement is in the status of the day: signed ones whose start has come are active, active ones whose term has
 * ended are renewed or expired. Each in a transaction of its own, so a run that broke off is simply repeated; one that
 * fails is logged and met again the next day.
 */
export async function runDailyJob(deps: Deps): Promise<void> {
  const today = businessDay(deps.now());
  let afterId = 0;
  for (;;) {
    const ids = await findDue(deps, today, afterId);
    for (const id of ids) await tryDay(deps, id);
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
