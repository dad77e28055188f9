import type { Generated } from 'kysely';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

export interface CommentsTables {
  comments: {
    id: Generated<number>;
    /** Name of a record kind. */
    commentable_type: string;
    commentable_id: number;
    author_id: number;
    /** The comment that opens the thread; null of that one itself. */
    parent_id: Optional<number>;
    /** Null once the comment is deleted. */
    body: string | null;
    mentioned_ids: Generated<number[]>;
    quote_text: Optional<string>;
    quote_clause: Optional<string>;
    lock_version: Generated<number>;
    created_at: Moment;
    edited_at: OptionalMoment;
    deleted_at: OptionalMoment;
    deleted_by_id: Optional<number>;
    resolved_at: OptionalMoment;
    resolved_by_id: Optional<number>;
  };
}
