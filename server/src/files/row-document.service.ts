import type { PermissionName } from 'shared/contract/access/permissions';
import { getRow } from '../lists/listed-row';
import type { ListResource } from '../lists/list-resource';
import type { Db } from '../platform/database/database';
import type { Database } from '../platform/database/schema';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { Forbidden } from '../platform/http/errors';
import { holdDocument, requireContent } from './document-content.service';
import type { DocumentGuard } from './document-guard';

/** The rules of a document whose card is a row of its register: seen as the row is, changed by one permission. */
export function rowDocument<Row extends { status: string }>(document: {
  table: keyof Database;
  resource: ListResource<Row>;
  read: PermissionName;
  edit: PermissionName;
  label: (row: Row) => string;
  /** The way to a new text of an approved one, where it does not go back to rework. */
  wayToNewText?: string;
}): DocumentGuard {
  const row = async (db: Db, actor: Actor, id: number) => {
    if (!holds(actor, document.read)) throw new Forbidden();
    return getRow({ db, now: () => new Date() }, document.resource, { actor, id });
  };
  return {
    async requireReadable(db, actor, id) {
      await row(db, actor, id);
    },
    async requireWritable(trx, actor, { id, kind, change }) {
      await row(trx, actor, id);
      if (!holds(actor, document.edit)) throw new Forbidden();
      await holdDocument(trx, document.table, id);
      const found = await row(trx, actor, id);
      requireContent({ status: found.status, kind, change, wayToNewText: document.wayToNewText });
      return document.label(found);
    },
  };
}
