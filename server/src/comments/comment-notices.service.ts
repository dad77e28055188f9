import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import { recordPath } from 'shared/contract/record/record-kind';
import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import { type CommentRow, findSpeakers } from './comments.repository';
import { type DiscussedKind, requireSubject } from './discussed-kinds.service';

type Said = Pick<CommentRow, 'id' | 'commentable_type' | 'commentable_id' | 'parent_id' | 'lock_version'>;

interface Telling {
  trx: Trx;
  kind: DiscussedKind;
  actor: Actor;
  row: Said;
}

/** Open screens of everybody who sees the document learn of the comment, if and only if the transaction commits. */
export async function announceComment(
  deps: Pick<Deps, 'outbox'>,
  { trx, kind, actor, row }: Telling,
): Promise<void> {
  const audience = await kind.audience(trx, row.commentable_id);
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'comment',
    resource: 'comments',
    id: row.id,
    lock_version: row.lock_version,
    actor_id: actor.id,
    subject: { type: row.commentable_type, id: row.commentable_id },
  };
  await deps.outbox.publish(trx, {
    channels: audience.map((userId) => privateChannel(userChannel(userId))),
    event: USER_EVENT,
    payload,
  });
}

/** The very comment in the discussion of its document; a long discussion would have to be searched for it. */
const addressOf = ({ kind }: DiscussedKind, { id, commentable_id: of }: Said) => {
  const path = recordPath(kind, of);
  return path === null ? undefined : `${path}?tab=comments&comment=${String(id)}`;
};

/** Tells the mentioned, each of this very comment. What was said stays with the comment: it may yet be deleted. */
export async function noticeMentioned(
  deps: Pick<Deps, 'outbox'>,
  { trx, kind, actor, row }: Telling,
  mentioned: readonly number[],
): Promise<void> {
  const { label } = await requireSubject(trx, kind, row.commentable_id);
  await notify(deps, trx, {
    userIds: mentioned,
    type: 'mentioned',
    title: 'Вас упомянули в обсуждении',
    body: label,
    subject: { type: row.commentable_type, id: row.commentable_id },
    url: addressOf(kind, row),
    actorId: actor.id,
    groupKey: `comment:${String(row.id)}:mentioned`,
  });
}

/**
 * Tells those who work on the document or have spoken in the thread and still see it, except whom the comment has
 * called by name. Several comments nobody has looked at yet are one notification.
 */
export async function noticeAdded(
  deps: Pick<Deps, 'outbox'>,
  { trx, kind, actor, row }: Telling,
  mentioned: readonly number[],
): Promise<void> {
  const { label, people } = await requireSubject(trx, kind, row.commentable_id);
  const speakers = row.parent_id === null ? [] : await findSpeakers(trx, row.parent_id);
  const readers = new Set(await kind.readers(trx, row.commentable_id));
  const told = [...people, ...speakers].filter((id) => readers.has(id) && !mentioned.includes(id));
  await notify(deps, trx, {
    userIds: told,
    type: 'comment_added',
    title: row.parent_id === null ? 'Новый комментарий' : 'Новый ответ в обсуждении',
    body: label,
    subject: { type: row.commentable_type, id: row.commentable_id },
    url: addressOf(kind, row),
    actorId: actor.id,
    groupKey: `${row.commentable_type}:${String(row.commentable_id)}:comments`,
  });
}
