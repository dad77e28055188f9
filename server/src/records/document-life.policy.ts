import type { FieldGroup } from 'shared/contract/record/field-table';
import type { ExtensionName, PermissionName } from 'shared/contract/access/permissions';
import { actionNames, startsFrom, type Workflow } from 'shared/contract/record/workflow';
import { holds, holdsWith } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';

/** Of a record with a life, what every such life looks at. */
export interface LivingFacts<Status extends string> {
  status: Status;
  archived_at?: string | null;
}

/** Of a document, what rights and actions depend on. */
export interface LifeFacts<Status extends string> extends LivingFacts<Status> {
  /** Whether agreements of this type are approved at all. */
  approval_required: boolean;
  created_by_id: number | null;
  responsible_id: number;
}

/** What makes the life of one kind of documents differ from another's. */
export interface LifeDefinition<
  Status extends string,
  Action extends string,
  Facts extends LifeFacts<Status> = LifeFacts<Status>,
> {
  workflow: Workflow<Status, Action>;
  /** Groups of fields that may change in a state; a state that is not named is closed whole. */
  openGroups: Partial<Record<Status, readonly FieldGroup[]>>;
  deletable: readonly Status[];
  /** The only actions of an archived document. */
  whenArchived: readonly Action[];
  /** What an action asks of the document beside its state. */
  guards?: Partial<Record<Action, (facts: Facts) => boolean>>;
  rights: { read: PermissionName; edit: PermissionName; delete: PermissionName };
  /** Rights of an action when they are not those of editing. */
  actionRights?: Partial<Record<Action, (actor: Actor) => boolean>>;
}

/** What of a document decides who may change it: what a row of a list knows as well. */
export type OwnedFacts<Status extends string> = LivingFacts<Status> &
  Pick<LifeFacts<Status>, 'created_by_id' | 'responsible_id'>;

export interface DocumentCan {
  edit: boolean;
  edit_service: boolean;
  delete: boolean;
  upload: boolean;
}

/** Who may do what with a record of the kind, and in which state. */
export interface DocumentLife<
  Status extends string,
  Action extends string,
  Facts extends LivingFacts<Status> = LifeFacts<Status>,
  Owned extends LivingFacts<Status> = Facts,
> {
  workflow: Workflow<Status, Action>;
  /** The groups of fields that may change in the state, whoever changes them. */
  openGroups(status: Status): readonly FieldGroup[];
  /** What the employee may do with a document that is visible to them. */
  canOf(actor: Actor, facts: Owned): DocumentCan;
  /** The groups of fields the employee may change: those open in the state, or of service alone. */
  groupsFor(actor: Actor, facts: Facts): readonly FieldGroup[];
  /** True when the employee may take the action, the state of the document aside. */
  mayAct(actor: Actor, action: Action, facts: Facts): boolean;
  /** True when the state of the document allows the action, whoever takes it. */
  allows(action: Action, facts: Facts): boolean;
  /** Why an action that the status allows is not wanted of this document; null when that is not the reason. */
  needless?(action: Action, facts: Facts): string | null;
  /** The actions that both the state and the employee's rights allow, in the order in which they are offered. */
  availableActions(actor: Actor, facts: Facts): Action[];
}

/** The life with the access to what is done with the documents, by the parameters of an address. */
export interface ActingLife {
  /** True when the employee takes the action that is named; of a name that stands for nothing, when they take any. */
  takesAction: (actor: Actor, params: unknown) => boolean;
}

type OwnerFacts = Pick<LifeFacts<string>, 'created_by_id' | 'responsible_id'>;

/** True for the author of the document and the employee responsible for it. */
export function isOwner(actor: Actor, facts: OwnerFacts): boolean {
  return facts.created_by_id === actor.id || facts.responsible_id === actor.id;
}

/** Whoever looks after approvals takes a document back without a right to change it. */
const looksAfter = (action: string, actor: Actor) =>
  action === 'recall' && holds(actor, 'approval_chains.edit');

/** Actions that a right of their own opens to readers, beside the right to change the document. */
const DEEDS: Readonly<Record<string, ExtensionName>> = {
  'mark-signed': 'documents.sign',
  'correct-signed-file': 'documents.sign',
  archive: 'documents.archive',
  unarchive: 'documents.archive',
};

type Rights = LifeDefinition<string, string>['rights'];

const doesAlone = (actor: Actor, deed: ExtensionName | undefined, { read, edit }: Rights) =>
  deed !== undefined && holds(actor, read) && holdsWith(actor, deed, edit);

/** True when the employee takes the action with one such document or another: what each of them asks, the life says. */
function takesWithSome(actor: Actor, action: string, rights: Rights): boolean {
  if (looksAfter(action, actor) && holds(actor, rights.read)) return true;
  if (doesAlone(actor, DEEDS[action], rights)) return true;
  // Whoever sends a document makes a round of approval.
  return (
    holds(actor, rights.edit) && (action !== 'send-to-approval' || holds(actor, 'approval_chains.create'))
  );
}

function isWanted(action: string, { approval_required }: Pick<LifeFacts<string>, 'approval_required'>) {
  if (action === 'send-to-approval') return approval_required;
  return action !== 'skip-approval' || !approval_required;
}

/** The life of a kind of documents out of what makes it differ. */
export function documentLife<
  Status extends string,
  Action extends string,
  Facts extends LifeFacts<Status> = LifeFacts<Status>,
>(
  definition: LifeDefinition<Status, Action, Facts>,
): DocumentLife<Status, Action, Facts, OwnedFacts<Status>> & ActingLife {
  const { workflow, rights } = definition;
  const openGroups = (status: Status) => definition.openGroups[status] ?? [];
  const canOf = (actor: Actor, facts: OwnedFacts<Status>): DocumentCan => {
    const edits = holds(actor, rights.edit) && (facts.archived_at ?? null) === null;
    const groups = openGroups(facts.status);
    return {
      edit: edits && groups.includes('open') && (facts.status !== 'rework' || isOwner(actor, facts)),
      edit_service: edits && groups.includes('service'),
      delete: holds(actor, rights.delete) && definition.deletable.includes(facts.status),
      upload: edits && facts.status !== 'cancelled',
    };
  };
  const takes = (actor: Actor, action: Action) =>
    definition.actionRights?.[action]?.(actor) ?? takesWithSome(actor, action, rights);
  const mayAct = (actor: Actor, action: Action, facts: Facts) =>
    takes(actor, action) && (action !== 'recall' || looksAfter(action, actor) || isOwner(actor, facts));
  const allows = (action: Action, facts: Facts) => {
    if ((facts.archived_at ?? null) !== null && !definition.whenArchived.includes(action)) return false;
    if (!startsFrom(workflow.actions[action], facts.status) || !isWanted(action, facts)) return false;
    return definition.guards?.[action]?.(facts) ?? true;
  };
  const actions = actionNames(workflow);
  return {
    workflow,
    takesAction: (actor, params) => {
      const { action: named } = params as { action?: string };
      const meant = actions.filter((action) => action === named);
      return (meant.length > 0 ? meant : actions).some((action) => takes(actor, action));
    },
    openGroups,
    canOf,
    mayAct,
    allows,
    needless: (action, facts) => {
      const isLive = (facts.archived_at ?? null) === null;
      if (!isLive || !startsFrom(workflow.actions[action], facts.status) || isWanted(action, facts))
        return null;
      return action === 'skip-approval'
        ? 'Без согласования такой документ не утверждают. Отправьте его на согласование'
        : 'Такой документ не согласуют. Утвердите его без согласования';
    },
    groupsFor: (actor, facts) => {
      const can = canOf(actor, facts);
      if (can.edit) return openGroups(facts.status);
      return can.edit_service ? ['service'] : [];
    },
    availableActions: (actor, facts) =>
      actions.filter((action) => allows(action, facts) && mayAct(actor, action, facts)),
  };
}
