import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { agreementActionInput } from 'shared/contract/agreement/agreement-input';
import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { AgreementAction } from 'shared/contract/agreement/agreement-status';
import { formatDay } from '../../calendar/format-day';
import type { FieldErrors } from '../../platform/http/errors';
import { originalDayFaults } from '../../originals/original-days.service';
import { isOriginalAction, originalColumns } from '../../originals/original-life.service';
import { archiveColumns } from '../../records/archiving';
import { correctionFaults, isCorrection } from '../../records/signing/signed-file-correction';
import {
  namesSignedFile,
  signaturesWith,
  signedFileColumns,
  signingFaults,
} from '../../records/signing/signing';
import { UNSIGNED } from '../../records/signing/unsigned';
import type { AgreementRecord } from '../agreements.repository';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { statusAfterSignature, statusOfSigned } from './agreements.workflow';
import type { AgreementsTable } from '../schema';

export type ActionInput = z.output<typeof agreementActionInput>;
type Columns = Updateable<AgreementsTable>;

interface Facts {
  record: AgreementRecord;
  input: ActionInput;
  today: string;
  now: Date;
  actorId: number;
}

/**
 * The last day an agreement that ended on the day is kept: that of the year so many years after it, by its type; null
 * when its type is kept for ever. Source: domain reference, 3.9.
 */
export function retentionUntil(
  day: string,
  type: { retention_years: number; is_kept_forever: boolean },
): string | null {
  return type.is_kept_forever ? null : `${String(Number(day.slice(0, 4)) + type.retention_years)}-12-31`;
}

/** The side has signed on the day; of a further side only the state is the agreement's own. */
function markSigned({ record, input, today }: Facts): Columns {
  const signatures = signaturesWith(record, { ...input, day: input.date ?? today });
  const { parties: _, ...columns } = signatures;
  const status = statusOfSigned({ ...record, ...signatures }, today);
  return { ...columns, status };
}

const ofOriginal =
  (action: OriginalAction) =>
  ({ record, input, today, actorId }: Facts) =>
    originalColumns({ action, input, today }, { actorId, originals_due_at: record.originals_due_at });

/** The awaited original may be what the agreement has been waiting for. */
function receiveOriginal(facts: Facts): Columns {
  const { record, today } = facts;
  const received = ofOriginal('receive-original')(facts);
  if (record.status !== 'signed') return received;
  return { ...received, status: statusAfterSignature({ ...record, originals_status: 'received' }, today) };
}

/** What each action writes besides the status; a day that is not given is today. */
const EFFECTS: Partial<Record<AgreementAction, (facts: Facts) => Columns>> = {
  'send-to-approval': ({ record }) => ({ approval_round: record.approval_round + 1 }),
  'return-to-rework': () => UNSIGNED,
  'decline-signing': () => UNSIGNED,
  'mark-signed': markSigned,
  suspend: ({ input, today }) => ({
    suspended_from: input.date ?? today,
    suspended_reason: input.reason ?? null,
  }),
  resume: () => ({ suspended_from: null, suspended_reason: null }),
  complete: ({ input, today, record }) => ({
    completed_at: input.date ?? today,
    retention_until: retentionUntil(input.date ?? today, record),
  }),
  terminate: ({ input, today, record }) => ({
    termination_date: input.date ?? today,
    termination_initiator: input.initiator ?? null,
    termination_reason: input.reason ?? null,
    retention_until: retentionUntil(input.date ?? today, record),
  }),
  'decline-renewal': ({ input, today }) => ({
    renewal_declined_on: input.date ?? today,
    renewal_declined_by: input.initiator === 'them' ? 'them' : 'us',
  }),
  'restore-renewal': () => ({ renewal_declined_on: null, renewal_declined_by: null }),
  cancel: ({ today, record }) => ({ retention_until: retentionUntil(today, record) }),
  reopen: () => ({ ...UNSIGNED, retention_until: null }),
  'send-original': ofOriginal('send-original'),
  'receive-original': receiveOriginal,
  'write-off-original': ofOriginal('write-off-original'),
  archive: (facts) => archiveColumns('archive', facts),
  unarchive: (facts) => archiveColumns('unarchive', facts),
};

/** The columns an allowed action changes. */
export function effectOf(action: AgreementAction, facts: Facts): Columns {
  const step = AGREEMENT_WORKFLOW.actions[action];
  const columns: Columns = {
    ...(step.to !== null && { status: step.to }),
    ...(namesSignedFile(step) && signedFileColumns(facts.input)),
    ...EFFECTS[action]?.(facts),
  };
  if (columns.status === undefined || columns.status === facts.record.status) return columns;
  return { ...columns, status_changed_at: facts.now, status_reason: facts.input.reason ?? null };
}

/** What is said of a day ahead: an agreement is in its new state at once, so the day has come. */
const NOT_YET: Partial<Record<AgreementAction, string>> = {
  suspend: 'Этот день ещё не наступил: отметьте приостановку, когда она начнётся',
  resume: 'Этот день ещё не наступил: возобновите договор, когда он начнётся',
  complete: 'Дата исполнения ещё не наступила',
  'decline-renewal': 'Дата уведомления ещё не наступила',
  terminate:
    'Этот день ещё не наступил: отметьте расторжение в этот день или оформите его дополнительным соглашением',
};

/** The day the agreement bears, or that of a signature before it; null while there is neither. */
function madeOn({ agreement_date, signed_by_us_at, signed_by_them_at }: AgreementRecord): string | null {
  const days = [agreement_date, signed_by_us_at, signed_by_them_at].filter((day) => day !== null);
  return days.sort()[0] ?? null;
}

/** Steps of an agreement there is already: none of them is of a day before it was made. */
const AFTER_MADE: ReadonlySet<AgreementAction> = new Set([
  'complete',
  'terminate',
  'suspend',
  'decline-renewal',
]);

/** What is wrong with the answers to an action, as field → sentences; empty when nothing is. */
export function inputFaults(
  record: AgreementRecord,
  { action, input, today }: Pick<Facts, 'input' | 'today'> & { action: AgreementAction },
): FieldErrors {
  const early = NOT_YET[action];
  if (early !== undefined && input.date !== undefined && input.date > today) return { date: [early] };
  const start = record.start_date;
  if (action === 'suspend' && input.date !== undefined && start !== null && input.date < start) {
    return { date: [`Раньше начала действия договора, ${formatDay(start)}`] };
  }
  const made = madeOn(record);
  if (AFTER_MADE.has(action) && input.date !== undefined && made !== null && input.date < made) {
    return { date: [`Раньше, чем заключён договор: ${formatDay(made)}`] };
  }
  if (action === 'decline-renewal' && input.initiator !== 'us' && input.initiator !== 'them') {
    return { initiator: ['Выберите, кто отказался: мы или контрагент'] };
  }
  const paused = record.suspended_from;
  if (action === 'resume' && input.date !== undefined && paused !== null && input.date < paused) {
    return { date: [`Раньше дня, с которого договор приостановлен: ${formatDay(paused)}`] };
  }
  const dated = { ...record, dated: record.agreement_date };
  if (isOriginalAction(action)) return originalDayFaults(dated, { action, input, today });
  if (isCorrection(action)) return correctionFaults(record, input);
  return action === 'mark-signed' ? signingFaults(dated, input, today) : {};
}
