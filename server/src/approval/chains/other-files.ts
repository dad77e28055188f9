import { sql } from 'kysely';
import type { AgreedFile } from 'shared/contract/approval/approval-chain';

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
