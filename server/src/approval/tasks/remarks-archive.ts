import { sql } from 'kysely';
import type { ArchivedPart } from '../../archive/archived-kinds.service';
import { destroyedQuote } from '../../quotes/kept-quote.service';
import { destroyQuotes } from './remarks.repository';

/** Words of a document that remarks of its approval quote go with it; votes and remarks stay beside its requisites. */
export const remarksArchive: ArchivedPart = {
  type: 'approval_chain',
  of: ({ type, id }) => sql<{ id: number }>`select id from approval_chains
    where approvable_type = ${type} and approvable_id = ${id}`,
  destroy: (_, { trx, id }) => destroyQuotes(trx, id, destroyedQuote),
};
