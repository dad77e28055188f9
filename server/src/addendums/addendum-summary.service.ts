import type { RegisterSummary } from 'shared/contract/list/register-summary';
import { ADDENDUM_TABS } from 'shared/contract/addendum/addendum.labels';
import { listContext } from '../lists/lists.service';
import { countTabs } from '../lists/tab-counts';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { addendumResource } from './list/addendum-list';

/**
 * How many addenda each tab of the register holds under the conditions of the query; there are no sums to add up.
 * Refuses with 422 a query the register does not understand.
 */
export async function summarise(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  query: string,
): Promise<RegisterSummary> {
  const context = listContext(deps, actor);
  const list = { resource: addendumResource, tabs: ADDENDUM_TABS, query, context };
  return { tabs: await countTabs(deps.db, list), sums: [] };
}
