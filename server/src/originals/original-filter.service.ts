import { sql } from 'kysely';
import { ORIGINAL_STATE_LABELS } from 'shared/contract/agreement/original-state';
import { enumFilter } from '../lists/list-filters';
import type { ListFilter } from '../lists/list-resource';

/** Where the original of the rows under that alias is; the same rule as `originalState` of the contract. */
export function originalFilter(alias: string): ListFilter {
  const [status, due] = ['originals_status', 'originals_due_at'].map((name) => sql.ref(`${alias}.${name}`));
  const ofState = enumFilter(sql`${status}`, Object.keys(ORIGINAL_STATE_LABELS));
  // One that nobody has written down as sent is awaited as soon as it has its day.
  const awaited = sql<boolean>`(${status} = 'not_required' and ${due} is not null)`;
  return {
    ...ofState,
    condition: ({ equal, ...asked }, context) => {
      const kept = equal.filter((state) => state !== 'awaited');
      const chosen = ofState.condition({ ...asked, equal: kept }, context);
      if (kept.length < equal.length) return chosen === null ? awaited : sql`(${chosen} or ${awaited})`;
      return chosen === null || !kept.includes('not_required')
        ? chosen
        : sql`(${chosen} and (${status} <> 'not_required' or ${due} is null))`;
    },
  };
}
