import { isDeepStrictEqual } from 'node:util';
import type { CommentCreate, CommentThread, CommentUpdate } from 'shared/contract/comment/comment';
import { type DocumentFile, FILE_KIND_LABELS } from 'shared/contract/file/file';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import { dropFiles, findOfRecords } from '../files/files.service';
import { findRepeated, keepRepeated } from '../idempotency/idempotency.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { keptQuote, type KeptQuote, NO_QUOTE, quoteColumns, quoteOf } from '../quotes/kept-quote.service';
import { checkedMentions } from './comment-mentions.service';
import { announceComment, noticeAdded, noticeMentioned } from './comment-notices.service';
import { canOf, deleteRefusal, editRefusal, parentFault } from './comments.policy';
import {
  type CommentRow,
  findComment,
  insertComment,
  lockComment,
  updateComment,
} from './comments.repository';
import { COMMENT, requireComment, showComment } from './comments.service';
import {
  type DiscussedKind,
  discussedKind,
  requireDiscussed,
  holdSubject,
  requireQuotable,
  requireSubject,
} from './discussed-kinds.service';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

interface Done extends Call {
  trx: Trx;
  kind: DiscussedKind;
  row: CommentRow;
  action: string;
  /** What is said of it beside that it happened: never the words. */
  changes?: readonly ActivityChange[];
}

/** What a comment is called in the journal. */
export async function commentLabel(trx: Trx, kind: DiscussedKind, id: number): Promise<string> {
  const { label } = await requireSubject(trx, kind, id);
  return `Комментарий: ${label}`;
}

/** That something happened is kept, what was said is not: a deleted comment is gone from the journal as well. */
async function settle(
  deps: Deps,
  { trx, kind, actor, origin, row, action, changes = [] }: Done,
): Promise<void> {
  await deps.activity.record(trx, {
    actor,
    origin,
    action: `comment.${action}`,
    entityType: COMMENT,
    entityId: row.id,
    entityLabel: await commentLabel(trx, kind, row.commentable_id),
    changes,
  });
  await announceComment(deps, { trx, kind, actor, row });
}

async function required(trx: Trx, id: number): Promise<CommentRow> {
  const row = await findComment(trx, id);
  if (row === null) throw new NotFound('Комментарий не найден');
  return row;
}

async function checkParent(trx: Trx, input: CommentCreate): Promise<void> {
  if (input.parent_id === null) return;
  const fault = parentFault(await findComment(trx, input.parent_id), input);
  if (fault !== null) throw new ValidationFailed({ parent_id: [fault] });
}

const ALREADY = 'Комментарий уже отправлен';
const GONE = 'Комментарий удалён';

/**
 * A new comment; those who work on the document, have spoken in the thread or are mentioned are told. A repeated
 * request with the same key adds nothing; other words under a used key are refused with 409 and the comment that was
 * added. Refuses with 403 and 404 as the list does, with 422 what breaks a rule.
 */
export async function create(
  deps: Deps,
  { actor, origin, input, key }: Call & { input: CommentCreate; key: string | null },
): Promise<CommentThread> {
  const kind = discussedKind(deps.app, input.commentable_type);
  const subject = { type: input.commentable_type, id: input.commentable_id };
  await requireDiscussed(deps.db, kind, { actor, id: subject.id });
  // The quoted text is read before anything is held; a refusal counts for a first request alone, a repeated one is answered.
  const quoting = keptQuote(deps, input.quote, { actor, subject });
  await Promise.allSettled([quoting]);
  return deps.transact(async (trx) => {
    await requireDiscussed(trx, kind, { actor, id: subject.id });
    const attempt = key === null ? null : { resource: 'comments', key, body: input, actor };
    const made = attempt && (await findRepeated(trx, attempt));
    if (made !== null) {
      const { row } = await requireComment(deps, trx, { actor, id: made.recordId });
      if (made.isSame && row.deleted_at !== null) throw new NotFound(GONE);
      const shown = await showComment(deps, trx, { actor, row });
      if (made.isSame) return shown;
      throw new Conflict(shown, ALREADY, {});
    }
    const quoted = await quoting;
    if (quoted.quote_text !== null) await requireQuotable(trx, kind, subject.id);
    await checkParent(trx, input);
    const { quote: _, ...said } = input;
    const mentioned = await checkedMentions(trx, kind, { body: said.body, id: subject.id });
    const added = { ...said, author_id: actor.id, mentioned_ids: mentioned, created_at: deps.now() };
    const id = await insertComment(trx, added, quoteColumns(quoted));
    if (attempt !== null) await keepRepeated(trx, attempt, id);
    const row = await required(trx, id);
    await settle(deps, { trx, kind, actor, origin, row, action: 'created' });
    await noticeMentioned(deps, { trx, kind, actor, row }, mentioned);
    await noticeAdded(deps, { trx, kind, actor, row }, mentioned);
    return showComment(deps, trx, { actor, row });
  });
}

interface Changing extends Call {
  id: number;
  lockVersion: number | null;
}

/** The comment, held, in the version it was read at; refuses with 403, 404, and with 409 and the present one. */
async function held(
  deps: Deps,
  trx: Trx,
  { actor, id, lockVersion }: Changing,
): Promise<{ row: CommentRow; kind: DiscussedKind }> {
  await lockComment(trx, id);
  const { row, kind } = await requireComment(deps, trx, { actor, id });
  if (row.deleted_at !== null) {
    throw new Conflict(await showComment(deps, trx, { actor, row }), GONE, {});
  }
  if (lockVersion !== null && row.lock_version !== lockVersion) {
    throw new Conflict(
      await showComment(deps, trx, { actor, row }),
      'Комментарий уже изменён. Посмотрите, каким он стал',
    );
  }
  return { row, kind };
}

/** The quote a correction brings, looked at before the comment is held; undefined where it brings none that counts. */
async function requoted(
  deps: Deps,
  { actor, id, input }: { actor: Actor; id: number; input: CommentUpdate },
): Promise<KeptQuote | undefined> {
  if (input.quote === undefined) return undefined;
  const { row } = await requireComment(deps, deps.db, { actor, id });
  if (!canOf(actor, row, deps.now()).edit) return undefined;
  const subject = { type: row.commentable_type, id: row.commentable_id };
  return keptQuote(deps, input.quote, { actor, subject, before: quoteOf(row) });
}

/**
 * The comment says what was sent; those mentioned anew are told. Refuses with 403 anybody but its author within a
 * quarter of an hour, with 409 a stale version, with 422 what breaks a rule.
 */
export async function update(
  deps: Deps,
  request: Call & { id: number; input: CommentUpdate },
): Promise<CommentThread> {
  const { actor, origin, id, input } = request;
  const quote = await requoted(deps, request);
  return deps.transact(async (trx) => {
    const found = await requireComment(deps, trx, { actor, id });
    const subjectId = found.row.commentable_id;
    if (quote !== undefined) await holdSubject(trx, found.kind, subjectId);
    const { row, kind } = await held(deps, trx, { actor, origin, id, lockVersion: input.lock_version });
    if (!canOf(actor, row, deps.now()).edit) throw new Forbidden(editRefusal(actor, row));
    const body = input.body ?? row.body ?? '';
    const isSame = quote === undefined || isDeepStrictEqual(quote, quoteOf(row));
    if (!isSame && quote.quote_text !== null) await requireQuotable(trx, kind, subjectId);
    if (body === row.body && isSame) return showComment(deps, trx, { actor, row });
    const known = row.mentioned_ids;
    const mentioned = await checkedMentions(trx, kind, { body, id: row.commentable_id, before: known });
    const written = quote && quoteColumns(quote);
    await updateComment(trx, id, { body, mentioned_ids: mentioned, edited_at: deps.now(), quote: written });
    const after = await required(trx, id);
    await settle(deps, { trx, kind, actor, origin, row: after, action: 'updated' });
    const fresh = mentioned.filter((user) => !known.includes(user));
    await noticeMentioned(deps, { trx, kind, actor, row: after }, fresh);
    return showComment(deps, trx, { actor, row: after });
  });
}

/** Whose words were taken away by somebody else. */
const authorChange = (actor: Actor, { author_id: id, author_name: name }: CommentRow): ActivityChange[] =>
  id === actor.id ? [] : [{ field: 'author', label: 'Автор', old: name, new: null }];

/** Which files go with a comment. */
const filesChange = (files: readonly Pick<DocumentFile, 'name'>[]): ActivityChange[] => {
  const names = files.map(({ name }) => name).join('; ');
  return names === '' ? [] : [{ field: 'file', label: FILE_KIND_LABELS.attachment, old: names, new: null }];
};

/**
 * Of the comment its place alone stays: text, quote, mentions and files are gone. Refuses with 403 its author after a
 * quarter of an hour and others without the permission, with 409 a stale version.
 */
export async function remove(deps: Deps, request: Changing): Promise<void> {
  const { actor, origin, id } = request;
  await deps.transact(async (trx) => {
    const { row, kind } = await held(deps, trx, request);
    if (!canOf(actor, row, deps.now()).delete) throw new Forbidden(deleteRefusal(actor, row));
    const gone = { body: null, mentioned_ids: [], quote: quoteColumns(NO_QUOTE) };
    await updateComment(trx, id, { ...gone, deleted_at: deps.now(), deleted_by_id: actor.id });
    const changes = [...authorChange(actor, row), ...filesChange(await findOfRecords(trx, COMMENT, [id]))];
    await dropFiles(trx, { type: COMMENT, id });
    const after = await required(trx, id);
    await settle(deps, { trx, kind, actor, origin, row: after, action: 'deleted', changes });
  });
}

export type CommentAction = 'resolve' | 'reopen';

/**
 * The thread is resolved, or open again; anybody who sees the document may say so. Refuses with 409 a stale version
 * and a thread that is so already, with 422 a comment that opens no thread.
 */
export async function act(deps: Deps, request: Changing & { action: CommentAction }): Promise<CommentThread> {
  const { actor, origin, id, action } = request;
  return deps.transact(async (trx) => {
    const { row, kind } = await held(deps, trx, request);
    if (row.parent_id !== null)
      throw new ValidationFailed({ base: ['Решают обсуждение целиком, а не отдельный ответ'] });
    if (!canOf(actor, row, deps.now())[action]) {
      const said = action === 'resolve' ? 'Обсуждение уже решено' : 'Обсуждение уже открыто';
      throw new Conflict(await showComment(deps, trx, { actor, row }), said, {});
    }
    const resolved = action === 'resolve';
    await updateComment(trx, id, {
      resolved_at: resolved ? deps.now() : null,
      resolved_by_id: resolved ? actor.id : null,
    });
    const after = await required(trx, id);
    await settle(deps, { trx, kind, actor, origin, row: after, action: resolved ? 'resolved' : 'reopened' });
    return showComment(deps, trx, { actor, row: after });
  });
}
