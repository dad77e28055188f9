import type { Deps } from '../platform/module';
import { importBundled } from './bundled-import.service';
import { hostRoutes } from './host/host.routes';
import { openReleaseStore } from './open-release-store';
import { createRegistry } from './registry.service';
import type { ReleaseDeps } from './release-deps';
import { retentionJob } from './retention.job';

/** Which version of the shell and of each area is current for whom, and the files of all of them. */
export function releasesModule(deps: Deps): void {
  const own: ReleaseDeps = { ...deps, store: openReleaseStore(deps.config), registry: createRegistry(deps) };
  deps.activity.labels({ 'release.bundled': 'Переход на версию из поставки сервера' });
  retentionJob(own);
  if (!deps.config.roles.has('web')) return;
  hostRoutes(own);
  if (!deps.config.liveReload) deps.onStart(() => importBundled(own));
}
