import { type Addendum, addendum } from 'shared/contract/addendum';
import { cardRoute } from '../lists/card-route';
import { listRoute } from '../lists/list-route';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { addendumResource } from './addendum-list';
import { addendumRegister } from './addendum-register';

/** Addenda to agreements: the register and the card. */
export function addendumsModule(deps: Deps): void {
  const routes = {
    url: '/api/addendums',
    access: 'addendums.read',
    summary: 'Дополнительные соглашения',
    resource: addendumResource,
    row: addendum,
    view: (row: Addendum) => row,
  } as const;
  addRegister(deps.app, addendumRegister);
  listRoute(deps, routes);
  cardRoute(deps, routes);
}
