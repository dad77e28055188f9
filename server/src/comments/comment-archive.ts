import { sql } from 'kysely';
import type { ArchivedPart } from '../archive/archived-kinds.service';
import { COMMENT } from './comments.service';

/** What was attached to a comment goes with the record it was said of; the words stay beside its requisites. */
export const commentArchive: ArchivedPart = {
  type: COMMENT,
  of: ({ type, id }) => sql<{ id: number }>`select id from comments
    where commentable_type = ${type} and commentable_id = ${id}`,
};
