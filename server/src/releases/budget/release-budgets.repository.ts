import type { ReleaseBudget } from 'shared/contract/release/release';
import type { Trx } from '../../platform/database/database';

/** The area has limits of its own from now on, whatever those for everybody become. */
export async function saveBudget(trx: Trx, area: string, { bytes, requests }: ReleaseBudget): Promise<void> {
  await trx
    .insertInto('release_budgets')
    .values({ area, bytes, requests })
    .onConflict((conflict) => conflict.column('area').doUpdateSet({ bytes, requests }))
    .execute();
}
