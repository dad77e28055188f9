import { sql } from 'kysely';
import type { Deps } from '../platform/module';

/** The lines that keep the number of agreements are folded into one for each kind; the sum stays. */
export async function foldTotals(deps: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    with folded as (delete from agreement_totals returning bucket, change)
    insert into agreement_totals (bucket, change)
    select bucket, sum(change) from folded group by bucket`.execute(deps.db);
}
