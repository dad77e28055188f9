import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Comment } from '../../contract/comment/comment';
import {
  addComment,
  changeComment,
  deleteComment,
  settleThread,
  type CommentInput,
  type Discussed,
} from './comments.api';
import { commentsKey } from './comments.queries';

/** What may be done in a discussion; what it shows is asked for anew after each deed, done or refused. */
export function useCommentDeeds(of: Discussed) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: commentsKey(of) });
  const add = useMutation({
    mutationFn: (input: CommentInput & { parentId: number | null; key: string }) => addComment(of, input),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ comment, ...input }: CommentInput & { comment: Comment }) => changeComment(comment, input),
    onSettled,
  });
  const remove = useMutation({ mutationFn: deleteComment, onSettled });
  const settle = useMutation({
    mutationFn: ({ thread, action }: { thread: Comment; action: 'resolve' | 'reopen' }) =>
      settleThread(thread, action),
    onSettled,
  });
  return { add, change, remove, settle };
}
