import type { Comment } from 'shared/contract/comment/comment';
import { COMMENT_EDIT_MINUTES } from 'shared/contract/comment/comment-limits';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';

/** What decides who may do what to a comment. */
export interface CommentFacts {
  author_id: number;
  parent_id: number | null;
  created_at: string;
  deleted_at: string | null;
  resolved_at: string | null;
}

/** Until this moment its author may change a comment. */
export function editableUntil({ created_at }: Pick<CommentFacts, 'created_at'>): Date {
  return new Date(Date.parse(created_at) + COMMENT_EDIT_MINUTES * 60_000);
}

/** What the employee, who sees the document, may do to the comment at that moment. */
export function canOf(actor: Actor, row: CommentFacts, now: Date): Comment['can'] {
  const stands = row.deleted_at === null;
  const opens = stands && row.parent_id === null;
  const edit = stands && row.author_id === actor.id && now <= editableUntil(row);
  return {
    edit,
    delete: edit || (stands && holds(actor, 'comments.delete_other')),
    reply: opens,
    resolve: opens && row.resolved_at === null,
    reopen: opens && row.resolved_at !== null,
  };
}

/** Why the employee may not change the comment, in one sentence. */
export function editRefusal(actor: Actor, row: CommentFacts): string {
  if (row.author_id !== actor.id) return 'Изменить комментарий может только его автор';
  return `Изменить или удалить свой комментарий можно в течение ${String(COMMENT_EDIT_MINUTES)}\u00a0минут`;
}

/** Why the employee may not delete the comment, in one sentence. */
export function deleteRefusal(actor: Actor, row: CommentFacts): string {
  return row.author_id === actor.id
    ? editRefusal(actor, row)
    : 'Удалить чужой комментарий может сотрудник с правом «Удаление чужих комментариев»';
}

interface Place {
  commentable_type: string;
  commentable_id: number;
}

/** Why a comment at that place cannot answer the other one; null where it can. */
export function parentFault(
  parent: (Place & Pick<CommentFacts, 'parent_id' | 'deleted_at'>) | null,
  place: Place,
): string | null {
  const isHere =
    parent?.commentable_type === place.commentable_type && parent.commentable_id === place.commentable_id;
  if (parent === null || !isHere) return 'Такого комментария здесь нет';
  if (parent.parent_id !== null) return 'Отвечают на комментарий, который открывает обсуждение';
  return parent.deleted_at === null ? null : 'Комментарий удалён, ответить на него нельзя';
}
