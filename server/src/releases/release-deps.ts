import type { Deps } from '../platform/module';
import type { ReleaseRegistry } from './registry/registry.service';
import type { ReleaseStore } from './store/release-store';

/** What the parts of the releases module share besides the platform. */
export interface ReleaseDeps extends Deps {
  store: ReleaseStore;
  registry: ReleaseRegistry;
}
