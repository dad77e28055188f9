/** In the address of a card: the dialog in which approvers are chosen is open. */
export const CHOOSE_APPROVERS = 'choose-approvers';

/** The address of the same card where approvers are chosen; what else it says stays. */
export function whereApproversAreChosen(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('tab', 'approval');
  next.set(CHOOSE_APPROVERS, '1');
  return next;
}
