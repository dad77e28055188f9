import type { PresentPerson } from 'shared/contract/realtime/user-channel';

type OnPresent = (people: readonly PresentPerson[]) => void;
export type JoinChannel = (name: string, onPresent: OnPresent) => () => void;

interface Watch {
  name: string;
  onPresent: OnPresent;
  leave: (() => void) | null;
}

let door: JoinChannel | null = null;
const watches = new Set<Watch>();

/** The connection stands and channels can be joined through it; null when it ended, and nobody is known to be present. */
export function openPresence(join: JoinChannel | null): void {
  door = join;
  for (const watch of watches) {
    if (join === null) watch.onPresent([]);
    watch.leave = join?.(watch.name, watch.onPresent) ?? null;
  }
}

/** Is present in a channel as long as there is a connection; calls back whenever that of others changes. */
export function watchPresence(name: string, onPresent: OnPresent): () => void {
  const watch: Watch = { name, onPresent, leave: door?.(name, onPresent) ?? null };
  watches.add(watch);
  return () => {
    watches.delete(watch);
    watch.leave?.();
  };
}
