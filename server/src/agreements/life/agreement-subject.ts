import { counterpartyName } from 'shared/format';
import type { ApprovalSubject } from '../../approval/approval-subjects.service';
import { documentSubject } from '../../approval/document-subject.service';
import type { Db } from '../../platform/database/database';
import { act } from './agreement-actions.service';
import { businessDay } from '../../calendar/business-day';
import { retentionUntil } from './agreement-effects';
import { readinessOf } from './agreement-readiness';
import { agreementReaders, agreementSource } from '../agreement-source';
import { readsAgreement } from '../../visibility/agreement-visibility';
import { agreementLife } from '../agreements.policy';
import { admitApprovers, findRiskOf } from './agreement-approval.repository';
import { type AgreementRecord, updateAgreement } from '../agreements.repository';

const SHOWN = [
  'subject',
  'agreement_type',
  'start_date',
  'end_date',
  'is_indefinite',
  'renewal_type',
  'payment_terms',
  'payment_days',
  'prepayment_percent',
  'bank_account',
  'penalty_terms',
  'liability_cap',
  'department',
] as const;

function risksOf(row: AgreementRecord) {
  const warnings = readinessOf({ ...row, status: 'draft' }, row.status_changed_at.slice(0, 10))
    .filter(({ level }) => level === 'warning')
    .map(({ message }) => ({ level: 'warning' as const, text: message }));
  const high = row.risk_level === 'high' ? [{ level: 'danger' as const, text: 'Высокий риск договора' }] : [];
  const restricted =
    row.liability_cap === null && row.penalty_terms === null
      ? [{ level: 'warning' as const, text: 'Ответственность сторон не ограничена' }]
      : [];
  return [...high, ...warnings, ...restricted];
}

async function routeOf(db: Db, row: AgreementRecord) {
  return {
    agreement_type_id: row.agreement_type_id,
    organization_id: row.organization_id,
    department_id: row.department_id,
    direction: row.direction,
    amount: row.currency_code === 'RUB' ? row.amount : null,
    is_template_based: row.is_template_based,
    default_template_id: row.default_chain_template_id,
    counterparty_risk: await findRiskOf(db, row.counterparty_id),
  };
}

/** How agreements are approved. */
export const agreementSubject: ApprovalSubject = documentSubject({
  source: agreementSource,
  life: agreementLife,
  readers: agreementReaders,
  readBy: (viewer, id) => readsAgreement(viewer, id),
  route: routeOf,
  people: (row) => ({
    authorId: row.created_by_id,
    responsibleId: row.responsible_id,
    curatorId: row.curator_id,
    departmentId: row.department_id,
    ourSignatoryName: row.our_signatory?.full_name ?? null,
  }),
  sums: (row) => ({
    amount: row.amount,
    currency_code: row.currency_code,
    counterparty_name: counterpartyName(row.counterparty),
    organization_name: counterpartyName(row.organization),
  }),
  shown: SHOWN,
  risks: risksOf,
  readiness: readinessOf,
  admit: admitApprovers,
  act,
  outcomes: { passed: 'approved', returned: 'rework', rejected: 'rejected', cancelled: 'draft' },
  enter: (trx, { row, actor, now, status, reason }) =>
    updateAgreement(trx, {
      id: row.id,
      actor,
      now,
      set: {
        status,
        status_changed_at: now,
        status_reason: reason,
        ...(status === 'rejected' && { retention_until: retentionUntil(businessDay(now), row) }),
      },
    }),
});
