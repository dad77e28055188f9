import { areaStatus, budgetInput } from 'shared/contract/release/release-status';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { areaParams } from '../area-params';
import { getAreaStatus } from '../status/release-status.service';
import { updateBudget } from './budget.service';

/** The limits of an area: set by whoever may edit roles, never by the team that is held to them. */
export function budgetRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'PUT',
    url: '/api/releases/:area/budget',
    access: 'roles.edit',
    summary: 'Ограничение раздела: размер самой тяжёлой страницы и число запросов',
    params: areaParams,
    body: budgetInput,
    response: areaStatus,
    handler: async ({ actor, params: { area }, body, origin }) => {
      await updateBudget(deps, { area, budget: body, actor, origin });
      return getAreaStatus(deps, area);
    },
  });
}
