import { sql } from 'kysely';
import type { ArchivedPart } from '../archive/archived-kinds.service';
import { destroyedQuote } from '../quotes/kept-quote.service';
import { destroyQuote } from './comments.repository';
import { COMMENT } from './comments.service';

/**
 * What was attached to a comment goes with the record it was said of, and so do the words it quotes; what its author said
 * stays beside the requisites.
 */
export const commentArchive: ArchivedPart = {
  type: COMMENT,
  of: ({ type, id }) => sql<{ id: number }>`select id from comments
    where commentable_type = ${type} and commentable_id = ${id}`,
  destroy: (_, { trx, id }) => destroyQuote(trx, id, destroyedQuote),
};
