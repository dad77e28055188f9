import { z } from 'zod';

import { searchHit } from './search';

/** Favourites of one person; more would be a second register. */
export const MOST_FAVOURITES = 200;

/** A record the person keeps at hand, as the search shows it. */
export const favourite = searchHit.extend({
  /** `/api/{resource}`. */
  resource: z.string(),
});
export type Favourite = z.infer<typeof favourite>;

/** The answer of GET /api/favourites: what the person still sees, the latest first. */
export const favourites = z.object({
  data: z.array(favourite),
  /** Resources whose records this person may keep. */
  resources: z.array(z.string()),
});
export type Favourites = z.infer<typeof favourites>;
