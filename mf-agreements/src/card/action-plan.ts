import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement-status';

/** The step each state is waiting for; the first that is available becomes the primary button. */
const NEXT_STEPS: Partial<Record<AgreementStatus, readonly AgreementAction[]>> = {
  draft: ['send-to-approval', 'skip-approval'],
  rework: ['send-to-approval', 'skip-approval'],
  approved: ['send-to-signing'],
  on_signing: ['mark-signed'],
  suspended: ['resume'],
  rejected: ['reopen'],
  cancelled: ['reopen'],
};

/** What ends a document stands last and in red. */
const ENDING: readonly AgreementAction[] = ['terminate', 'cancel'];

export interface ActionPlan {
  primary: AgreementAction | null;
  /** Behind the arrow, what ends the document apart. */
  others: AgreementAction[];
  ending: AgreementAction[];
}

/** How the available actions are offered: the step the state waits for in front, the rest behind the arrow. */
export function actionPlan(status: AgreementStatus, available: readonly AgreementAction[]): ActionPlan {
  const primary = (NEXT_STEPS[status] ?? []).find((action) => available.includes(action)) ?? null;
  const rest = available.filter((action) => action !== primary);
  return {
    primary,
    others: rest.filter((action) => !ENDING.includes(action)),
    ending: ENDING.filter((action) => rest.includes(action)),
  };
}
