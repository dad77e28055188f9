import type { FieldGroup } from 'shared/contract/record/field-table';
import type { CounterpartyStatus } from 'shared/contract/counterparty/counterparty-status';
import {
  COUNTERPARTY_WORKFLOW,
  type CounterpartyAction,
} from 'shared/contract/counterparty/counterparty.workflow';
import { actionNames, startsFrom } from 'shared/contract/record/workflow';
import { addDays, businessDay } from '../calendar/business-day';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { DocumentLife, LivingFacts } from '../records/document-life.policy';

/** Of a counterparty, what rights and actions depend on. */
export interface CounterpartyFacts extends LivingFacts<CounterpartyStatus> {
  archived_at: string | null;
  is_own: boolean;
  /** Documents or other records name it. */
  is_used: boolean;
  merged_into: { id: number } | null;
}

/** The only actions with an own organisation: nobody checks or blocks the company itself. */
const OF_OWN: readonly CounterpartyAction[] = ['liquidate', 'archive', 'unarchive'];

/** What the employee may do with a row of the list; everybody may read it. */
export function rowCan(
  actor: Actor,
  { archived_at }: { archived_at: string | null },
): { edit: boolean; delete: boolean } {
  const isOpen = archived_at === null;
  return {
    edit: isOpen && holds(actor, 'counterparties.update'),
    delete: isOpen && holds(actor, 'counterparties.delete'),
  };
}

// Of a company that is no more only what is noted about it changes.
const openGroups = (status: CounterpartyStatus): readonly FieldGroup[] =>
  status === 'liquidated' ? ['service'] : ['essential', 'open', 'service'];

const edits = (actor: Actor, facts: CounterpartyFacts) =>
  facts.archived_at === null && holds(actor, 'counterparties.update');

function allows(action: CounterpartyAction, facts: CounterpartyFacts): boolean {
  const isArchived = facts.archived_at !== null;
  if (isArchived !== (action === 'unarchive')) return false;
  // What was merged comes back when the merge is undone, and not beside its successor.
  if (isArchived && facts.merged_into !== null) return false;
  if (facts.is_own && !OF_OWN.includes(action)) return false;
  return startsFrom(COUNTERPARTY_WORKFLOW.actions[action], facts.status);
}

/** Days in which a merge can be undone, the last one whole. Source: domain reference, 1.4. */
export const MERGE_UNDO_DAYS = 30;

/** The last day on which a merge made at the moment can be undone; null once it is over. */
export function undoUntil(mergedAt: string | null, today: string): string | null {
  if (mergedAt === null) return null;
  const until = addDays(businessDay(new Date(mergedAt)), MERGE_UNDO_DAYS);
  return until < today ? null : until;
}

/** A merge takes a record out of the lists: whoever may delete one may merge. Source: domain reference, 2. */
export const mayMerge = (actor: Actor) => holds(actor, 'counterparties.merge');

/** Whether the employee may take another record into this one. */
export const canMerge = (actor: Actor, facts: Pick<CounterpartyFacts, 'is_own' | 'archived_at'>): boolean =>
  mayMerge(actor) && !facts.is_own && facts.archived_at === null;

/** A check and what may come of it; what else becomes of a company is told by whoever changes its record. */
const OF_CHECK: readonly CounterpartyAction[] = ['send-to-check', 'pass-check', 'limit', 'block', 'unblock'];

const mayAct = (actor: Actor, action: CounterpartyAction) =>
  holds(actor, OF_CHECK.includes(action) ? 'counterparties.check' : 'counterparties.update');

/** Who may do what with a counterparty, and in which state. Source: domain reference, 1.4. */
export const counterpartyLife: DocumentLife<CounterpartyStatus, CounterpartyAction, CounterpartyFacts> = {
  workflow: COUNTERPARTY_WORKFLOW,
  openGroups,
  canOf: (actor, facts) => {
    const may = edits(actor, facts);
    return {
      edit: may && openGroups(facts.status).includes('open'),
      edit_service: may,
      delete: !facts.is_used && holds(actor, 'counterparties.delete'),
      upload: may,
    };
  },
  groupsFor: (actor, facts) => (edits(actor, facts) ? openGroups(facts.status) : []),
  mayAct,
  allows,
  availableActions: (actor, facts) =>
    actionNames(COUNTERPARTY_WORKFLOW).filter((action) => allows(action, facts) && mayAct(actor, action)),
};
