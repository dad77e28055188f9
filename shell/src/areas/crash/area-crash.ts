import type { RegistryArea } from 'shared/contract/release/registry';

import type { Suite } from '../../suite';

/** `again`: the part is shown once more, be it by another version; `stopped` and `quarantined`: it is not. */
export type CrashOutcome = 'again' | 'stopped' | 'quarantined';

/**
 * What follows when a part of an area throws: a version's first crash in this tab is answered with another attempt, the
 * second with the last good version, and without one the area's place says what happened. What stands in the place of
 * another, a slot or a block, closes none of the area's own pages.
 */
export function settleCrash(
  { crashes, loader, openings, states }: Suite,
  area: RegistryArea,
  route: string | null,
): CrashOutcome {
  const { id } = area.definition;
  const version = states.get(id).version ?? area.version;
  openings.note({ area: id, version, failure: 'crash', route });
  if (crashes.isFirst(`${id} ${version}`) || loader.fallBack(area)) return 'again';
  if (route === null || !crashes.note(id)) return 'stopped';
  states.set(id, { status: 'quarantined' });
  return 'quarantined';
}
