import { dueDates, dueDatesQuery } from 'shared/contract/due-date/due-date';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { findDue } from './due-dates.service';

/** What comes due, for everybody who is logged in: each sees what their rights show them. */
export function dueDatesRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/due-dates',
    access: 'authenticated',
    isDear: true,
    summary: 'Сроки за период: окончания, уведомления, обязательства и всё, что приносят модули',
    query: dueDatesQuery,
    response: dueDates,
    handler: ({ actor, query }) =>
      findDue(deps, {
        actor,
        from: query.from,
        to: query.to,
        kinds: query.kind === undefined ? null : [query.kind].flat(),
        mine: query.mine === '1' || query.mine === 'true',
      }),
  });
}
