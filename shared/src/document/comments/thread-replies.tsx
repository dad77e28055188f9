import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Comment, CommentThread } from '../../contract/comment/comment';
import { counted } from '../../format/format';
import { errorOf } from '../../http/http';
import { useNextPage } from '../../next-page/next-page';
import { Button } from '../../ui/ui';
import type { CommentContext } from './comment-context';
import { CommentEntry } from './comment-entry';
import { repliesQuery } from './comments.queries';
import classes from './comments.module.css';

/** Answers that were asked for beside those that came with the thread, each once, the oldest first. */
function merged(own: readonly Comment[], earlier: readonly Comment[]): Comment[] {
  const all = new Map([...earlier, ...own].map((reply) => [reply.id, reply]));
  return [...all.values()].sort((left, right) => left.id - right.id);
}

const answers = (count: number) => counted(count, ['ответ', 'ответа', 'ответов']);

/** The answers of a thread; of a long one the latest, the others on demand. */
export function ThreadReplies({ thread, ...context }: CommentContext & { thread: CommentThread }) {
  const [whole, setWhole] = useState(false);
  const earlier = useInfiniteQuery({ ...repliesQuery(context.of, thread.id), enabled: whole });
  const next = useNextPage(earlier);
  const replies = merged(thread.replies, earlier.data?.pages.flatMap(({ data }) => data) ?? []);
  const hidden = thread.reply_count - replies.length;
  const more = () => {
    if (!whole) setWhole(true);
    else if (earlier.error !== null) void earlier.refetch();
    else void next.ask();
  };
  if (replies.length === 0) return null;
  return (
    <div className={classes.replies}>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" busy={earlier.isFetching || next.isComing} onClick={more}>
          {`Показать ещё ${answers(hidden)}`}
        </Button>
      )}
      {earlier.error !== null && (
        <p className={classes.problem} role="alert">
          {errorOf(earlier.error).message}
        </p>
      )}
      {replies.map((reply) => (
        <CommentEntry key={reply.id} {...context} comment={reply} isReply />
      ))}
    </div>
  );
}
