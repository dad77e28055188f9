import { compareDecimals } from 'shared/contract/money/decimal';
import type { Trx } from '../../platform/database/database';
import { amountsOfDocument, type SummedValues } from './item-amounts';
import { findItemReferences, percentsOf } from './item-references.repository';

/** Why the sum that was said of a document with lines cannot be its sum; null when it is what the lines come to. */
export async function computedSumFault(trx: Trx, said: SummedValues): Promise<string | null> {
  const { amount } = amountsOfDocument(said, percentsOf(await findItemReferences(trx, said.items)));
  const isSame = amount !== null && said.amount !== null && compareDecimals(amount, said.amount) === 0;
  return isSame ? null : 'Сумма считается по строкам спецификации: измените строки';
}
