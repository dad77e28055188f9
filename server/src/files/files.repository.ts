import { sql } from 'kysely';
import type { DocumentFile, FileKind } from 'shared/contract/file/file';
import type { Db, Trx } from '../platform/database/database';
import type { Database } from '../platform/database/schema';
import { addFile, type KeptFacts } from './contents.repository';

export interface Documentable {
  type: string;
  id: number;
}

export interface FileVersion extends DocumentFile {
  mime: string;
  uploaded_by_id: number | null;
  lock_version: number;
}

export interface NewVersion {
  document: Documentable;
  documentTypeId: number | null;
  kind: FileKind;
  /** Where the bytes come from; an upload unless said otherwise. */
  source?: 'upload' | 'generated';
  comment: string | null;
  validUntil?: string | null;
  file: KeptFacts;
  userId: number;
}

const select = sql`
  select v.id, v.documentable_type, v.documentable_id, v.kind, v.version, v.is_current,
    v.frozen_at is not null as is_frozen, v.frozen_at, v.source, v.lock_version,
    coalesce(v.updated_at, v.created_at) as updated_at, f.original_name as name, f.original_name, f.extension, f.size, f.sha256, f.mime, v.comment, v.valid_until,
    '/files/' || v.id as url, u.full_name as uploaded_by_name, f.uploaded_by_id, v.created_at, f.destroyed_at,
    case when t.id is null then null else jsonb_build_object('id', t.id, 'name', t.name, 'has_expiry', t.has_expiry) end as document_type
  from document_versions v
  join files f on f.id = v.file_id
  left join users u on u.id = f.uploaded_by_id
  left join document_types t on t.id = v.document_type_id`;

/** Every version of a document's files: the current ones first, then the newest. */
export async function findVersions(db: Db, document: Documentable): Promise<FileVersion[]> {
  const { rows } = await sql<FileVersion>`
    ${select} where v.documentable_type = ${document.type} and v.documentable_id = ${document.id}
    order by v.is_current desc, v.created_at desc, v.id desc`.execute(db);
  return rows;
}

/** Every version of the files of several records of one kind, the oldest first. */
export async function findVersionsOf(db: Db, type: string, ids: readonly number[]): Promise<FileVersion[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FileVersion>`
    ${select} where v.documentable_type = ${type} and v.documentable_id = any(${ids}::bigint[])
    order by v.id`.execute(db);
  return rows;
}

/** One version; null when there is none. */
export async function findVersion(db: Db, id: number): Promise<FileVersion | null> {
  const { rows } = await sql<FileVersion>`${select} where v.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The template the version was made of, and which version of the template's text; null of one brought by hand. */
export async function findMadeOf(
  db: Db,
  id: number,
): Promise<{ template_id: number; template_version: number } | null> {
  const { rows } = await sql<{ template_id: number; template_version: number }>`
    select t.documentable_id as template_id, t.version as template_version
    from generated_documents g join document_versions t on t.id = g.template_version_id
    where g.document_version_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** What is said of a version beside its bytes. */
export interface Described {
  name: string;
  comment: string | null;
  valid_until: string | null;
}

/** The version is called and described as said. */
export async function describeVersion(
  trx: Trx,
  id: number,
  given: Described & { userId: number; now: Date },
): Promise<void> {
  await sql`
    with described as (
      update document_versions set comment = ${given.comment}, valid_until = ${given.valid_until}, lock_version = lock_version + 1,
        updated_at = ${given.now}, updated_by_id = ${given.userId}
      where id = ${id} returning file_id)
    update files f set original_name = ${given.name} from described d where f.id = d.file_id`.execute(trx);
}

/** Uploads and removals of one content, or of one document's versions, wait for each other. */
export async function lockFor(trx: Trx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
}

/** The row of a document stays as it is until the transaction ends: nobody changes or erases it meanwhile. */
export async function holdRow(trx: Trx, table: keyof Database, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for share`.execute(trx);
}

const beside: readonly FileKind[] = ['attachment', 'signature'];

function series({ type, id }: Documentable, documentTypeId: number | null) {
  return sql`documentable_type = ${type} and documentable_id = ${id}
    and document_type_id is not distinct from ${documentTypeId}::bigint
    and kind not in ('attachment', 'signature')`;
}

/** The current version of the series if it was uploaded; null when there is none, or it was made by the program. */
export async function findHandmade(
  db: Db,
  { document, documentTypeId }: { document: Documentable; documentTypeId: number | null },
): Promise<FileVersion | null> {
  const { rows } = await sql<FileVersion>`
    ${select} where v.id = (select id from document_versions
      where ${series(document, documentTypeId)} and is_current and source = 'upload'
      order by version desc limit 1)`.execute(db);
  return rows[0] ?? null;
}

async function nextVersion(trx: Trx, { document, documentTypeId, kind }: NewVersion): Promise<number> {
  if (beside.includes(kind)) return 1;
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) + 1 as version from document_versions
    where ${series(document, documentTypeId)}`.execute(trx);
  await sql`
    update document_versions set is_current = false
    where is_current and ${series(document, documentTypeId)}`.execute(trx);
  return rows[0]?.version ?? 1;
}

/** Adds a version after the last one of its series, which stops being the current one; answers its id. */
export async function addVersion(trx: Trx, wanted: NewVersion): Promise<number> {
  const version = await nextVersion(trx, wanted);
  const fileId = await addFile(trx, wanted.file, { userId: wanted.userId, isTextRead: false });
  const { id } = await trx
    .insertInto('document_versions')
    .values({
      documentable_type: wanted.document.type,
      documentable_id: wanted.document.id,
      document_type_id: wanted.documentTypeId,
      version,
      file_id: fileId,
      kind: wanted.kind,
      source: wanted.source ?? 'upload',
      comment: wanted.comment,
      valid_until: wanted.validUntil ?? null,
      created_by_id: wanted.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The version is gone; the one before it in its series becomes the current one again. */
export async function deleteVersion(trx: Trx, version: FileVersion): Promise<void> {
  await trx.deleteFrom('document_versions').where('id', '=', version.id).execute();
  if (!version.is_current || beside.includes(version.kind)) return;
  const document = { type: version.documentable_type, id: version.documentable_id };
  await sql`
    update document_versions set is_current = true where id = (
      select id from document_versions where ${series(document, version.document_type?.id ?? null)}
      order by version desc limit 1
    )`.execute(trx);
}

/** No version of the record's files is left. */
export async function deleteVersions(trx: Trx, { type, id }: Documentable): Promise<void> {
  await sql`delete from document_versions where documentable_type = ${type} and documentable_id = ${id}`.execute(
    trx,
  );
}

/** Contents that nothing has referred to for a while, the oldest first. */
export async function findUnusedFiles(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: number; sha256: string }[]> {
  const { rows } = await sql<{ id: number; sha256: string }>`
    select f.id, f.sha256 from files f
    where f.created_at < ${before}
      and not exists (select from document_versions v where v.file_id = f.id)
      and not exists (select from users u where u.avatar_file_id = f.id)
      and not exists (select from file_templates t where t.file_id = f.id)
    order by f.id limit ${limit}`.execute(db);
  return rows;
}

/** Drops the row of a content. */
export async function deleteFile(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('files').where('id', '=', id).execute();
}

/** The contents of every file of the documents count as destroyed; answers the sums of those that just were. */
export async function markDestroyed(
  trx: Trx,
  documents: readonly Documentable[],
  now: Date,
): Promise<string[]> {
  const types = documents.map(({ type }) => type);
  const ids = documents.map(({ id }) => id);
  const { rows } = await sql<{ sha256: string }>`
    update files f set destroyed_at = ${now}, is_text_read = true
    where f.destroyed_at is null and f.id in (
      select v.file_id from unnest(${types}::text[], ${ids}::bigint[]) as d (type, id)
      join document_versions v on v.documentable_type = d.type and v.documentable_id = d.id)
    returning f.sha256`.execute(trx);
  return rows.map(({ sha256 }) => sha256);
}

/** Sums of the destroyed contents of the documents. */
export async function findDestroyed(db: Db, documents: readonly Documentable[]): Promise<string[]> {
  const types = documents.map(({ type }) => type);
  const ids = documents.map(({ id }) => id);
  const { rows } = await sql<{ sha256: string }>`
    select distinct f.sha256 from unnest(${types}::text[], ${ids}::bigint[]) as d (type, id)
    join document_versions v on v.documentable_type = d.type and v.documentable_id = d.id
    join files f on f.id = v.file_id where f.destroyed_at is not null`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}
