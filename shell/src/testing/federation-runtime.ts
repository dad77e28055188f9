import type { AreaModule } from 'shared/area';

/** Answers a load of an area's module; throws or rejects as a network would. */
type Deliver = () => AreaModule | Promise<AreaModule>;

const deliveries = new Map<string, Deliver>();

/** Addresses of remote entries that were asked for, in order. */
export const askedEntries: string[] = [];

/** What stands behind the address of a remote entry. */
export function deliver(entry: string, answer: Deliver): void {
  deliveries.set(entry, answer);
}

/** Empties the stand-in between two tests. */
export function forgetDeliveries(): void {
  deliveries.clear();
  askedEntries.length = 0;
}

/** Stands in for the network and the browser, which runs the entry of an area: it leaves its container in the window. */
async function run(script: HTMLScriptElement): Promise<void> {
  const entry = script.src.replace(window.location.origin, '');
  const [, area = ''] = /\/areas\/([^/]+)\//.exec(entry) ?? [];
  askedEntries.push(entry);
  try {
    const answer = deliveries.get(entry);
    if (answer === undefined) throw new Error(`Nothing stands behind ${entry}`);
    const module = await answer();
    Object.assign(window, {
      [area.replace(/-/g, '_')]: {
        init: () => undefined,
        get: () => Promise.resolve(() => ({ default: module })),
      },
    });
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}

// What the bundler puts in the place of these names.
Object.assign(globalThis, {
  __webpack_init_sharing__: () => Promise.resolve(),
  __webpack_share_scopes__: { default: {} },
});

new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) void run(node);
}).observe(document.head, { childList: true });
