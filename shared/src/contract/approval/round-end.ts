import type { ApprovalSheet } from './approval-sheet';

type EndedRound = Pick<
  ApprovalSheet['rounds'][number],
  'status' | 'result_comment' | 'cancelled_by' | 'cancel_reason'
>;

/** How a round ended beside its state, a sentence a line: who took it back and why, and what was said of its outcome. */
export function roundEnd(round: EndedRound): string[] {
  const { status, result_comment: comment, cancelled_by: by = null, cancel_reason: reason = null } = round;
  // Whoever ends an approval from its own page gives one reason for both.
  const outcome = comment === null || comment === reason ? [] : [`Итог: ${comment}`];
  if (status !== 'cancelled') return outcome;
  if (reason === null) return by === null ? outcome : [...outcome, `Кто отозвал: ${by.full_name}`];
  const who = by === null ? '' : ` (${by.full_name})`;
  return [...outcome, `Причина отзыва${who}: ${reason}`];
}
