import {
  activation,
  areaStatus,
  previewLink,
  previewRequest,
  rollback,
} from 'shared/contract/release/release-status';
import { route } from '../../platform/http/route';
import type { ReleaseDeps } from '../release-deps';
import { getAreaStatus } from '../status/release-status.service';
import { byReleaser } from '../tokens/releaser-access';
import { activateRelease } from './activation.service';
import { areaParams } from '../area-params';
import { endPreviews, previewRelease } from './preview.service';
import { rollbackRelease } from './rollback.service';

/** Which version serves whom: switched on, taken back, and shown to one tab. */
export function rolloutRoutes(deps: ReleaseDeps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/releases/:area/activate',
    access: byReleaser(deps),
    summary: 'Включение версии для всех или для доли сотрудников',
    params: areaParams,
    body: activation,
    response: areaStatus,
    handler: async ({ actor: by, params: { area }, body, origin }) => {
      await activateRelease(deps, { area, ...body, by, origin });
      return getAreaStatus(deps, area);
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/releases/:area/rollback',
    access: byReleaser(deps),
    summary: 'Возврат прошлой версии или конец выкатки',
    params: areaParams,
    body: rollback,
    response: areaStatus,
    handler: async ({ actor: by, params: { area }, body, origin }) => {
      await rollbackRelease(deps, { area, ...body, by, origin });
      return getAreaStatus(deps, area);
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/releases/:area/preview',
    access: byReleaser(deps),
    summary: 'Подписанная ссылка, которая открывает версию в одной вкладке',
    params: areaParams,
    body: previewRequest,
    response: previewLink,
    handler: ({ actor: by, params: { area }, body, origin }) =>
      previewRelease(deps, { area, ...body, by, origin }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/releases/:area/previews',
    access: byReleaser(deps),
    summary: 'Отзыв всех ссылок предварительного просмотра раздела',
    params: areaParams,
    handler: ({ actor: by, params: { area }, origin }) => endPreviews(deps, { area, by, origin }),
  });
}
