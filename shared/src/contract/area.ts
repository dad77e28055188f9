import { z } from 'zod';

import { MENU_GROUPS } from './menu-group';
import { isPermissionLabel } from './permissions';

export { CONTRACT_VERSION, satisfiesContract } from './contract-version';
export { MENU_GROUPS, MENU_GROUP_LABELS } from './menu-group';

const label = z.string().refine(isPermissionLabel, 'Нет такого права');

/** A request the shell may start before the area's code arrives. */
export const areaPrefetch = z.strictObject({
  /** `list` takes the page's own search string over the defaults; `item` takes the path parameter `id`. */
  kind: z.enum(['list', 'item']),
  resource: z.string(),
  /** Of a list: parameters of a request when the address does not say otherwise. */
  defaults: z.record(z.string(), z.string()).optional(),
});
export type AreaPrefetch = z.infer<typeof areaPrefetch>;

/** A leaf of the suite's route table. */
export const areaRoute = z.strictObject({
  id: z.string(),
  /** Pattern of the router, absolute: `/agreements/:id`. */
  path: z.string().startsWith('/'),
  /** Title of the browser's tab until the page sets its own. */
  title: z.string(),
  /** All of them are needed. */
  permissions: z.array(label).optional(),
  /** Or all of these instead. */
  alternative: z.array(label).optional(),
  /** Or the path parameter `id` is the reader's own. */
  own_profile: z.boolean().optional(),
  prefetch: z.array(areaPrefetch).optional(),
});
export type AreaRoute = z.infer<typeof areaRoute>;

export const areaMenuEntry = z.strictObject({
  title: z.string(),
  path: z.string().startsWith('/'),
  group: z.enum(MENU_GROUPS),
  order: z.int(),
  /** Name of an icon the shell draws. */
  icon: z.enum([
    'inbox',
    'file-text',
    'file-plus',
    'tag',
    'users',
    'home',
    'book',
    'activity',
    'bell',
    'user',
  ]),
  permissions: z.array(label).optional(),
  /** Stands in the tab bar of a phone; `only` leaves it out of the sidebar, where a slot already shows it. */
  phone: z.union([z.boolean(), z.literal('only')]).optional(),
});
export type AreaMenuEntry = z.infer<typeof areaMenuEntry>;

/** A place of the shell an area fills: the module's `slots[name]`. */
export const SLOT_NAMES = ['header-bell'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** What an area says of itself, as data, before any of its code is downloaded: the content of `area.json`. */
export const areaDefinition = z.strictObject({
  id: z.string().regex(/^mf-[a-z]+$/),
  title: z.string(),
  /** Semver range of CONTRACT_VERSION the area was built for. */
  contract: z.string(),
  routes: z.array(areaRoute),
  menu: z.array(areaMenuEntry),
  slots: z.array(z.enum(SLOT_NAMES)).optional(),
});
export type AreaDefinition = z.infer<typeof areaDefinition>;
