import { sql } from 'kysely';
import { addDays, businessDay } from '../calendar/business-day';
import { withoutOriginal } from '../lists/columns/without-original';
import type { Db, Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { changeAlong, changeByServer } from '../records/record-change.service';
import type { Change, Deciding, Decision } from '../records/record-source';
import { noticeRenewal, noticeStatus } from './agreement-notices';
import { agreementSource } from './agreement-source';
import { type AgreementRecord, updateAgreement } from './agreements.repository';
import { outcomeOf } from './agreement-day';
import { addRenewal } from './terms/terms.repository';
import { writeEffectiveTerms } from './terms/terms-refresh.service';

export const DAILY_JOB = 'agreements.daily';

const BATCH = 500;

/** The agreement is in the state of the day. */
async function decideDay(deciding: Deciding<AgreementRecord>): Promise<Decision<AgreementRecord> | null> {
  const { deps, trx, row, now, today } = deciding;
  const outcome = outcomeOf(row, today, now);
  if (outcome === null) return null;
  await updateAgreement(trx, { id: row.id, actor: null, now, set: outcome.set });
  const end = outcome.set.end_date ?? null;
  if (outcome.action === 'agreement.renewed' && end !== null) {
    const renewed_on = addDays(row.effective_end_date ?? today, 1);
    await addRenewal(trx, {
      agreement_id: row.id,
      renewed_on,
      end_date: end,
      previous_end_date: row.end_date,
    });
    await writeEffectiveTerms(trx, row.id, today);
  }
  return {
    action: outcome.action,
    notify: async (inner, after) => {
      const notice = { record: after, actor: null };
      if (after.status !== row.status) await noticeStatus(deps, inner, notice);
      else if (end !== null) await noticeRenewal(deps, inner, { ...notice, until: end });
    },
  };
}

/**
 * What both sides have signed for this day comes first: an extension would otherwise find its agreement expired or renewed.
 * Such an agreement is met once its addendum has taken effect.
 */
const awaitsAddendum = (today: string) => sql<boolean>`exists (select from addendums d
  where d.agreement_id = agreements.id and d.deleted_at is null and d.status = 'signed'
    and (d.effective_from is null or d.effective_from <= ${today}::date) and not ${withoutOriginal('d')})`;

/** Agreements whose day may have come: those beyond an id, or the one. */
async function findDue(
  db: Db,
  today: string,
  wanted: { afterId: number } | { id: number },
): Promise<number[]> {
  const those = 'id' in wanted ? sql`id = ${wanted.id}` : sql`id > ${wanted.afterId}`;
  const { rows } = await sql<{ id: number }>`
    select id from agreements
    where deleted_at is null and archived_at is null and ${those} and (
      (status = 'signed' and (start_date is null or start_date <= ${today}::date))
      or (status = 'active' and effective_end_date < ${today}::date))
      and not ${awaitsAddendum(today)}
    order by id limit ${BATCH}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * What has just been done to the agreement may have made it one whose day has come: an addendum has moved its end into
 * the past, or it is resumed or signed behind its end. It does not wait for the night, which would do the same.
 */
export async function meetDayAlong(
  deps: Deps,
  { trx, change, agreementId: id }: { trx: Trx; change: Change; agreementId: number },
): Promise<void> {
  const due = await findDue(trx, businessDay(deps.now()), { id });
  if (due.length > 0) await changeAlong(deps, agreementSource, { trx, change, id, decide: decideDay });
}

/** The state of the day, but an agreement that cannot take the step does not keep the others from theirs. */
async function tryDay(deps: Deps, id: number): Promise<void> {
  try {
    await changeByServer(deps, agreementSource, { id, decide: decideDay });
  } catch (error) {
    deps.log.error({ err: error, agreement_id: id }, 'the day of an agreement failed');
  }
}

/**
 * Every agreement is in the status of the day: signed ones whose start has come are active, active ones whose term has
 * ended are renewed or expired. Each in a transaction of its own, so a run that broke off is simply repeated; one that
 * fails is logged and met again the next day.
 */
export async function meetDayOfAgreements(deps: Deps): Promise<void> {
  const today = businessDay(deps.now());
  let afterId = 0;
  for (;;) {
    const ids = await findDue(deps.db, today, { afterId });
    for (const id of ids) await tryDay(deps, id);
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}
