import { type ActAction, DESTRUCTION_ACT_WORKFLOW } from 'shared/contract/archive/destruction-act.workflow';
import type { ActStatus } from 'shared/contract/archive/destruction-act.labels';
import type { PermissionName } from 'shared/contract/access/permissions';
import { actionNames, startsFrom } from 'shared/contract/record/workflow';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { DocumentLife, LivingFacts } from '../records/document-life.policy';

/** Of an act, what rights and actions depend on. */
export interface ActFacts extends LivingFacts<ActStatus> {
  created_by_id: number | null;
  submitted_by_id: number | null;
  /** Rights to every kind of records the act names. */
  prepare_rights: readonly PermissionName[];
  destroy_rights: readonly PermissionName[];
}

const prepares = (actor: Actor, { prepare_rights }: ActFacts) =>
  prepare_rights.every((right) => holds(actor, right));
const destroys = (actor: Actor, { destroy_rights }: ActFacts) =>
  destroy_rights.every((right) => holds(actor, right));

/** True for whoever wrote the act or sent it to be approved: somebody else approves it. */
export const hasPrepared = (actor: Actor, facts: Pick<ActFacts, 'created_by_id' | 'submitted_by_id'>) =>
  facts.created_by_id === actor.id || facts.submitted_by_id === actor.id;

const mayAct = (actor: Actor, action: ActAction, facts: ActFacts) => {
  switch (action) {
    case 'submit':
      return prepares(actor, facts);
    case 'cancel':
      return prepares(actor, facts) || destroys(actor, facts);
    case 'approve':
    case 'send-back':
    case 'execute':
      return destroys(actor, facts);
  }
};

const allows = (action: ActAction, { status }: ActFacts) =>
  startsFrom(DESTRUCTION_ACT_WORKFLOW.actions[action], status);

/** Who may do what with an act of destruction, and in which state. */
export const actLife: DocumentLife<ActStatus, ActAction, ActFacts> = {
  workflow: DESTRUCTION_ACT_WORKFLOW,
  openGroups: (status) => (status === 'draft' ? ['essential', 'open', 'service'] : []),
  canOf: (actor, facts) => {
    const may = facts.status === 'draft' && prepares(actor, facts);
    return { edit: may, edit_service: false, delete: may, upload: false };
  },
  groupsFor: (actor, facts) =>
    facts.status === 'draft' && prepares(actor, facts) ? ['essential', 'open', 'service'] : [],
  mayAct,
  allows,
  availableActions: (actor, facts) =>
    actionNames(DESTRUCTION_ACT_WORKFLOW).filter(
      (action) =>
        allows(action, facts) &&
        mayAct(actor, action, facts) &&
        !(action === 'approve' && hasPrepared(actor, facts)),
    ),
};
