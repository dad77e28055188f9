import type { AreaSource, Registry, RegistryArea } from 'shared/contract/release/registry';

import type { AreaState } from '../areas/loading/area-states';

export interface RegistryNews {
  /** Titles of the areas that would run in another version; empty when the shell alone is new. */
  areas: readonly RegistryArea[];
  /** True when the shell is new, or an area came or went. */
  isWhole: boolean;
  /** Names this very combination, so that one that was put off is not offered twice. */
  id: string;
}

/** The version of the area that this tab runs, or would run when it is opened. */
export function sourceInUse(area: RegistryArea, state: AreaState): AreaSource {
  return state.isPrevious && area.previous !== null ? area.previous : area;
}

const entryOf = (source: AreaSource) => source.base + source.entry;

/** What the newest registry would change in this tab; null when it would change nothing. */
export function registryNews(
  ofPage: Registry,
  newest: Registry,
  stateOf: (area: string) => AreaState,
): RegistryNews | null {
  const known = new Map(
    ofPage.areas.map((area) => {
      const { id } = area.definition;
      // The version the page offered is no news either, not even to a tab that has left it.
      return [id, [area, sourceInUse(area, stateOf(id))].map(entryOf)];
    }),
  );
  const areas = newest.areas.filter(
    (area) => known.get(area.definition.id)?.includes(entryOf(area)) !== true,
  );
  const isWhole =
    ofPage.shell.version !== newest.shell.version ||
    ofPage.areas.length !== newest.areas.length ||
    areas.some((area) => !known.has(area.definition.id));
  if (areas.length === 0 && !isWhole) return null;
  return { areas, isWhole, id: [newest.shell.version, ...newest.areas.map(entryOf)].join(' ') };
}
