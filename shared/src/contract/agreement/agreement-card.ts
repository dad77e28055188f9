import { z } from 'zod';

import { effectiveTerms } from '../addendum/effective-terms';
import { documentLink } from '../link/agreement-link';
import { watcher } from '../list/subscription';
import { agreement } from './agreement';

/** The answer of GET /api/agreements/{id}: the agreement, what it is connected with, and who watches it. */
export const agreementCard = agreement.extend({
  /** Those whose other end the reader sees. */
  links: z.array(documentLink),
  watchers: z.array(watcher),
  /** With `?as_of=`: the terms in force on that day. */
  effective_terms: effectiveTerms.optional(),
});
