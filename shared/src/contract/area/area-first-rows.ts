import { z } from 'zod';

import { AREA_LIMITS, title } from './area-bounds';
import { FIRST_VALUES, type FirstRows } from './first-rows';

const pixels = z.int().min(1).max(2000);

const firstColumn = z.strictObject({
  key: z.string().max(AREA_LIMITS.title),
  title,
  as: z.enum(FIRST_VALUES).optional(),
  from: z.string().max(AREA_LIMITS.title).optional(),
  words: z.record(z.string().max(AREA_LIMITS.title), title).optional(),
  width: pixels.optional(),
  minWidth: pixels.optional(),
  align: z.enum(['left', 'right']).optional(),
  tone: z.enum(['muted', 'strong']).optional(),
  isNumeric: z.boolean().optional(),
});

/** The rows of a list as data: every page carries it, so it has no more columns than a screen shows. */
export const areaFirstRows = z.strictObject({
  name: z.string().max(AREA_LIMITS.title).optional(),
  columns: z.array(firstColumn).min(1).max(AREA_LIMITS.columns),
  hasTabs: z.boolean().optional(),
  isSelectable: z.boolean().optional(),
}) satisfies z.ZodType<FirstRows>;
