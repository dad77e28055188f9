import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { offerActionInput } from 'shared/contract/commercial-offer/commercial-offer-input';
import { OFFER_WORKFLOW, type OfferAction } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import { businessDay, businessMoment } from '../../calendar/business-day';
import { formatDay } from '../../calendar/format-day';
import type { FieldErrors } from '../../platform/http/errors';
import { responsibleFault } from '../../records/readiness-texts';
import type { OfferRecord } from '../offers.repository';
import type { OffersTables } from '../schema';

export type ActionInput = z.output<typeof offerActionInput>;
type Columns = Updateable<OffersTables['commercial_offers']>;

interface Step {
  action: OfferAction;
  input: ActionInput;
}

function answer({ action, input }: Step, today: string): Columns {
  if (action === 'mark-viewed') return { viewed_at: businessMoment(input.date ?? today) };
  if (action === 'send') return { sent_at: input.date ?? null, sent_to: input.sent_to ?? null };
  if (action !== 'accept' && action !== 'decline') return {};
  return {
    decision_at: input.date ?? null,
    decision_reason_id: input.decision_reason_id ?? null,
    decision_comment: input.reason || null,
  };
}

/** The columns an allowed action changes, the state among them. */
export function effectOf(record: OfferRecord, step: Step, now: Date): Columns {
  const { to } = OFFER_WORKFLOW.actions[step.action];
  const status = to ?? record.status;
  const entered =
    status === record.status
      ? {}
      : { status, status_changed_at: now, status_reason: step.input.reason || null };
  // What is cancelled stands in no comparison, and wins none.
  const won: Columns = step.action === 'cancel' ? { is_winner: false } : {};
  return { ...answer(step, businessDay(now)), ...won, ...entered };
}

function dayFault(record: OfferRecord, { action, input }: Step, today: string): string | null {
  const { date = today } = input;
  if (date > today) return 'Этот день ещё не наступил';
  if (date < record.offer_date) return 'Раньше даты предложения';
  if (action === 'send') return null;
  if (record.sent_at !== null && date < record.sent_at) {
    return `Предложение отправлено ${formatDay(record.sent_at)}`;
  }
  const until = record.valid_until;
  // Civil Code of Russia, article 440: an answer that comes after the term binds nobody.
  return action === 'accept' && until !== null && date > until
    ? `Срок действия предложения истёк ${formatDay(until)}`
    : null;
}

function conversionFaults(record: OfferRecord, { counterparty_id: given }: ActionInput): FieldErrors {
  if (record.counterparty_id === null && given === undefined) {
    return { counterparty_id: ['Заведите контрагента в справочнике и выберите его'] };
  }
  if (record.counterparty_id !== null && given !== undefined && given !== record.counterparty_id) {
    return { counterparty_id: ['Предложение сделано с другим контрагентом'] };
  }
  const absent = responsibleFault(record.responsible_status);
  return absent === null ? {} : { responsible_id: [absent] };
}

function dayFaults(record: OfferRecord, step: Step & { today: string }): FieldErrors {
  const fault = dayFault(record, step, step.today);
  return fault === null ? {} : { date: [fault] };
}

/** What is wrong with the answers to an action, as field → sentences; empty when nothing is. */
export function inputFaults(record: OfferRecord, step: Step & { today: string }): FieldErrors {
  switch (step.action) {
    case 'decline':
      if (step.input.decision_reason_id === undefined && !step.input.reason) {
        return { reason: ['Выберите причину или напишите её'] };
      }
      return dayFaults(record, step);
    case 'send':
    case 'mark-viewed':
    case 'accept':
      return dayFaults(record, step);
    case 'convert-to-agreement':
      return conversionFaults(record, step.input);
    default:
      return {};
  }
}
