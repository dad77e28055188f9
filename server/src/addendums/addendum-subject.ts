import { counterpartyName } from 'shared/format';
import { termsAfterAddendum } from '../agreements/terms/agreement-terms.service';
import { seesAgreement } from '../visibility/agreement-visibility';
import type { ApprovalSubject } from '../approval/approval-subjects.service';
import { documentSubject } from '../approval/document-subject.service';
import { sql } from 'kysely';
import { holds } from '../platform/http/access';
import { updateVersioned } from '../records/versioned-row';
import { act } from './addendum-actions.service';
import { admitApprovers, findCounterparty, findParentFacts } from './addendum-approval.repository';
import { readinessOf } from './addendum-readiness';
import { addendumReaders, addendumSource } from './addendum-source';
import { addendumLife } from './addendums.policy';
import type { AddendumRecord } from './addendums.repository';

const SHOWN = ['agreement', 'kinds', 'effective_from', 'effective_to', 'summary', 'reason'] as const;

const risksOf = (row: AddendumRecord) =>
  row.is_retroactive
    ? [{ level: 'warning' as const, text: 'Распространяется на отношения до даты соглашения' }]
    : [];

/** How addenda are approved: by what will hold once they have taken effect. */
export const addendumSubject: ApprovalSubject = documentSubject({
  source: addendumSource,
  life: addendumLife,
  readers: addendumReaders,
  readBy: (viewer, id) =>
    viewer !== 'everything' && !holds(viewer, 'addendums.read')
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from addendums d join agreements a on a.id = d.agreement_id
          where d.id = ${id} and d.deleted_at is null and a.deleted_at is null and ${seesAgreement(viewer)})`,
  async route(db, row) {
    const parent = await findParentFacts(db, row.agreement.id);
    const after = await termsAfterAddendum(db, { agreementId: row.agreement.id, addendumId: row.id });
    const counterparty = await findCounterparty(db, after.counterparty_id);
    return {
      agreement_type_id: parent.agreement_type_id,
      organization_id: row.organization.id,
      department_id: parent.department_id,
      direction: parent.direction,
      amount: after.currency_code === 'RUB' ? after.amount : null,
      is_template_based: row.is_template_based,
      counterparty_risk: counterparty?.risk_level ?? null,
    };
  },
  async people(row, db) {
    const parent = await findParentFacts(db, row.agreement.id);
    return {
      authorId: row.created_by_id,
      responsibleId: row.responsible_id,
      curatorId: parent.curator_id,
      departmentId: parent.department_id,
      ourSignatoryName: row.our_signatory?.full_name ?? null,
    };
  },
  sums: (row) => ({
    amount: null,
    currency_code: null,
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
    updateVersioned(trx, 'addendums', {
      id: row.id,
      actorId: actor?.id ?? null,
      now,
      set: { status, status_changed_at: now, status_reason: reason },
    }),
});
