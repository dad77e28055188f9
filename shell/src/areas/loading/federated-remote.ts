import type { AreaModule } from 'shared/area';
import type { RegistryArea } from 'shared/contract/release/registry';

import { openContainer, type AreaContainer } from './area-container';

/** A built version of an area: where its files lie and which of them is the entry. */
export type AreaSource = Pick<RegistryArea, 'version' | 'base' | 'entry'>;

/** Takes away the page's own links that ask ahead for files of the version, with what they have fetched or failed to. */
export function forgetPreloads({ base }: AreaSource): void {
  const folder = new URL(base, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}

/**
 * Loads the exposed module of an area by its remote entry; what it gives rejects when the entry or the module does not
 * come. Each entry runs once; one that failed runs anew when it is asked for again.
 */
export function createModuleLoading(): (area: string, source: AreaSource) => Promise<AreaModule> {
  const containers = new Map<string, Promise<AreaContainer>>();

  const containerOf = (area: string, entry: string): Promise<AreaContainer> => {
    const known = containers.get(entry);
    if (known !== undefined) return known;
    const opening = openContainer(area.replace(/-/g, '_'), entry);
    containers.set(entry, opening);
    opening.catch(() => containers.delete(entry));
    return opening;
  };

  return async (area, { base, entry }) => {
    const container = await containerOf(area, base + entry);
    const exposed = await container.get('./module');
    return exposed().default;
  };
}
