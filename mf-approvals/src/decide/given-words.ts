import { DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import type { Decision } from 'shared/contract/approval/approval-status';

/** What is told to whoever has just decided: what became of the document, not the name of the vote. */
export const GIVEN_WORDS: Readonly<Record<Decision, string>> = {
  ...DECISION_LABELS,
  return: 'Возвращено на доработку',
  abstain: 'Вы воздержались',
  acknowledge: 'Ознакомление отмечено',
};
