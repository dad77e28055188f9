import type { Comment } from 'shared/contract/comment/comment';
import type { DocumentFile } from 'shared/contract/file/file';
import type { Actor } from '../platform/http/actor';
import { canOf, editableUntil } from './comments.policy';
import type { CommentRow } from './comments.repository';

/** What is shown with comments and stands in no row of theirs. */
export interface CommentSurroundings {
  /** Full names of the mentioned, by their numbers. */
  names: ReadonlyMap<number, string>;
  files: readonly DocumentFile[];
  /** The words it quotes. */
  quote: Comment['quote'];
}

/** A comment as the wire shows it to this reader at that moment. */
export function commentView(
  row: CommentRow,
  { names, files, quote }: CommentSurroundings,
  reader: { actor: Actor; now: Date },
): Comment {
  const { author_id, author_name, author_job_title, mentioned_ids } = row;
  const can = canOf(reader.actor, row, reader.now);
  const attached = files
    .filter((file) => file.documentable_id === row.id)
    .map(({ id, name, extension, size, url }) => ({ id, name, extension, size, url }));
  return {
    id: row.id,
    commentable_type: row.commentable_type,
    commentable_id: row.commentable_id,
    parent_id: row.parent_id,
    body: row.body,
    mentions: mentioned_ids.map((id) => ({ id, name: names.get(id) ?? 'Сотрудник' })),
    quote,
    author: { id: author_id, name: author_name, job_title: author_job_title },
    files: attached,
    attachments: attached,
    is_internal: true,
    created_at: row.created_at,
    created_by_id: author_id,
    updated_at: row.edited_at ?? row.created_at,
    edited_at: row.edited_at,
    editable_until: editableUntil(row).toISOString(),
    deleted_at: row.deleted_at,
    resolved_at: row.resolved_at,
    resolved_by_name: row.resolved_by_name,
    lock_version: row.lock_version,
    can,
    available_actions: (['resolve', 'reopen'] as const).filter((action) => can[action]),
  };
}
