import { z } from 'zod';

import { labels, latinName, pattern, title } from './area-bounds';
import { areaIcon } from './area-icon';

/** The name of a kind of records, as the server calls it: `commercial_offer`. */
export const kindName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, 'Нужны слова строчными латинскими буквами через подчёркивание');

/** A kind of records that the area brings: a `RecordKind`, and how it stands among those of the others. */
export const areaKind = z.strictObject({
  name: kindName,
  resource: latinName,
  path: pattern.nullable(),
  title,
  noun: z.strictObject({
    forms: z.tuple([title, title, title]).readonly(),
    accusative: title,
    subject: title,
    gender: z.enum(['masculine', 'feminine', 'neuter']),
  }),
  icon: areaIcon,
  /** Place among the sections of the search. */
  order: z.int(),
  /** What reading needs, all of it. */
  permissions: labels.optional(),
});
export type AreaKind = z.infer<typeof areaKind>;
