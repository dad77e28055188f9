import type { DocumentGuard } from '../files/document-guard';
import { Forbidden, Locked, NotFound } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { commentLabel } from './comment-change.service';
import { announceComment } from './comment-notices.service';
import { canOf, editRefusal } from './comments.policy';
import { lockComment, updateComment } from './comments.repository';
import { requireComment } from './comments.service';
import { holdSubject } from './discussed-kinds.service';

/** Whoever sees a comment may save what is attached to it; its author attaches while it may still be changed. */
export function commentFiles(deps: Pick<Deps, 'app' | 'now' | 'outbox'>): DocumentGuard {
  return {
    async requireReadable(db, actor, id) {
      const { row } = await requireComment(deps, db, { actor, id });
      if (row.deleted_at !== null) throw new NotFound('Файл не найден');
    },
    async requireWritable(trx, actor, { id, kind: fileKind }) {
      const found = await requireComment(deps, trx, { actor, id });
      const { isDestroyed } = await holdSubject(trx, found.kind, found.row.commentable_id);
      // Held: a comment that is deleted at this moment gets no file afterwards.
      await lockComment(trx, id);
      const { row, kind } = await requireComment(deps, trx, { actor, id });
      if (row.deleted_at !== null) throw new Locked('Комментарий удалён, приложить к нему файл нельзя');
      if (!canOf(actor, row, deps.now()).edit) throw new Forbidden(editRefusal(actor, row));
      if (isDestroyed) throw new Locked('Документ уничтожен по акту, прикладывать к обсуждению файлы нельзя');
      if (fileKind !== 'attachment') throw new Locked('К комментарию прикладывают только приложения');
      return commentLabel(trx, kind, row.commentable_id);
    },
    async changed(trx, actor, id) {
      await updateComment(trx, id, {});
      const { row, kind } = await requireComment(deps, trx, { actor, id });
      await announceComment(deps, { trx, kind, actor, row });
    },
  };
}
