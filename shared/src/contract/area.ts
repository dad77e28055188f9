import { z } from 'zod';

import { MENU_GROUPS } from './menu-group';
import { isPermissionLabel } from './permissions';

export { CONTRACT_VERSION, satisfiesContract } from './contract-version';
export { MENU_GROUPS, MENU_GROUP_LABELS } from './menu-group';

/** How much an area may say of itself: every other area is compared with it, and every page carries it. */
const LIMITS = {
  pattern: 200,
  optionalParts: 4,
  routes: 100,
  entries: 50,
  title: 100,
  prefetches: 10,
  labels: 60,
};

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

/** An absolute pattern of the router with at most four optional parts: `/agreements/:id?`. */
const pattern = z
  .string()
  .startsWith('/')
  .max(LIMITS.pattern)
  .refine(
    (path) => path.split('/').filter((part) => part.endsWith('?')).length <= LIMITS.optionalParts,
    `Не больше ${String(LIMITS.optionalParts)} необязательных частей в адресе`,
  );
const title = z.string().max(LIMITS.title);
const labels = z.array(label).max(LIMITS.labels);

/** A leaf of the suite's route table. */
export const areaRoute = z.strictObject({
  id: z.string().max(LIMITS.title),
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
  prefetch: z.array(areaPrefetch).max(LIMITS.prefetches).optional(),
});
export type AreaRoute = z.infer<typeof areaRoute>;

export const areaMenuEntry = z.strictObject({
  title,
  path: pattern,
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
  permissions: labels.optional(),
  /** Stands in the tab bar of a phone; `only` leaves it out of the sidebar, where a slot already shows it. */
  phone: z.union([z.boolean(), z.literal('only')]).optional(),
});
export type AreaMenuEntry = z.infer<typeof areaMenuEntry>;

/** A place of the shell an area fills: the module's `slots[name]`. */
export const SLOT_NAMES = ['header-bell'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** What an area says of itself, as data, before any of its code is downloaded: the content of `area.json`. */
export const areaDefinition = z.strictObject({
  id: z
    .string()
    .regex(/^mf-[a-z]+$/)
    .max(LIMITS.title),
  title,
  /** Semver range of CONTRACT_VERSION the area was built for. */
  contract: z.string().max(LIMITS.title),
  routes: z.array(areaRoute).max(LIMITS.routes),
  menu: z.array(areaMenuEntry).max(LIMITS.entries),
  slots: z.array(z.enum(SLOT_NAMES)).optional(),
});
export type AreaDefinition = z.infer<typeof areaDefinition>;
