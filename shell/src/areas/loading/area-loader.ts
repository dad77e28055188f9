import type { AreaBlockPart, AreaPage, AreaSlot } from 'shared/area';
import type { SlotName } from 'shared/contract/area/area';
import { satisfiesContract } from 'shared/contract/area/contract-version';
import type { Registry, RegistryArea } from 'shared/contract/release/registry';

import { lazyValue, type LazyValue } from '../../state/lazy-value';
import { createAreaOpening, type AreaOpening, type OpeningDeps } from './area-opening';

export interface AreaLoader {
  areas: readonly RegistryArea[];
  /** The page of a route; nothing is downloaded before it is started. */
  page: (area: RegistryArea, routeId: string) => LazyValue<AreaPage>;
  slot: (area: RegistryArea, name: SlotName) => LazyValue<AreaSlot>;
  /** A block of a card; an attempt that was not made yet begins anew what has failed. */
  block: (area: RegistryArea, id: string, attempt: number) => LazyValue<AreaBlockPart>;
  /** Leaves an area's version that crashed for the last good one; false when there is none. */
  fallBack: (area: RegistryArea) => boolean;
}

/** True when the area was built for a contract that this shell keeps; otherwise none of its code is downloaded. */
export function fitsContract(area: RegistryArea): boolean {
  return satisfiesContract(area.definition.contract);
}

/** Loads areas at run time by what the registry says, each once; see `createAreaOpening` for what a failure does. */
export function createAreaLoader(registry: Registry, deps: OpeningDeps): AreaLoader {
  const openings = new Map<string, AreaOpening>();
  const pages = new Map<string, LazyValue<AreaPage>>();
  const slots = new Map<string, LazyValue<AreaSlot>>();
  const blocks = new Map<string, LazyValue<AreaBlockPart>>();
  let lastAttempts: Record<string, number> = {};

  const openingOf = (area: RegistryArea) => {
    const known = openings.get(area.definition.id);
    if (known !== undefined) return known;
    const opening = createAreaOpening(area, deps);
    openings.set(area.definition.id, opening);
    return opening;
  };
  const once = <T>(values: Map<string, LazyValue<T>>, key: string, load: () => Promise<T>) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = lazyValue(load);
    values.set(key, value);
    return value;
  };

  for (const area of registry.areas) {
    if (!fitsContract(area)) deps.states.set(area.definition.id, { status: 'refused' });
  }
  return {
    areas: registry.areas,
    page: (area, routeId) =>
      once(pages, `${area.definition.id} ${routeId}`, () =>
        openingOf(area).load((module) => module.pages[routeId]),
      ),
    slot: (area, name) =>
      once(slots, `${area.definition.id} ${name}`, () =>
        openingOf(area).load((module) => module.slots?.[name]),
      ),
    block: (area, id, attempt) => {
      const key = `${area.definition.id} ${id}`;
      const value = once(blocks, key, async () => {
        // Asked for while the card is drawn: how the area stands may not change before that is done.
        await Promise.resolve();
        return openingOf(area).load((module) => module.blocks?.[id]);
      });
      if (attempt > (lastAttempts[key] ?? 0)) {
        lastAttempts = { ...lastAttempts, [key]: attempt };
        // The block's own place tells of a failure.
        value.start().catch(() => undefined);
      }
      return value;
    },
    fallBack: (area) => {
      if (!openingOf(area).fallBack()) return false;
      for (const values of [pages, slots, blocks]) {
        for (const key of values.keys()) if (key.startsWith(`${area.definition.id} `)) values.delete(key);
      }
      return true;
    },
  };
}
