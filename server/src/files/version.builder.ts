import type { Db } from '../platform/database/database';

interface GivenVersion {
  type: 'agreement' | 'addendum' | 'commercial_offer';
  id: number;
  kind?: 'draft' | 'scan' | 'attachment';
  /** The first one by default. */
  version?: number;
  /** The version that counts, unless said otherwise. */
  isCurrent?: boolean;
}

/** A file of the document, past the service of files; answers the number of the version. */
export async function aVersion(
  db: Db,
  { type, id, kind = 'draft', version = 1, isCurrent = true }: GivenVersion,
): Promise<number> {
  const file = await db
    .insertInto('files')
    .values({
      original_name: 'Документ.pdf',
      mime: 'application/pdf',
      extension: 'pdf',
      size: 1,
      sha256: 'a'.repeat(64),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await db
    .insertInto('document_versions')
    .values({
      documentable_type: type,
      documentable_id: id,
      version,
      is_current: isCurrent,
      file_id: file.id,
      kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
