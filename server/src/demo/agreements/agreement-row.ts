import { retentionUntil } from '../../agreements/life/agreement-effects';
import type { Life } from './agreement-life';
import type { DemoAgreement } from './demo-agreement';
import type { Books, Keeping } from '../demo-books';

/** How it is signed, and where the paper is. */
function paperOf(signing: DemoAgreement['plan']['signing'], senderId: number) {
  return {
    signing_method: signing.method,
    activation_basis: signing.basis,
    originals_status: signing.originals,
    originals_sent_at: signing.sent,
    originals_due_at: signing.due,
    originals_received_at: signing.received,
    originals_sent_by_id: signing.sent === null ? null : senderId,
    storage_place: signing.storage,
    edi_operator: signing.ediOperator,
  };
}

const OVER: readonly Life['status'][] = ['completed', 'expired', 'terminated', 'rejected', 'cancelled'];

/** The time of keeping begins with the end: of what goes on nobody knows it yet. */
function keptUntil({ status, end, changed }: Life, keeping: Keeping | undefined): string | null {
  if (!OVER.includes(status) || keeping === undefined) return null;
  return retentionUntil(status === 'expired' && end !== null ? end : changed, keeping);
}

/** An agreement as its table takes it. */
export function rowOf(
  { plan, number, internalNumber, createdAt, changedAt, author, approvers, owner }: DemoAgreement,
  places: { books: Books; departmentId: number | null },
) {
  const { life, vat, totals, payment, renewal, signing, reason } = plan;
  const isSigning = life.agreementDate !== null && life.status !== 'draft';
  const { status } = life;
  return {
    number,
    internal_number: internalNumber,
    agreement_date: life.agreementDate,
    title: plan.title,
    subject: status === 'draft' && author.id % 3 === 0 ? null : plan.subject,
    agreement_type_id: places.books.types.get(plan.type) ?? 0,
    direction: plan.direction,
    kind: plan.kind,
    organization_id: owner.id,
    counterparty_id: plan.partner.id,
    department_id: places.departmentId,
    responsible_id: plan.responsible.id,
    curator_id: plan.curator?.id ?? null,
    start_date: life.start,
    end_date: life.end,
    is_indefinite: life.isIndefinite,
    validity_rule: life.isIndefinite ? ('indefinite' as const) : ('until_date' as const),
    renewal_type: renewal.type,
    renewal_months: renewal.months,
    renewal_limit: renewal.limit,
    notice_days: renewal.noticeDays,
    amount: totals?.amount ?? null,
    vat_amount: totals?.vat_amount ?? null,
    amount_without_vat: totals?.amount_without_vat ?? null,
    amount_type: plan.amountType,
    amount_is_manual: plan.isManual,
    currency_code: plan.currency,
    vat_mode: vat.mode,
    vat_rate_id: vat.rate === null ? null : (places.books.rates.get(vat.rate) ?? null),
    vat_note: vat.note,
    payment_terms: payment?.terms ?? null,
    prepayment_percent: payment?.prepayment ?? null,
    payment_days: payment?.days ?? null,
    payment_days_type: payment?.daysType ?? 'working',
    penalty_terms: plan.penalty,
    our_signatory_id: isSigning ? owner.signatoryId : null,
    their_signatory_id: isSigning ? plan.partner.signatoryId : null,
    ...paperOf(signing, author.id),
    signed_by_us_at: life.signedByUs,
    signed_by_them_at: life.signedByThem,
    risk_level: plan.risk,
    confidentiality: plan.isRestricted ? ('restricted' as const) : ('normal' as const),
    status,
    status_changed_at: changedAt,
    status_reason: status === 'terminated' || status === 'suspended' ? null : reason,
    approval_round: approvers.length === 0 ? 0 : 1,
    termination_date: life.terminated,
    termination_initiator:
      life.terminated === null ? null : (['us', 'them', 'mutual'] as const)[author.id % 3],
    termination_reason: status === 'terminated' ? reason : null,
    suspended_from: life.suspended,
    suspended_reason: status === 'suspended' ? reason : null,
    completed_at: life.completed,
    tags: plan.tags,
    retention_until: keptUntil(life, places.books.keeping.get(plan.type)),
    approver_ids: approvers.map(({ id }) => id),
    created_at: createdAt,
    updated_at: changedAt,
    created_by_id: author.id,
    updated_by_id: author.id,
    archived_at: life.archived === null ? null : `${life.archived}T09:00:00Z`,
    archived_by_id: life.archived === null ? null : author.id,
  };
}
