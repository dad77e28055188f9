import type { AgreementRow } from './agreement';

type Ending = Pick<AgreementRow, 'end_date' | 'is_indefinite' | 'agreed_end'>;

/** The end every side has agreed upon before the term is over; null when the agreement lives to the end of its term. */
export function earlyEnd({ end_date: end, is_indefinite: isIndefinite, agreed_end: agreed }: Ending) {
  return agreed && (isIndefinite || end === null || agreed.day < end) ? agreed : null;
}
