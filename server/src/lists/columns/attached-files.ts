import { type RawBuilder, sql } from 'kysely';
import type { DOCUMENT_KINDS } from 'shared/contract/record/document-kinds';
import { isText } from './text-kind';

/** What a card has to know of the files of its document. */
export interface AttachedFiles {
  files_count: number;
  /** Whether there is a text to agree on: scans and attachments are none. */
  has_text: boolean;
  has_signed_file: boolean;
  /** Whether every text that is current was made of a template and says what the record does; false without a text. */
  is_template_based: boolean;
}

const TEXT = sql`held.is_current and ${isText('held')}`;

/** The files of a document looked through once: one row under `attached`, to be joined to its row. */
export function attachedFiles(document: { kind: (typeof DOCUMENT_KINDS)[number]; id: RawBuilder<number> }) {
  return sql`cross join lateral (
    select count(*) as files_count, coalesce(bool_or(${TEXT}), false) as has_text,
      coalesce(bool_or(held.kind in ('signed', 'scan')), false) as has_signed_file,
      coalesce(bool_and(g.is_corrected is false) filter (where ${TEXT}), false) as is_template_based
    from document_versions held left join generated_documents g on g.document_version_id = held.id
    where held.documentable_type = ${sql.lit(document.kind)} and held.documentable_id = ${document.id}) as attached`;
}

/** Those columns. */
export const ATTACHED = sql`attached.files_count, attached.has_text, attached.has_signed_file, attached.is_template_based`;
