import { formatNumber } from 'shared/contract/books/number-pattern';
import { findNumerator } from '../numerators/numerators.service';
import type { Trx } from '../platform/database/database';
import { holdNumbering } from './addendums.repository';

/** How the ordinal stands where no numerator of addenda is live and in use. */
const PLAIN = '{n}';

/**
 * The next free number among the addenda of the agreement, as the numerator writes it. What is counted is the ordinal
 * within the agreement, so no counter is kept, and no year begins it anew. Whoever asks meanwhile waits.
 */
export async function nextNumber(
  trx: Trx,
  { agreementId, year }: { agreementId: number; year: number },
): Promise<string> {
  const agreement = await holdNumbering(trx, agreementId);
  if (agreement === undefined) throw new Error('An addendum is numbered within its agreement');
  const { given, typeCode, ...place } = agreement;
  const numerator = await findNumerator(trx, { ...place, purpose: 'addendum' });
  const ordinals = given.flatMap((number) => (/^\d{1,6}$/.test(number) ? [Number(number)] : []));
  const taken = new Set(given.map((number) => number.toLowerCase()));
  for (let n = Math.max(0, ...ordinals) + 1; ; n += 1) {
    const number = formatNumber(numerator?.pattern ?? PLAIN, { n, year, type: typeCode });
    if (!taken.has(number.toLowerCase())) return number;
  }
}
