import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement-status';
import type { PermissionName } from 'shared/contract/permissions';
import type { FieldGroup } from 'shared/contract/record/field-table';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { actionsOf, openGroups } from './agreements.workflow';

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

// What has been in force is kept for the term the archives' law gives it.
const DELETABLE: readonly AgreementStatus[] = ['draft', 'rework', 'rejected', 'cancelled'];

/** True for the author of the agreement and the employee responsible for it. */
export function isOwner(actor: Actor, facts: PolicyFacts): boolean {
  return facts.created_by_id === actor.id || facts.responsible_id === actor.id;
}

/** What the employee may do with an agreement that is visible to them. */
export function canOf(actor: Actor, facts: PolicyFacts): AgreementCan {
  const edits = holds(actor, 'agreements.edit') && facts.archived_at === null;
  const groups = openGroups(facts.status);
  return {
    edit: edits && groups.includes('open') && (facts.status !== 'rework' || isOwner(actor, facts)),
    edit_service: edits && groups.includes('service'),
    delete: holds(actor, 'agreements.delete') && DELETABLE.includes(facts.status),
    upload: edits && facts.status !== 'cancelled',
  };
}

/** The groups of fields the employee may change: those open in the state, or of service alone. */
export function groupsFor(actor: Actor, facts: PolicyFacts): readonly FieldGroup[] {
  const can = canOf(actor, facts);
  if (can.edit) return openGroups(facts.status);
  return can.edit_service ? ['service'] : [];
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
