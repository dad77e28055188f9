import { recentRecords } from 'shared/contract/list/recent-record';
import { z } from 'zod';
import { idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { find, open } from './recents.service';

/** The cards an employee has opened last; only their own. */
export function recentsModule(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/recent-records',
    access: 'authenticated',
    summary: 'Недавно открытые карточки: то, что сотрудник по-прежнему видит',
    response: recentRecords,
    handler: ({ actor }) => find(deps, actor),
  });
  route(app, {
    method: 'PUT',
    url: '/api/recent-records/:resource/:id',
    access: 'authenticated',
    summary: 'Отметка об открытой карточке',
    params: z.strictObject({ resource: z.string().max(64), id: idText }),
    handler: ({ actor, params }) => open(deps, { actor, ...params }),
  });
}
