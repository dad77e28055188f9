import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaModule } from 'shared/area';
import type { RegistryArea } from 'shared/contract/registry';

/** A built version of an area: where its files lie and which of them is the entry. */
export type AreaSource = Pick<RegistryArea, 'version' | 'base' | 'entry'>;

const registered = new Map<string, string>();
const globalNameOf = (area: string) => area.replace(/-/g, '_');

/**
 * What an abandoned version has left behind would be taken by the next one for its own chunks, since both versions
 * number theirs alike.
 */
function forgetChunks(area: string): void {
  Reflect.deleteProperty(globalThis, `chunks_${globalNameOf(area)}`);
}

/** Loads the exposed module of an area by its remote entry; rejects when the entry or the module does not come. */
export async function loadFederatedModule(area: string, source: AreaSource): Promise<AreaModule> {
  const name = globalNameOf(area);
  const entry = source.base + source.entry;
  const known = registered.get(area);
  if (known !== entry) {
    if (known !== undefined) forgetChunks(area);
    registerRemotes([{ name, entry }], { force: known !== undefined });
    registered.set(area, entry);
  }
  const exposed = await loadRemote<{ default: AreaModule }>(`${name}/module`);
  if (exposed === null) throw new Error(`${area} ${source.version} exposes no module`);
  return exposed.default;
}
