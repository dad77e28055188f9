import { sql } from 'kysely';
import { ORIGINALS_STATUSES } from 'shared/contract/agreement/agreement-status';
import { enumFilter } from '../lists/list-filters';
import type { ListFilter } from '../lists/list-resource';

/** Where the original of the rows under that alias is; the same rule as `originalState` of the contract. */
export function originalFilter(alias: string): ListFilter {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const ofStatus = enumFilter(column('originals_status'), ORIGINALS_STATUSES);
  return {
    ...ofStatus,
    condition: (asked, context) => {
      const chosen = ofStatus.condition(asked, context);
      if (chosen === null || !asked.equal.includes('not_required')) return chosen;
      // One that nobody has written down as sent is awaited as soon as it has its day.
      return sql`(${chosen} and (${column('originals_status')} <> 'not_required' or ${column('originals_due_at')} is null))`;
    },
  };
}
