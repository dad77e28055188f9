import { z } from 'zod';

import { areaBlock } from './area-block';
import { AREA_LIMITS, labels, pattern, title } from './area-bounds';
import { areaKind } from './area-kind';
import { areaMenuEntry, summaryField } from './area-menu';
import { areaFirstRows } from './area-first-rows';

export { CONTRACT_VERSION, satisfiesContract } from './contract-version';
export { MENU_GROUPS, MENU_GROUP_LABELS } from './menu-group';
export type { AreaBlock } from './area-block';
export type { AreaIcon } from './area-icon';
export type { AreaKind } from './area-kind';
export type { AreaMenuEntry } from './area-menu';

/** A request the shell may start before the area's code arrives. */
export const areaPrefetch = z.strictObject({
  /** `list` takes the page's own search string over the defaults; `item` takes the path parameter `id`. */
  kind: z.enum(['list', 'item']),
  resource: z.string(),
  /** Of a list: parameters of a request when the address does not say otherwise. */
  defaults: z.record(z.string(), z.string()).optional(),
  /** Of a list: how its rows are written before the area's code arrives. */
  rows: areaFirstRows.optional(),
});
export type AreaPrefetch = z.infer<typeof areaPrefetch>;

/** A leaf of the suite's route table. */
export const areaRoute = z.strictObject({
  id: z.string().max(AREA_LIMITS.title),
  /** Pattern of the router, absolute: `/agreements/:id`. */
  path: pattern,
  /** Title of the browser's tab until the page sets its own. */
  title,
  /** All of them are needed. */
  permissions: labels.optional(),
  /** Or all of these instead. */
  alternative: labels.optional(),
  /** Or the path parameter `id` is the reader's own. */
  own_profile: z.boolean().optional(),
  /** Where rights do not tell who may open it: the palette offers it to those for whom this is true. */
  offered: summaryField.optional(),
  prefetch: z.array(areaPrefetch).max(AREA_LIMITS.prefetches).optional(),
});
export type AreaRoute = z.infer<typeof areaRoute>;

/** A place of the shell an area fills: the module's `slots[name]`. */
export const SLOT_NAMES = ['header-bell'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** What an area says of itself, as data, before any of its code is downloaded: the content of `area.json`. */
export const areaDefinition = z.strictObject({
  id: z
    .string()
    .regex(/^mf-[a-z]+$/)
    .max(AREA_LIMITS.title),
  title,
  /** Semver range of CONTRACT_VERSION the area was built for. */
  contract: z.string().max(AREA_LIMITS.title),
  routes: z.array(areaRoute).max(AREA_LIMITS.routes),
  menu: z.array(areaMenuEntry).max(AREA_LIMITS.entries),
  slots: z.array(z.enum(SLOT_NAMES)).optional(),
  kinds: z.array(areaKind).max(AREA_LIMITS.kinds).optional(),
  blocks: z.array(areaBlock).max(AREA_LIMITS.blocks).optional(),
});
export type AreaDefinition = z.infer<typeof areaDefinition>;
