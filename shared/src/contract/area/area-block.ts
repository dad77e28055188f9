import { z } from 'zod';

import { AREA_LIMITS, labels, latinName, title } from './area-bounds';
import { kindName } from './area-kind';
import { BLOCK_PLACES } from './block-place';

/** What the area puts into the cards of documents, its own and others': the module's `blocks[id]`. */
export const areaBlock = z.strictObject({
  /** Of a tab it stands in the address of the card: `?tab=approval`. */
  id: latinName,
  place: z.enum(BLOCK_PLACES),
  /** Names of kinds, also of such that nobody has brought yet; `*` for every document. */
  kinds: z.union([z.literal('*'), z.array(kindName).min(1).max(AREA_LIMITS.kinds).readonly()]),
  /** The tab's name; of the other places what the block is called in a report. */
  title,
  /** Place among the blocks of all areas there. */
  order: z.int(),
  /** All of them are needed. */
  permissions: labels.optional(),
  /** Or all of these instead. */
  alternative: labels.optional(),
});
export type AreaBlock = z.infer<typeof areaBlock>;
