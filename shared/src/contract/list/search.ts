import { z } from 'zod';

import { id } from '../record/field';

export const searchHit = z.object({
  /** Name of the kind: open, an area may bring its own. */
  kind: z.string(),
  id,
  title: z.string(),
  hint: z.string(),
  url: z.string(),
  /** Heading for hits of a kind that no area describes; an older server does not say. */
  section: z.string().optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** The answer of GET /api/search?search=… : the best few of each kind the reader may see. */
export const searchAnswer = z.object({ data: z.array(searchHit) });
