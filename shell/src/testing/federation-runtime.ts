import type { AreaModule } from 'shared/area';

/** Answers a load of an area's module; throws or rejects as a network would. */
type Deliver = () => AreaModule | Promise<AreaModule>;

interface Remote {
  name: string;
  entry: string;
}

const current = new Map<string, string>();
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

/** Stands in for the runtime's own function. */
export function registerRemotes(remotes: readonly Remote[]): void {
  for (const { name, entry } of remotes) current.set(name, entry);
}

/** Stands in for the runtime's own function: no script is made here. */
export function registerPlugins(): void {
  // What the plugin does is seen in a browser only.
}

/** Stands in for the runtime's own function. */
export async function loadRemote(request: string): Promise<{ default: AreaModule }> {
  const entry = current.get(request.replace('/module', '')) ?? '';
  askedEntries.push(entry);
  const answer = deliveries.get(entry);
  if (answer === undefined) throw new Error(`Failed to load script resources: ${entry}`);
  return { default: await answer() };
}
