import { z } from 'zod';

import { isPermissionLabel } from '../access/permissions';

/** How much an area may say of itself: every other area is compared with it, and every page carries it. */
export const AREA_LIMITS = {
  pattern: 200,
  optionalParts: 4,
  routes: 100,
  entries: 50,
  kinds: 20,
  blocks: 30,
  title: 100,
  drawing: 1000,
  prefetches: 10,
  columns: 20,
  labels: 60,
} as const;

/** An absolute pattern of the router with at most four optional parts: `/agreements/:id?`. */
export const pattern = z
  .string()
  .startsWith('/')
  .max(AREA_LIMITS.pattern)
  .refine(
    (path) => path.split('/').filter((part) => part.endsWith('?')).length <= AREA_LIMITS.optionalParts,
    `Не больше ${String(AREA_LIMITS.optionalParts)} необязательных частей в адресе`,
  );

export const title = z.string().max(AREA_LIMITS.title);

/** Rights by their Russian names; all of them are needed. */
export const labels = z
  .array(z.string().refine(isPermissionLabel, 'Нет такого права'))
  .max(AREA_LIMITS.labels);

/** Latin words that stand in an address: `document-links`. */
export const latinName = z
  .string()
  .max(AREA_LIMITS.title)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Нужны слова строчными латинскими буквами через дефис');
