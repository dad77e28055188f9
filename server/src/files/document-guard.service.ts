import type { PermissionName } from 'shared/contract/access/permissions';
import { type FileKind, isTextKind } from 'shared/contract/file/file-kind';
import type { Database } from '../platform/database/schema';
import type { Actor } from '../platform/http/actor';
import { holds } from '../platform/http/access';
import { Forbidden, Locked } from '../platform/http/errors';
import type { DocumentCan } from '../records/document-life.policy';
import { requireRecord, requireVisible } from '../records/record-change.service';
import type { RecordFacts, RecordSource } from '../records/record-source';
import { holdDocument, requireContent } from './document-content.service';
import type { DocumentGuard } from './document-guard';

interface DocumentFacts extends RecordFacts {
  status: string;
  archived_at: unknown;
}

interface GuardedDocument<Row extends DocumentFacts, Card> {
  table: keyof Database;
  source: RecordSource<Row, Card>;
  rights: { read: PermissionName; edit: PermissionName };
  canOf: (actor: Actor, row: Row) => DocumentCan;
  /** The way to a new text of an approved one, where it does not go back to rework. */
  wayToNewText?: string;
}

/** Refuses what the text of a document in rework suffers from its author and whoever is responsible alone. */
function requireTheirText({ status }: DocumentFacts, can: DocumentCan, kind: FileKind): void {
  if (status === 'rework' && !can.edit && isTextKind(kind))
    throw new Forbidden('На доработке текст меняют автор и ответственный');
}

/**
 * Who may read the files of a document and add to them: drafts while the content is open to them, scans and attachments
 * later; nothing is added to one that is put away or cancelled.
 */
export function documentGuard<Row extends DocumentFacts, Card>(
  document: GuardedDocument<Row, Card>,
): DocumentGuard {
  const { table, source, rights, canOf, wayToNewText } = document;
  const requireReadable: DocumentGuard['requireReadable'] = async (db, actor, id) => {
    if (!holds(actor, rights.read)) throw new Forbidden();
    await requireVisible(source, db, { viewer: actor, id });
  };
  return {
    requireReadable,
    async requireWritable(trx, actor, { id, kind, change }) {
      await requireReadable(trx, actor, id);
      if (!holds(actor, rights.edit)) throw new Forbidden();
      await holdDocument(trx, table, id);
      const row = await requireRecord(source, trx, { viewer: actor, id });
      if (row.archived_at !== null)
        throw new Locked(`${source.kind.noun.subject} в архиве, изменить его нельзя`);
      const can = canOf(actor, row);
      if (!can.upload) throw new Locked('К документу в этом статусе файлы больше не прикладывают');
      requireContent({ status: row.status, kind, change, wayToNewText });
      requireTheirText(row, can, kind);
      return source.label(row);
    },
  };
}
