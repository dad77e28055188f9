import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement-status';
import type { PermissionName } from 'shared/contract/permissions';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { type AgreementField, ESSENTIAL_FIELDS, SERVICE_FIELDS } from './agreement-fields';
import { actionsOf } from './agreements.workflow';

/** Of an agreement, what the rights to it depend on. */
export interface PolicyFacts {
  status: AgreementStatus;
  archived_at: string | null;
  approval_required: boolean;
  created_by_id: number | null;
  responsible_id: number;
}

export interface AgreementCan {
  edit: boolean;
  edit_service: boolean;
  delete: boolean;
  upload: boolean;
}

const CONTENT_OPEN: readonly AgreementStatus[] = ['draft', 'rework', 'approved'];
const SERVICE_OPEN: readonly AgreementStatus[] = [
  'draft',
  'rework',
  'approved',
  'signed',
  'active',
  'suspended',
];
// What has been in force is kept for the term the archives' law gives it.
const DELETABLE: readonly AgreementStatus[] = ['draft', 'rework', 'rejected', 'cancelled'];

/** True for the author of the agreement and the employee responsible for it. */
export function isOwner(actor: Actor, facts: PolicyFacts): boolean {
  return facts.created_by_id === actor.id || facts.responsible_id === actor.id;
}

/** What the employee may do with an agreement that is visible to them. */
export function canOf(actor: Actor, facts: PolicyFacts): AgreementCan {
  const edits = holds(actor, 'agreements.edit') && facts.archived_at === null;
  return {
    edit:
      edits && CONTENT_OPEN.includes(facts.status) && (facts.status !== 'rework' || isOwner(actor, facts)),
    edit_service: edits && SERVICE_OPEN.includes(facts.status),
    delete: holds(actor, 'agreements.delete') && DELETABLE.includes(facts.status),
    upload: edits && facts.status !== 'cancelled',
  };
}

/** True when the state of the agreement lets the field change, whoever changes it. */
export function isFieldOpen(status: AgreementStatus, field: AgreementField): boolean {
  if (SERVICE_FIELDS.has(field)) return SERVICE_OPEN.includes(status);
  if (status === 'approved') return !ESSENTIAL_FIELDS.has(field);
  return CONTENT_OPEN.includes(status);
}

/** True when nothing of the agreement may change in this status. */
export function isLocked(status: AgreementStatus): boolean {
  return !SERVICE_OPEN.includes(status);
}

const PERMISSION_OF: Partial<Record<AgreementAction, PermissionName>> = {
  'send-to-approval': 'approval_chains.create',
};

/** True when the employee may take the action on a visible agreement, its state aside. */
export function mayAct(actor: Actor, action: AgreementAction, facts: PolicyFacts): boolean {
  if (action === 'recall') {
    return holds(actor, 'agreements.edit') && (isOwner(actor, facts) || holds(actor, 'approval_chains.edit'));
  }
  if (action === 'copy') return holds(actor, 'agreements.create');
  const special = PERMISSION_OF[action];
  return holds(actor, 'agreements.edit') && (special === undefined || holds(actor, special));
}

/** The actions that both the state of the agreement and the employee's rights allow. */
export function availableActions(actor: Actor, facts: PolicyFacts): AgreementAction[] {
  const state = {
    status: facts.status,
    archived: facts.archived_at !== null,
    approvalRequired: facts.approval_required,
  };
  return actionsOf(state).filter((action) => mayAct(actor, action, facts));
}
