import { sql } from 'kysely';
import type { AgreedFile } from 'shared/contract/approval/approval-chain';
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

/**
 * What a round agrees upon beside its main text, `c` being the round: attachments and further texts as they were sent,
 * each as its newest version of the same content.
 */
export const otherFilesJson = sql<AgreedFile[]>`(
  select coalesce(json_agg(json_build_object('version_id', o.id, 'name', o.name, 'kind', o.kind, 'version', o.version,
      'sha256', o.sha256, 'url', '/files/' || o.id) order by o.id), '[]')
  from (
    select distinct on (k.name, k.sha256) k.name, k.kind, k.sha256, v.id, v.version
    from jsonb_to_recordset(c.content -> 'files') as k(name text, kind text, sha256 text)
    join document_versions v on v.documentable_type = c.approvable_type and v.documentable_id = c.approvable_id
    join files f on f.id = v.file_id and f.sha256 = k.sha256 and f.original_name = k.name
    where not exists (
      select from document_versions m join files t on t.id = m.file_id
      where m.id = c.document_version_id and t.sha256 = k.sha256 and t.original_name = k.name)
    order by k.name, k.sha256, v.id desc
  ) o)`;
