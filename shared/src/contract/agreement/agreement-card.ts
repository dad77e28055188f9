import { z } from 'zod';

import { documentLink } from '../link/agreement-link';
import { watcher } from '../list/subscription';
import { agreement } from './agreement';

/** The answer of GET /api/agreements/{id}: the agreement, what it is connected with, and who watches it. */
export const agreementCard = agreement.extend({
  /** Those whose other end the reader sees. */
  links: z.array(documentLink),
  watchers: z.array(watcher),
});
