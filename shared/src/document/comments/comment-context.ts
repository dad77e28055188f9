import type { Comment } from '../../contract/comment/comment';
import type { Discussed } from './comments.api';
import type { useCommentDeeds } from './comments.mutations';

/** What every comment of a discussion is shown with. */
export interface CommentContext {
  of: Discussed;
  deeds: ReturnType<typeof useCommentDeeds>;
  now: Date;
  /** Came from somebody else while the discussion was open. */
  isFresh: (comment: Comment) => boolean;
  /** Of the comment the address leads to; null when it leads to none. */
  linkedId: number | null;
}

export interface CommentEntryProps extends CommentContext {
  comment: Comment;
  /** Smaller, under the comment it answers. */
  isReply?: boolean;
}
