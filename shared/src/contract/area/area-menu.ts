import { z } from 'zod';

import { MENU_GROUPS } from './menu-group';
import { AREA_LIMITS, labels, latinName, pattern, title } from './area-bounds';
import { areaIcon } from './area-icon';

/** A group of the menu that the area brings; areas that name it alike share it. */
const ownGroup = z.strictObject({
  name: latinName.refine((name) => !MENU_GROUPS.some((known) => known === name), 'Такая группа уже есть'),
  title,
  /** Among the known groups, which stand at 0, 100, 200 and 300. */
  order: z.int(),
});

/** A field of `GET /api/{resource}/summary`. */
export const summaryField = z.strictObject({
  resource: latinName,
  field: z
    .string()
    .max(AREA_LIMITS.title)
    .regex(/^[a-z][a-z0-9_]*$/, 'Нужно имя поля ответа'),
});

/** How much waits behind the entry: a number, asked again at each event of the resource. */
const counter = summaryField.extend({
  /** What the number counts, for those who hear it: «ждут вашего решения». */
  label: title,
});

export const areaMenuEntry = z.strictObject({
  title,
  path: pattern,
  group: z.union([z.enum(MENU_GROUPS), ownGroup]),
  order: z.int(),
  icon: areaIcon,
  permissions: labels.optional(),
  counter: counter.optional(),
  /** Stands in the tab bar of a phone; `only` leaves it out of the sidebar, where a slot already shows it. */
  phone: z.union([z.boolean(), z.literal('only')]).optional(),
});
export type AreaMenuEntry = z.infer<typeof areaMenuEntry>;
