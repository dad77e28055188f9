import { ADDENDUM_WORKFLOW, type AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import type { AddendumStatus } from 'shared/contract/addendum.labels';
import type { FieldGroup } from 'shared/contract/record/field-table';
import { actionNames, startsFrom } from 'shared/contract/record/workflow';

/** Of an addendum, what its possible actions depend on. */
export interface WorkflowFacts {
  status: AddendumStatus;
  /** Whether agreements of this type are approved at all. */
  approvalRequired: boolean;
}

const GUARDS: Partial<Record<AddendumAction, (facts: WorkflowFacts) => boolean>> = {
  'send-to-approval': (facts) => facts.approvalRequired,
  'skip-approval': (facts) => !facts.approvalRequired,
};

/** True when the state of the addendum allows the action. */
export function allowsAction(action: AddendumAction, facts: WorkflowFacts): boolean {
  const definition = ADDENDUM_WORKFLOW.actions[action];
  return startsFrom(definition, facts.status) && (GUARDS[action]?.(facts) ?? true);
}

/** The actions the state of the addendum allows, in the order in which they are offered. */
export function actionsOf(facts: WorkflowFacts): AddendumAction[] {
  return actionNames(ADDENDUM_WORKFLOW).filter((action) => allowsAction(action, facts));
}

const OPEN_GROUPS: Partial<Record<AddendumStatus, readonly FieldGroup[]>> = {
  draft: ['essential', 'open', 'service'],
  rework: ['essential', 'open', 'service'],
  approved: ['open', 'service'],
  signed: ['service'],
  effective: ['service'],
};

/** The groups of fields that may change in the state; none when nothing of the addendum may. */
export function openGroups(status: AddendumStatus): readonly FieldGroup[] {
  return OPEN_GROUPS[status] ?? [];
}

/** The state of an addendum that is being signed, on that day: in force once both have signed and its day has come. */
export function statusOfSigned(
  facts: { signed_by_us_at: string | null; signed_by_them_at: string | null; effective_from: string | null },
  today: string,
): 'on_signing' | 'signed' | 'effective' {
  if (facts.signed_by_us_at === null || facts.signed_by_them_at === null) return 'on_signing';
  return facts.effective_from !== null && facts.effective_from > today ? 'signed' : 'effective';
}
