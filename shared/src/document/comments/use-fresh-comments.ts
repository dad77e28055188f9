import { useState } from 'react';

import type { Comment, CommentThread } from '../../contract/comment/comment';

const idsOf = (threads: readonly CommentThread[]) =>
  threads.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);

/** Which comments came from others since the discussion was opened, and the latest of them. */
export function useFreshComments(
  threads: readonly CommentThread[],
  { readerId, latestId }: { readerId: number; latestId: number },
) {
  // Numbers only grow: what is above the highest one at the beginning came later. An old thread that is loaded afterwards
  // may hold newer answers than the newest threads do, so that those that are here say too little.
  const [since] = useState(() => Math.max(latestId, ...idsOf(threads)));
  const isFresh = ({ id, author, body }: Comment) => id > since && author.id !== readerId && body !== null;
  const fresh = threads.flatMap((thread) => [thread, ...thread.replies]).filter(isFresh);
  const latest = fresh.reduce<Comment | null>(
    (found, one) => (found === null || one.id > found.id ? one : found),
    null,
  );
  return { isFresh, latest };
}
