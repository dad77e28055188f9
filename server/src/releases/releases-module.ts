import type { Deps } from '../platform/module';
import { openReleaseStore } from './open-release-store';
import { createRegistry } from './registry.service';
import type { ReleaseDeps } from './release-deps';

/** Which version of the shell and of each area is current for whom, and the files of all of them. */
export function releasesModule(deps: Deps): void {
  const own: ReleaseDeps = { ...deps, store: openReleaseStore(deps.config), registry: createRegistry(deps) };
  void own;
}
