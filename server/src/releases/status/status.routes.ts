import { areaStatus, releasesStatus } from 'shared/contract/release/release-status';
import { route } from '../../platform/http/route';
import type { ReleaseDeps } from '../release-deps';
import { areaParams } from '../area-params';
import { byReleaser } from '../tokens/releaser-access';
import { getAreaStatus, getReleasesStatus } from './release-status.service';

/** How the areas stand: everything for an administrator, its own area for a deploy token. */
export function statusRoutes(deps: ReleaseDeps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/releases',
    access: byReleaser(deps),
    summary: 'Состояние оболочки и разделов; по токену — только его раздела',
    response: releasesStatus,
    handler: ({ actor: by }) => getReleasesStatus(deps, by.token?.area ?? null),
  });
  route(app, {
    method: 'GET',
    url: '/api/releases/:area',
    access: byReleaser(deps),
    summary: 'Состояние раздела',
    params: areaParams,
    response: areaStatus,
    handler: ({ params: { area } }) => getAreaStatus(deps, area),
  });
}
