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
    quote_version_id: Optional<number>;
    quote_file_name: Optional<string>;
    quote_file_version: Optional<number>;
    quote_prefix: Optional<string>;
    quote_suffix: Optional<string>;
    is_quote_checked: Generated<boolean>;
    lock_version: Generated<number>;
    created_at: Moment;
    edited_at: OptionalMoment;
    deleted_at: OptionalMoment;
    deleted_by_id: Optional<number>;
    resolved_at: OptionalMoment;
    resolved_by_id: Optional<number>;
  };
}
