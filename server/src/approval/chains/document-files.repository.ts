import { sql } from 'kysely';
import type { ApprovalFile } from 'shared/contract/approval/approval-chain';
import { isText } from '../../lists/columns/text-kind';
import type { Db } from '../../platform/database/database';
import type { KeptFile } from '../chain-content';

interface Document {
  kind: string;
  id: number;
}

/** Current files of the document that belong to what is agreed upon: texts and attachments, or the frozen of them. */
export async function findAgreedFiles(
  db: Db,
  document: Document,
  only: 'current' | 'frozen',
): Promise<KeptFile[]> {
  const { rows } = await sql<KeptFile>`
    select f.original_name as name, v.kind, f.sha256
    from document_versions v join files f on f.id = v.file_id
    where v.documentable_type = ${document.kind} and v.documentable_id = ${document.id} and v.is_current
      and (${isText('v')} or v.kind = 'attachment')
      and (${only === 'current'} or v.frozen_at is not null)
    order by v.id`.execute(db);
  return rows;
}

/** The main text: of several, the one of the type that stands first, the newest of equals; null when there is none. */
export async function findMainFile(db: Db, document: Document): Promise<ApprovalFile | null> {
  const { rows } = await sql<ApprovalFile>`
    select v.id as version_id, f.original_name as name, v.version, f.sha256, '/files/' || v.id as url
    from document_versions v join files f on f.id = v.file_id
    left join document_types t on t.id = v.document_type_id
    where v.documentable_type = ${document.kind} and v.documentable_id = ${document.id} and v.is_current
      and ${isText('v')}
    order by coalesce(t.position, 1000), v.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The version of a text; null when there is none. */
export async function findFileVersion(db: Db, id: number): Promise<ApprovalFile | null> {
  const { rows } = await sql<ApprovalFile>`
    select v.id as version_id, f.original_name as name, v.version, f.sha256, '/files/' || v.id as url
    from document_versions v join files f on f.id = v.file_id where v.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
