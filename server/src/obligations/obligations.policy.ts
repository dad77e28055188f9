import type { FieldGroup } from 'shared/contract/record/field-table';
import {
  DUE_SOON_DAYS,
  type ObligationPhase,
  type ObligationStatus,
} from 'shared/contract/obligation/obligation.labels';
import { OBLIGATION_WORKFLOW, type ObligationAction } from 'shared/contract/obligation/obligation.workflow';
import type { PermissionName } from 'shared/contract/access/permissions';
import { actionNames, startsFrom } from 'shared/contract/record/workflow';
import { addDays } from '../calendar/business-day';
import type { Actor } from '../platform/http/actor';
import { keepsObligations } from './obliged-kinds';
import type { ObligationInForce } from './terms/in-force';
import type { DocumentLife, LivingFacts } from '../records/document-life.policy';

/** Of an obligation, what rights and actions depend on. */
export interface ObligationFacts extends LivingFacts<ObligationStatus> {
  responsible_id: number;
  /** The right to change its document: it gives that to its obligations. */
  edit_right: PermissionName;
  /** An addendum in force has taken it out: nobody brings it back by hand. */
  in_force: ObligationInForce | null;
  is_locked: boolean;
  is_closed: boolean;
}

const isOpen = (status: ObligationStatus) => status === 'planned' || status === 'partially';

/** Where the obligation stands on the day. */
export function phaseOf(
  { status, due_date: due }: { status: ObligationStatus; due_date: string | null },
  today: string,
): ObligationPhase {
  if (!isOpen(status)) return status;
  if (due !== null && due < today) return 'overdue';
  if (status === 'partially') return status;
  return due !== null && due <= addDays(today, DUE_SOON_DAYS) ? 'due' : 'planned';
}

const openGroups = (status: ObligationStatus): readonly FieldGroup[] =>
  isOpen(status) ? ['essential', 'open', 'service'] : [];

const edits = (actor: Actor, { edit_right, is_locked, is_closed }: ObligationFacts) =>
  keepsObligations(actor, { edit: edit_right }) && !is_locked && !is_closed;

/** Whoever is responsible says that it is done; what is owed is changed by those who change the document. */
const mayAct = (actor: Actor, action: ObligationAction, facts: ObligationFacts) =>
  keepsObligations(actor, { edit: facts.edit_right }) ||
  (action === 'mark-done' && facts.responsible_id === actor.id);

const allows = (action: ObligationAction, facts: ObligationFacts) =>
  !facts.is_closed &&
  !(action === 'reopen' && facts.in_force?.removed === true) &&
  startsFrom(OBLIGATION_WORKFLOW.actions[action], facts.status);

/** Who may do what with an obligation, and in which state. Its document decides the rest. */
export const obligationLife: DocumentLife<ObligationStatus, ObligationAction, ObligationFacts> = {
  workflow: OBLIGATION_WORKFLOW,
  openGroups,
  canOf: (actor, facts) => {
    const may = edits(actor, facts);
    return {
      edit: may && isOpen(facts.status),
      edit_service: false,
      delete: may && facts.status === 'planned' && facts.in_force === null,
      upload: false,
    };
  },
  groupsFor: (actor, facts) => (edits(actor, facts) ? openGroups(facts.status) : []),
  mayAct,
  allows,
  availableActions: (actor, facts) =>
    actionNames(OBLIGATION_WORKFLOW).filter(
      (action) => allows(action, facts) && mayAct(actor, action, facts),
    ),
};
