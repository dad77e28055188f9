import { favourites } from 'shared/contract/list/favourite';
import { z } from 'zod';
import { idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { add, find, remove } from './favourites.service';

const params = z.strictObject({ resource: z.string().max(64), id: idText });
const url = '/api/favourites/:resource/:id';

/** Records an employee keeps at hand; only their own. */
export function favouritesModule(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/favourites',
    access: 'authenticated',
    summary: 'Своё избранное: то, что сотрудник по-прежнему видит',
    response: favourites,
    handler: ({ actor }) => find(deps, actor),
  });
  route(app, {
    method: 'PUT',
    url,
    access: 'authenticated',
    summary: 'Добавление записи в избранное',
    params,
    handler: ({ actor, params: wanted }) => add(deps, { actor, ...wanted }),
  });
  route(app, {
    method: 'DELETE',
    url,
    access: 'authenticated',
    summary: 'Удаление записи из избранного',
    params,
    handler: ({ actor, params: wanted }) => remove(deps, { actor, ...wanted }),
  });
}
