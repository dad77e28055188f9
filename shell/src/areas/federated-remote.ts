import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaModule } from 'shared/area';
import type { RegistryArea } from 'shared/contract/release/registry';

/** A built version of an area: where its files lie and which of them is the entry. */
export type AreaSource = Pick<RegistryArea, 'version' | 'base' | 'entry'>;

const registered = new Map<string, AreaSource>();
const globalNameOf = (area: string) => area.replace(/-/g, '_');

const entryOf = (source: AreaSource) => source.base + source.entry;

/** The entry is held to what the registry promises of it; the area's own loaders ask for their chunks. */
function guardEntries(): void {
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url, attrs }) => {
        if (attrs === undefined) return;
        const integrity = globalThis.contractsIntegrity?.(url);
        if (integrity !== undefined) attrs.integrity = integrity;
        // As the page's preload links ask: a request of another kind would fetch the file twice.
        if (!new URL(url, window.location.href).href.startsWith(`${window.location.origin}/`)) {
          attrs.crossorigin = 'anonymous';
        }
      },
    },
  ]);
}

/** Takes away the page's own links that ask ahead for files of the version, with what they have fetched or failed to. */
export function forgetPreloads({ base }: AreaSource): void {
  const folder = new URL(base, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}

/** Loads the exposed module of an area by its remote entry; rejects when the entry or the module does not come. */
export async function loadFederatedModule(area: string, source: AreaSource): Promise<AreaModule> {
  const name = globalNameOf(area);
  const entry = entryOf(source);
  const known = registered.get(area);
  if (registered.size === 0) guardEntries();
  if (known === undefined || entryOf(known) !== entry) {
    registerRemotes([{ name, entry }], { force: known !== undefined });
    registered.set(area, source);
  }
  const exposed = await loadRemote<{ default: AreaModule }>(`${name}/module`);
  if (exposed === null) throw new Error(`${area} ${source.version} exposes no module`);
  return exposed.default;
}
