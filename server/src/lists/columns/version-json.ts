import { type RawBuilder, sql } from 'kysely';
import type { SignedFile } from 'shared/contract/file/signed-file';

/** A version of a file as another record names it; null where it names none. */
export function versionJson(id: RawBuilder<number | null>): RawBuilder<SignedFile | null> {
  return sql<SignedFile | null>`(
    select json_build_object('id', v.id, 'name', f.original_name, 'version', v.version, 'extension', f.extension,
      'url', '/files/' || v.id)
    from document_versions v join files f on f.id = v.file_id where v.id = ${id})`;
}
