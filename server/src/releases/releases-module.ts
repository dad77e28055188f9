import type { Deps } from '../platform/module';
import { budgetRoutes } from './budget/budget.routes';
import { importBundled } from './bundled/bundled-import.service';
import { hostRoutes } from './host/host.routes';
import { openReleaseStore } from './store/open-release-store';
import { publishRoutes } from './publish/publish.routes';
import { createRegistry } from './registry/registry.service';
import type { ReleaseDeps } from './release-deps';
import { RELEASE_ACTIONS } from './release-journal.labels';
import { retentionJob } from './retention/retention.job';
import { rolloutRoutes } from './rollout/rollout.routes';
import { statusRoutes } from './status/status.routes';
import { deployTokensRoutes } from './tokens/deploy-tokens.routes';
import { openingsJob } from './verdict/openings.job';
import { releaseReportsRoutes } from './verdict/release-reports.routes';

/** Which version of the shell and of each area is current for whom, and the files of all of them. */
export function releasesModule(deps: Deps): void {
  const own: ReleaseDeps = { ...deps, store: openReleaseStore(deps.config), registry: createRegistry(deps) };
  deps.activity.labels({ 'release.bundled': 'Переход на версию из поставки сервера' });
  deps.activity.labels(RELEASE_ACTIONS);
  publishRoutes(own);
  rolloutRoutes(own);
  statusRoutes(own);
  budgetRoutes(own);
  deployTokensRoutes(own);
  releaseReportsRoutes(own);
  openingsJob(own);
  retentionJob(own);
  if (!deps.config.roles.has('web')) return;
  hostRoutes(own);
  if (!deps.config.liveReload) deps.onStart(() => importBundled(own));
}
