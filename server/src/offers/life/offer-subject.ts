import { counterpartyName } from 'shared/format';
import type { ApprovalSubject } from '../../approval/approval-subjects.service';
import { documentSubject } from '../../approval/document-subject.service';
import { act } from './offer-actions.service';
import { admitApprovers, findRiskOf } from './offer-approval.repository';
import { readinessOf } from './offer-readiness';
import { offerReaders, offerSource } from '../offer-source';
import { readsOffer } from '../../visibility/offer-visibility';
import { offerLife } from '../offers.policy';
import { type OfferRecord, updateOffer } from '../offers.repository';

const SHOWN = [
  'subject',
  'direction',
  'category',
  'valid_until',
  'delivery_terms',
  'delivery_days',
  'payment_terms',
  'warranty_months',
  'discount_percent',
] as const;

const risksOf = (row: OfferRecord) =>
  readinessOf({ ...row, status: 'draft' }, row.status_changed_at.slice(0, 10))
    .filter(({ level }) => level === 'warning')
    .map(({ message }) => ({ level: 'warning' as const, text: message }));

/** How commercial offers are approved. */
export const offerSubject: ApprovalSubject = documentSubject({
  source: offerSource,
  life: offerLife,
  readers: offerReaders,
  readBy: (viewer, id) => readsOffer(viewer, id),
  route: async (db, row) => ({
    agreement_type_id: null,
    organization_id: row.organization_id,
    department_id: row.department?.id ?? null,
    direction: row.direction,
    amount: row.currency_code === 'RUB' ? row.amount : null,
    is_template_based: row.is_template_based,
    counterparty_risk: await findRiskOf(db, row.counterparty_id),
  }),
  people: (row) => ({
    authorId: row.created_by_id,
    responsibleId: row.responsible_id,
    curatorId: null,
    departmentId: row.department?.id ?? null,
    ourSignatoryName: null,
  }),
  sums: (row) => ({
    amount: row.amount,
    currency_code: row.currency_code,
    counterparty_name: row.counterparty === null ? row.counterparty_name : counterpartyName(row.counterparty),
    organization_name: counterpartyName(row.organization),
  }),
  shown: SHOWN,
  risks: risksOf,
  readiness: readinessOf,
  admit: admitApprovers,
  act,
  outcomes: { passed: 'approved', returned: 'rework', rejected: 'rejected_internal', cancelled: 'draft' },
  enter: (trx, { row, actor, now, status, reason }) =>
    updateOffer(trx, {
      id: row.id,
      actorId: actor?.id ?? null,
      now,
      set: { status, status_changed_at: now, status_reason: reason },
    }),
});
