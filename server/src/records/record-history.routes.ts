import { activityLog } from 'shared/contract/journal/activity-log';
import { listOf } from 'shared/contract/list/paging';
import { z } from 'zod';
import type { EmployeeAccess } from '../platform/http/access';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { findHistory } from './record-reading.service';
import type { RecordFacts, RecordSource } from './record-source';

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Укажите целое число больше нуля')
  .transform(Number);

const historyQuery = z.strictObject({
  page: page.default(1),
  per_page: page.pipe(z.int().max(100, 'Не больше 100')).default(20),
  /** With the lines of what belongs to the record. */
  along: z.enum(['0', '1']).default('0'),
});

/** `GET …/history`: the journal of one record. */
export function historyRoute<Found extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Found, Card>,
  access: EmployeeAccess,
): void {
  const { title, resource } = source.kind;
  route(deps.app, {
    method: 'GET',
    url: `/api/${resource}/:id/history`,
    access,
    summary: `${title}: история записи`,
    params: idParams,
    query: historyQuery,
    response: listOf(activityLog),
    handler: ({ actor, params, query }) =>
      findHistory(deps, source, {
        actor,
        id: params.id,
        page: query.page,
        perPage: query.per_page,
        withAlong: query.along === '1',
      }),
  });
}
