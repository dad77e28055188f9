import type { PermissionName } from 'shared/contract/permissions';
import type { FileKind } from 'shared/contract/file';
import { getRow } from '../lists/card-route';
import type { ListResource } from '../lists/list-resource';
import type { Db } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { Forbidden, Locked } from '../platform/http/errors';
import type { DocumentGuard } from './document-guard';

const TEXT_KINDS: readonly FileKind[] = ['draft', 'approval', 'final'];
/** In these the text may still be replaced; scans and attachments are taken in the others too. */
const OPEN_STATUSES = ['draft', 'rework', 'approved'];

/** The rules of a document whose card is a row of its register: seen as the row is, changed by one permission. */
export function rowDocument<Row extends { status: string }>(document: {
  resource: ListResource<Row>;
  read: PermissionName;
  edit: PermissionName;
  label: (row: Row) => string;
}): DocumentGuard {
  const row = async (db: Db, actor: Actor, id: number) => {
    if (!holds(actor, document.read)) throw new Forbidden();
    return getRow({ db, now: () => new Date() }, document.resource, { actor, id });
  };
  return {
    async requireReadable(db, actor, id) {
      await row(db, actor, id);
    },
    async requireWritable(db, actor, { id, kind }) {
      const found = await row(db, actor, id);
      if (!holds(actor, document.edit)) throw new Forbidden();
      if (TEXT_KINDS.includes(kind) && !OPEN_STATUSES.includes(found.status)) {
        throw new Locked('Текст документа зафиксирован. Файл можно приложить как скан или приложение');
      }
      return document.label(found);
    },
  };
}
