import { z } from 'zod';

import { AREA_LIMITS } from './area-bounds';

/**
 * An icon: the name of one that the shell has, or a drawing of the area's own, as path data of SVG on a field of 24×24
 * that is drawn by a line and not filled.
 */
export const areaIcon = z.union([
  z.enum(['inbox', 'file-text', 'file-plus', 'tag', 'users', 'home', 'book', 'activity', 'bell', 'user']),
  z.strictObject({
    // Commands and numbers alone: nothing in it can be more than a line.
    path: z
      .string()
      .max(AREA_LIMITS.drawing)
      .regex(/^[Mm][MLHVCSQTAZmlhvcsqtaz\d\s,.+-]*$/, 'В рисунке только команды контура SVG и числа'),
  }),
]);
export type AreaIcon = z.infer<typeof areaIcon>;
