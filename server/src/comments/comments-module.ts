import { archivePart } from '../archive/archived-kinds.service';
import { guardFiles } from '../files/file-guards.service';
import type { Deps } from '../platform/module';
import { commentArchive } from './comment-archive';
import { commentFiles } from './comment-files.service';
import { seesLine } from './comment-visibility';
import { COMMENT } from './comments.service';
import { commentsRoutes } from './comments.routes';
import { discussedKinds } from './discussed-kinds.service';

/** Comments on records of every kind that lets itself be talked about. */
export function commentsModule(deps: Deps): void {
  deps.activity.labels({
    'comment.created': 'Новый комментарий',
    'comment.updated': 'Изменение комментария',
    'comment.deleted': 'Удаление комментария',
    'comment.resolved': 'Обсуждение решено',
    'comment.reopened': 'Обсуждение открыто снова',
  });
  deps.activity.visibility({ name: COMMENT, resource: 'comments' }, (actor) =>
    seesLine(actor, discussedKinds(deps.app)),
  );
  guardFiles(deps.app, COMMENT, commentFiles(deps));
  archivePart(deps.app, commentArchive);
  commentsRoutes(deps);
}
