import { z } from 'zod';

import { MENU_GROUPS } from './menu-group';
import { labels, latinName, pattern, title } from './area-bounds';
import { areaIcon } from './area-icon';

/** A group of the menu that the area brings; areas that name it alike share it. */
const ownGroup = z.strictObject({
  name: latinName.refine((name) => !MENU_GROUPS.some((known) => known === name), 'Такая группа уже есть'),
  title,
  /** Among the known groups, which stand at 0, 100, 200 and 300. */
  order: z.int(),
});

export const areaMenuEntry = z.strictObject({
  title,
  path: pattern,
  group: z.union([z.enum(MENU_GROUPS), ownGroup]),
  order: z.int(),
  icon: areaIcon,
  permissions: labels.optional(),
  /** Stands in the tab bar of a phone; `only` leaves it out of the sidebar, where a slot already shows it. */
  phone: z.union([z.boolean(), z.literal('only')]).optional(),
});
export type AreaMenuEntry = z.infer<typeof areaMenuEntry>;
