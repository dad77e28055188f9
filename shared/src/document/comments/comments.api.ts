import type {
  Comment,
  CommentList,
  CommentPerson,
  CommentThread,
  QuoteInput,
} from '../../contract/comment/comment';
import { errorOf, http } from '../../http/http';

/** The document that is talked about, as the server names it. */
export interface Discussed {
  type: string;
  id: number;
  /** By act: there is nothing left to quote, and nothing is laid beside it. */
  isDestroyed?: boolean;
}

/** What somebody writes: the text as the wire has it, and the place of the document it is about. */
export interface CommentInput {
  body: string;
  quote: QuoteInput | null;
}

interface WantedPage {
  page: number;
  perPage: number;
  /** Answers of this thread alone. */
  parentId?: number;
  signal?: AbortSignal;
}

const subjectOf = ({ type, id }: Discussed) => ({ commentable_type: type, commentable_id: id });
const queryOf = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** A page of the document's threads, or of one thread's answers, from the newest. */
export async function findComments(
  of: Discussed,
  { page, perPage, parentId, signal }: WantedPage,
): Promise<CommentList> {
  const thread: Record<string, number> = parentId === undefined ? {} : { parent_id: parentId };
  const query = queryOf({ ...subjectOf(of), ...thread, page, per_page: perPage });
  return (await http.get<CommentList>(`/api/comments?${query}`, { signal })).data;
}

/** The comment with the thread it stands in, whichever of its answers it is; refuses with 404 one that is not there. */
export async function findThreadOf(id: number, signal?: AbortSignal): Promise<CommentThread> {
  const get = async (one: number) =>
    (await http.get<CommentThread>(`/api/comments/${String(one)}`, { signal })).data;
  const found = await get(id);
  if (found.parent_id === null) return found;
  const thread = await get(found.parent_id);
  // Of a long thread only the latest answers come with it.
  const isThere = thread.replies.some((reply) => reply.id === id);
  return isThere ? thread : { ...thread, replies: [found, ...thread.replies] };
}

/** Up to ten people who see the document, by a part of their names. */
export async function findPeople(
  of: Discussed,
  search: string,
  signal?: AbortSignal,
): Promise<CommentPerson[]> {
  const query = queryOf({ ...subjectOf(of), search });
  return (await http.get<{ data: CommentPerson[] }>(`/api/comments/people?${query}`, { signal })).data.data;
}

/** The comment says what is given; refuses with 403 once it may not be changed, with 409 a stale version. */
export async function changeComment(
  { id, lock_version }: Pick<Comment, 'id' | 'lock_version'>,
  input: CommentInput,
): Promise<CommentThread> {
  return (await http.put<CommentThread>(`/api/comments/${String(id)}`, { lock_version, ...input })).data;
}

type Added = CommentInput & { parentId: number | null; key: string };

/**
 * Adds a comment once, however often it is sent with the same key. When other words were added under the key before —
 * their answer did not arrive — they become these; where they are past being changed, these are said beside them.
 */
export async function addComment(of: Discussed, added: Added): Promise<CommentThread> {
  const { parentId, key, ...input } = added;
  try {
    const body = { ...subjectOf(of), parent_id: parentId, ...input };
    const headers = { 'Idempotency-Key': key };
    return (await http.post<CommentThread>('/api/comments', body, { headers })).data;
  } catch (error) {
    const { status, current } = errorOf(error);
    if (status !== 409 || current === undefined) throw error;
    return correctAdded(of, added, current as CommentThread);
  }
}

async function correctAdded(of: Discussed, added: Added, before: CommentThread): Promise<CommentThread> {
  // A key of its own that follows from the former one: these words, too, are said once.
  const beside = { ...added, key: `${added.key}.1` };
  if (before.deleted_at !== null) return addComment(of, beside);
  try {
    return await changeComment(before, { body: added.body, quote: added.quote });
  } catch (error) {
    if (errorOf(error).status !== 403) throw error;
    return addComment(of, beside);
  }
}

/** Of the comment only its place is left. */
export async function deleteComment({
  id,
  lock_version,
}: Pick<Comment, 'id' | 'lock_version'>): Promise<void> {
  await http.delete(`/api/comments/${String(id)}?lock_version=${String(lock_version)}`);
}

/** The thread is resolved, or open again. */
export async function settleThread(
  { id, lock_version }: Pick<Comment, 'id' | 'lock_version'>,
  action: 'resolve' | 'reopen',
): Promise<CommentThread> {
  return (await http.post<CommentThread>(`/api/comments/${String(id)}/${action}`, { lock_version })).data;
}
