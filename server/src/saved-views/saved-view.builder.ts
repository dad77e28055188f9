import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import type { SavedView } from './saved-views.service';

let lastName = 0;

/** The body of a new view of the register of agreements, under a name nobody has yet. */
export const aView = (change: object = {}) => ({
  resource: 'agreements',
  name: `Истекают ${String((lastName += 1))}`,
  query: 'filter[status][]=active&filter[end_date][lte]=today%2B30&sort=end_date',
  ...change,
});

/** The views of the register of agreements that the employee has, in their order. */
export async function viewsOf(app: TestApp, actor: Actor): Promise<SavedView[]> {
  const answer = await app.as(actor).get('/api/saved-views?filter[resource]=agreements&per_page=100');
  return answer.json<{ data: SavedView[] }>().data;
}
