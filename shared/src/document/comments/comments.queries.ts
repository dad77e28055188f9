import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { CommentList } from '../../contract/comment/comment';
import { findComments, findPeople, findThreadOf, type Discussed } from './comments.api';

/** Cache key of all that is known of the document's discussion. */
export function commentsKey({ type, id }: Discussed): readonly string[] {
  return ['comments', 'list', type, String(id)];
}

const nextPage = ({ meta }: CommentList) =>
  meta.current_page < meta.last_page ? meta.current_page + 1 : undefined;

/** The threads of a document from the newest, page by page; the first page counts them all. */
export function commentsQuery(of: Discussed) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(of), 'threads'],
    queryFn: ({ pageParam, signal }) => findComments(of, { page: pageParam, perPage: 20, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
  });
}

/** Every answer of a thread, page by page from the newest. */
export function repliesQuery(of: Discussed, parentId: number) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(of), 'replies', String(parentId)],
    queryFn: ({ pageParam, signal }) => findComments(of, { page: pageParam, perPage: 50, parentId, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
  });
}

/** The thread of one comment, wherever among the pages it stands. */
export function threadQuery(of: Discussed, id: number) {
  return queryOptions({
    queryKey: [...commentsKey(of), 'thread-of', String(id)],
    queryFn: ({ signal }) => findThreadOf(id, signal),
    retry: false,
  });
}

/** Whom one may mention; the names found before stay while the next ones are on their way. */
export function peopleQuery(of: Discussed, search: string) {
  return queryOptions({
    queryKey: ['comments', 'people', of.type, String(of.id), search],
    queryFn: ({ signal }) => findPeople(of, search, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
