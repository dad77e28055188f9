import type { ApprovalVote } from 'shared/contract/approval/approval-chain';
import { DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import { shortFullName } from 'shared/document';
import { formatDateTime } from 'shared/format';

/** What was decided and when: «05.10.2026, 16:03:18 — согласовано». */
export const decisionWords = ({ created_at: at, decision }: Pick<ApprovalVote, 'created_at' | 'decision'>) =>
  `${formatDateTime(at)} — ${DECISION_LABELS[decision].toLowerCase()}`;

/** The same of a colleague: «Мельников П. Р., 05.10.2026, 16:03:18 — согласовано». */
export const colleagueDecisionWords = (vote: ApprovalVote) =>
  `${shortFullName(vote.user.full_name)}, ${decisionWords(vote)}`;
