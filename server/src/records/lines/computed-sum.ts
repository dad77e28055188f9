import { compareDecimals } from 'shared/contract/money/decimal';
import type { Trx } from '../../platform/database/database';
import { ValidationFailed } from '../../platform/http/errors';
import { amountsOfDocument, type PercentOf, type SummedValues } from './item-amounts';
import { findItemReferences, percentsOf } from './item-references.repository';

/** What else may be done where a sum can be given by hand. */
export const MANUAL_SUM = ' или отметьте, что сумма задаётся вручную';

function sumFault(said: SummedValues, percentOf: PercentOf): string | null {
  const { amount } = amountsOfDocument(said, percentOf);
  const isSame = amount !== null && said.amount !== null && compareDecimals(amount, said.amount) === 0;
  return isSame ? null : 'Сумма считается по строкам спецификации: измените строки';
}

/** Why the sum that was said of a document with lines cannot be its sum; null when it is what the lines come to. */
export async function computedSumFault(trx: Trx, said: SummedValues): Promise<string | null> {
  return sumFault(said, percentsOf(await findItemReferences(trx, said.items)));
}

/**
 * Refuses with 422 the sum of a new document with lines that is not what they come to; a document without a sum leaves
 * it to them. What may be done instead stands in `way`.
 */
export function requireComputedSum(said: SummedValues, percentOf: PercentOf, way = ''): void {
  if (said.amount === null || said.items.length === 0 || said.amount_is_manual === true) return;
  const fault = sumFault(said, percentOf);
  if (fault !== null) throw new ValidationFailed({ amount: [`${fault}${way}`] });
}
