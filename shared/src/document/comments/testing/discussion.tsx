import {
  comment,
  commentList,
  commentThread,
  type Comment,
  type CommentThread,
} from '../../../contract/comment/comment';
import type { Session } from '../../../contract/session/session';
import { renderPage } from '../../../testing/render-page';
import { stubNetwork, type StubRequest } from '../../../testing/stub-network';
import DocumentComments from '../document-comments';
import { useDiscussionSize } from '../use-discussion-size';

/** The reader of the tests, and who else speaks in them. */
export const ME = 'Соколова Мария Дмитриевна';
export const OTHER = 'Щербакова Елена Андреевна';

const OF = { type: 'agreement', id: 412 };

/** A comment of the other, an answer or a beginning, but for what the test says. */
export function aComment(id: number, patch: Partial<Comment> = {}): Comment {
  return comment.parse({
    id,
    commentable_type: OF.type,
    commentable_id: OF.id,
    parent_id: null,
    body: `Комментарий ${String(id)}`,
    mentions: [],
    quote: null,
    author: { id: 2, name: OTHER, job_title: 'Закупщик' },
    files: [],
    created_at: '2026-11-19T13:42:05Z',
    edited_at: null,
    editable_until: '2026-11-19T13:57:05Z',
    deleted_at: null,
    resolved_at: null,
    resolved_by_name: null,
    lock_version: 1,
    can: { edit: false, delete: false, reply: true, resolve: true, reopen: false },
    ...patch,
  });
}

/** A comment with its answers. */
export function aThread(id: number, patch: Partial<CommentThread> = {}): CommentThread {
  const { replies = [], reply_count = replies.length, ...own } = patch;
  return commentThread.parse({ ...aComment(id, own), replies, reply_count });
}

/** One page with all there is. */
export function listOf(threads: readonly CommentThread[]) {
  const total = threads.reduce((count, { reply_count }) => count + 1 + reply_count, 0);
  return commentList.parse({
    data: [...threads],
    meta: { current_page: 1, last_page: 1, per_page: 20, total: threads.length, total_is_capped: false },
    total,
    unresolved: threads.filter(({ resolved_at }) => resolved_at === null).length,
  });
}

function Tab({ isDestroyed }: { isDestroyed?: boolean }) {
  useDiscussionSize(OF, true);
  return <DocumentComments of={{ ...OF, isDestroyed }} />;
}

/** The discussion of an agreement as its tab shows it, over threads or another answer of the server. */
export function openDiscussion(
  given: readonly CommentThread[] | object,
  at?: string,
  { isDestroyed, session }: { isDestroyed?: boolean; session?: Session } = {},
) {
  const network = stubNetwork({
    'GET /api/comments': Array.isArray(given) ? listOf(given as CommentThread[]) : given,
    'GET /api/comments/people': { data: [] },
    'POST /api/comments': aThread(99),
  });
  const view = renderPage(<Tab isDestroyed={isDestroyed} />, { at, session });
  const sent = (method: string): StubRequest[] =>
    network.requests.filter((request) => request.method === method);
  return { ...view, network, sent, posts: () => sent('POST').map(({ body }) => body) };
}
