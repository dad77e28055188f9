import type { AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import type { AddendumStatus } from 'shared/contract/addendum.labels';
import type { FieldGroup } from 'shared/contract/record/field-table';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { actionsOf, openGroups } from './addendums.workflow';

/** Of an addendum, what the rights to it depend on. */
export interface PolicyFacts {
  status: AddendumStatus;
  approval_required: boolean;
  created_by_id: number | null;
  responsible_id: number;
}

const DELETABLE: readonly AddendumStatus[] = ['draft', 'rework', 'rejected', 'cancelled'];

const isOwner = (actor: Actor, facts: PolicyFacts) =>
  facts.created_by_id === actor.id || facts.responsible_id === actor.id;

/** What the employee may do with an addendum that is visible to them. */
export function canOf(actor: Actor, facts: PolicyFacts) {
  const edits = holds(actor, 'addendums.edit');
  const groups = openGroups(facts.status);
  return {
    edit: edits && groups.includes('open') && (facts.status !== 'rework' || isOwner(actor, facts)),
    edit_service: edits && groups.includes('service'),
    delete: holds(actor, 'addendums.delete') && DELETABLE.includes(facts.status),
    upload: edits && facts.status !== 'cancelled',
  };
}

/** The groups of fields the employee may change: those open in the state, or of service alone. */
export function groupsFor(actor: Actor, facts: PolicyFacts): readonly FieldGroup[] {
  const can = canOf(actor, facts);
  if (can.edit) return openGroups(facts.status);
  return can.edit_service ? ['service'] : [];
}

/** True when the employee may take the action on a visible addendum, its state aside. */
export function mayAct(actor: Actor, action: AddendumAction, facts: PolicyFacts): boolean {
  if (!holds(actor, 'addendums.edit')) return false;
  if (action === 'recall') return isOwner(actor, facts) || holds(actor, 'approval_chains.edit');
  return action !== 'send-to-approval' || holds(actor, 'approval_chains.create');
}

/** The actions that both the state of the addendum and the employee's rights allow. */
export function availableActions(actor: Actor, facts: PolicyFacts): AddendumAction[] {
  const state = { status: facts.status, approvalRequired: facts.approval_required };
  return actionsOf(state).filter((action) => mayAct(actor, action, facts));
}
