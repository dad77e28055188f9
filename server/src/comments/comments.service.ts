import type { CommentList, CommentPerson, CommentThread } from 'shared/contract/comment/comment';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import { unseen } from '../platform/http/unseen';
import { pageMeta } from '../lists/page-meta';
import type { Deps } from '../platform/module';
import { findOfRecords } from '../files/files.service';
import { NO_QUOTE, quoteView } from '../quotes/kept-quote.service';
import { seesTopic } from './comment-visibility';
import {
  type CommentRow,
  countComments,
  findComment,
  findNames,
  findOwnPage,
  findPage,
  findPeople,
  findReplies,
  findSeen,
  type Subject,
} from './comments.repository';
import { commentView } from './comments.view';
import {
  type DiscussedKind,
  discussedKind,
  discussedKinds,
  requireDiscussed,
} from './discussed-kinds.service';

/** The files mechanism knows comments by this name. */
export const COMMENT = 'comment';

const MISSING = 'Комментарий не найден';

type ReadDeps = Pick<Deps, 'app' | 'db' | 'now'>;

/** Each row of a page with its answers, as this reader sees them. */
async function threadsOf(
  { db, now }: { db: Db; now: Date },
  rows: readonly CommentRow[],
  actor: Actor,
): Promise<CommentThread[]> {
  const replies = await findReplies(
    db,
    rows.filter((row) => row.reply_count > 0).map((row) => row.id),
  );
  const all = [...rows, ...replies];
  const named = await findNames(db, [...new Set(all.flatMap((row) => row.mentioned_ids))]);
  const files = await findOfRecords(
    db,
    COMMENT,
    all.map((row) => row.id),
  );
  const surroundings = { names: new Map(named.map(({ id, name }) => [id, name])), files };
  const view = (row: CommentRow) =>
    commentView(row, { ...surroundings, quote: quoteView(row) }, { actor, now });
  return rows.map((row) => ({
    ...view(row),
    replies: replies.filter((reply) => reply.parent_id === row.id).map(view),
    reply_count: row.reply_count,
  }));
}

/** What is not said of a comment on a document that is closed to its author by now: what others did there. */
const OUT_OF_SIGHT = { ...NO_QUOTE, resolved_at: null, resolved_by_name: null };

/** A comment at an address that answers its reader no more. */
const untouchable = (said: CommentThread): CommentThread => ({
  ...said,
  can: { edit: false, delete: false, reply: false, resolve: false, reopen: false },
  available_actions: [],
});

/**
 * A page of what the employee has said anywhere, from the newest, without the answers of others and, of a document that
 * is closed to them by now, without its words and without what was done there since.
 */
export async function findOwn(
  deps: ReadDeps,
  actor: Actor,
  query: { page: number; perPage: number },
): Promise<CommentList> {
  const { rows, total, unresolved } = await findOwnPage(deps.db, { authorId: actor.id, ...query });
  const sees = seesTopic(actor, discussedKinds(deps.app));
  const seen = await findSeen(
    deps.db,
    rows.map(({ id }) => id),
    sees,
  );
  const alone = rows.map((row) => ({ ...row, ...(!seen.has(row.id) && OUT_OF_SIGHT), reply_count: 0 }));
  const threads = await threadsOf({ db: deps.db, now: deps.now() }, alone, actor);
  return {
    data: threads.map((said) => (seen.has(said.id) ? said : untouchable(said))),
    meta: pageMeta(query, total),
    total,
    unresolved,
  };
}

/**
 * A page of what is said about a document, from the newest; with `parentId` of one thread's answers. Refuses with 403
 * without the right to read such documents, with 404 when this one is not visible, with 422 a kind nobody talks about.
 */
export async function find(
  deps: ReadDeps,
  actor: Actor,
  query: { subject: Subject; parentId: number | null; page: number; perPage: number },
): Promise<CommentList> {
  const { subject } = query;
  await requireDiscussed(deps.db, discussedKind(deps.app, subject.type), { actor, id: subject.id });
  const { rows, total } = await findPage(deps.db, query);
  return {
    data: await threadsOf({ db: deps.db, now: deps.now() }, rows, actor),
    meta: pageMeta(query, total),
    ...(await countComments(deps.db, subject)),
  };
}

/** A comment of a document the employee sees, with its kind; refuses with 404 otherwise. */
export async function requireComment(
  deps: Pick<Deps, 'app'>,
  db: Db,
  { actor, id }: { actor: Actor; id: number },
): Promise<{ row: CommentRow; kind: DiscussedKind }> {
  const row = await findComment(db, id);
  if (row === null) throw new NotFound(MISSING);
  const kind = discussedKind(deps.app, row.commentable_type);
  await unseen(MISSING, () => requireDiscussed(db, kind, { actor, id: row.commentable_id }));
  return { row, kind };
}

/** The comment as this reader sees it, once it is known that they may. */
export async function showComment(
  deps: Pick<Deps, 'now'>,
  db: Db,
  { actor, row }: { actor: Actor; row: CommentRow },
): Promise<CommentThread> {
  const [shown] = await threadsOf({ db, now: deps.now() }, [row], actor);
  if (shown === undefined) throw new NotFound(MISSING);
  return shown;
}

/** One comment with its answers; refuses as above. */
export async function get(deps: ReadDeps, wanted: { actor: Actor; id: number }): Promise<CommentThread> {
  const { row } = await requireComment(deps, deps.db, wanted);
  return showComment(deps, deps.db, { actor: wanted.actor, row });
}

/** Whom the employee may mention beside the document: those who see it too, by name; refuses as the list does. */
export async function findMentionable(
  deps: Pick<Deps, 'app' | 'db'>,
  actor: Actor,
  { subject, search }: { subject: Subject; search: string },
): Promise<CommentPerson[]> {
  const kind = discussedKind(deps.app, subject.type);
  await requireDiscussed(deps.db, kind, { actor, id: subject.id });
  const readers = await kind.readers(deps.db, subject.id);
  return findPeople(deps.db, { among: readers.filter((id) => id !== actor.id), search });
}
