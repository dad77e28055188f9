import type { AreaModule } from 'shared/area';

import { withTimeLimit } from './time-limit';

/** Milliseconds after which an entry that hangs is given up, so that it can be asked for anew. */
const ENTRY_TIME_LIMIT = 20_000;

/** What the entry of an area leaves under its global name: the container that the federation's plugin builds. */
export interface AreaContainer {
  /** Gives it what the shell shares; before anything is asked of it. */
  init: (scope: object) => unknown;
  get: (part: './module') => Promise<() => { default: AreaModule }>;
}

/** Runs the script at the address, held to what the registry promises of it; an area's own loaders ask for their chunks. */
function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = globalThis.contractsIntegrity?.(url) ?? '';
    // As the page's preload links ask: a request of another kind would fetch the file twice.
    if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not come`));
    };
    document.head.append(script);
  });
}

const page = window as unknown as Record<string, AreaContainer | undefined>;
const leftUnder = (name: string) => page[name];

/**
 * The container that the entry at the address leaves under the name, given what the shell shares; rejects when the
 * entry does not come, leaves nothing or cannot be given that. The one before it under the same name is forgotten.
 */
export async function openContainer(name: string, entry: string): Promise<AreaContainer> {
  page[name] = undefined;
  await withTimeLimit(runScript(new URL(entry, window.location.href).href), ENTRY_TIME_LIMIT);
  const container = leftUnder(name);
  if (container === undefined) throw new Error(`${entry} left nothing under the name ${name}`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}
