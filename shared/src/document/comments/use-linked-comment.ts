import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import type { CommentThread } from '../../contract/comment/comment';
import { errorOf } from '../../http/http';
import type { Discussed } from './comments.api';
import { threadQuery } from './comments.queries';

export interface LinkedComment {
  /** Of the comment the address leads to; null when it leads to none. */
  id: number | null;
  /** The thread it stands in, which may be on none of the pages that were loaded. */
  thread: CommentThread | null;
  /** Why it cannot be shown. */
  problem: string | null;
}

const NUMBER = /^[1-9]\d{0,14}$/;

/** The comment a notification leads to: `?comment=17`. */
export function useLinkedComment(of: Discussed): LinkedComment {
  const [search] = useSearchParams();
  const given = search.get('comment') ?? '';
  const id = NUMBER.test(given) ? Number(given) : null;
  const { data, error } = useQuery({ ...threadQuery(of, id ?? 0), enabled: id !== null });
  const isHere = data?.commentable_type === of.type && data.commentable_id === of.id;
  if (id === null) return { id, thread: null, problem: null };
  if (data !== undefined && isHere) return { id, thread: data, problem: null };
  const isElsewhere = data !== undefined || errorOf(error).status === 404;
  if (isElsewhere) return { id, thread: null, problem: 'Комментария, к которому ведёт ссылка, здесь нет.' };
  return { id, thread: null, problem: error === null ? null : errorOf(error).message };
}
