import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';

/** States in which the original of an agreement is awaited: ended ones among them. */
export const ORIGINAL_STATES = AGREEMENT_WORKFLOW.actions['receive-original'].from;
