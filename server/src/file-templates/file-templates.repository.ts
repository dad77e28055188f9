import { sql } from 'kysely';
import type { TemplateContent } from 'shared/contract/file-template/file-template';
import type { Db, Trx } from '../platform/database/database';

/** What of a template its use needs. */
export interface StoredTemplate {
  id: number;
  name: string;
  document_kind: string;
  prefix: string;
  is_active: boolean;
  archived_at: Date | null;
  valid_from: string | null;
  /** The type of agreements its texts are for; null: any. */
  agreement_type_id: number | null;
  /** Whose texts it makes; null: everybody's. */
  organization: { id: number; legal_form: string | null; name_short: string } | null;
  has_text: boolean;
  /** Of the text in use; empty without one. */
  tags: string[];
}

const templates = sql`
  select t.id, t.name, t.document_kind, t.prefix, t.is_active, t.archived_at, t.valid_from,
    t.agreement_type_id,
    content.tags is not null as has_text, coalesce(content.tags, '{}') as tags,
    case when o.id is not null
      then json_build_object('id', o.id, 'legal_form', o.legal_form, 'name_short', o.name_short) end as organization
  from file_templates t left join counterparties o on o.id = t.organization_id
  left join lateral (select c.tags from file_template_contents c
    join document_versions v on v.id = c.document_version_id
    where c.file_template_id = t.id and v.is_current limit 1) content on true`;

/** The template; null when there is none. */
export async function findTemplate(db: Db, id: number): Promise<StoredTemplate | null> {
  const { rows } = await sql<StoredTemplate>`${templates} where t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** No kind has more templates that a person would look through. */
const MOST_OFFERED = 200;

/** Templates in use for documents of the kind, by name, at most 200. */
export async function findTemplatesInUse(db: Db, kind: string): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`${templates}
    where t.document_kind = ${kind} and t.is_active and t.archived_at is null
    order by t.name, t.id limit ${MOST_OFFERED}`.execute(db);
  return rows;
}

/** A Word file of a template and what was found in it, read from `CONTENT_SOURCE`. */
export const CONTENT_COLUMNS = sql`
  v.id, v.version, f.original_name as name, f.size, f.sha256, '/files/' || v.id as url,
  u.full_name as uploaded_by_name, v.created_at, c.tags, c.unknown_tags, c.unknown_places`;
export const CONTENT_SOURCE = sql`
  from file_template_contents c
  join document_versions v on v.id = c.document_version_id
  join files f on f.id = v.file_id
  left join users u on u.id = f.uploaded_by_id`;

/** The Word file of a template that is in use; null before the first one. */
export async function findContent(db: Db, templateId: number): Promise<TemplateContent | null> {
  const { rows } = await sql<TemplateContent>`
    select ${CONTENT_COLUMNS} ${CONTENT_SOURCE}
    where c.file_template_id = ${templateId} and v.is_current`.execute(db);
  return rows[0] ?? null;
}

/**
 * The template is not deleted, and gets no other text, until the transaction ends. False when it is gone, or in the
 * archive, by now.
 */
export async function holdTemplate(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from file_templates where id = ${id} and archived_at is null for no key update`.execute(trx);
  return rows.length > 0;
}

/** Keeps what was found in a version of the Word file, and raises the version of the template. */
export async function keepContent(
  trx: Trx,
  given: {
    templateId: number;
    versionId: number;
    tags: readonly string[];
    unknownTags: readonly string[];
    places: readonly string[];
  },
): Promise<void> {
  await trx
    .insertInto('file_template_contents')
    .values({
      document_version_id: given.versionId,
      file_template_id: given.templateId,
      tags: [...given.tags],
      unknown_tags: [...given.unknownTags],
      unknown_places: [...given.places],
    })
    .execute();
  await sql`
    update file_templates t set version = v.version, file_id = v.file_id, tags = ${JSON.stringify(given.tags)}::jsonb
    from document_versions v where v.id = ${given.versionId} and t.id = ${given.templateId}`.execute(trx);
}

/** The type of documents whose text the template makes, for documents of the kind; null when it is nobody's. */
export async function findTypeOf(db: Db, templateId: number, kind: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from document_types
    where template_id = ${templateId} and ${kind} = any(kinds) and is_active and archived_at is null
    order by position, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Keeps which version of which template a document's file was made of, and with what. */
export async function keepGeneration(
  trx: Trx,
  given: {
    versionId: number;
    templateVersionId: number;
    values: object;
    isCorrected: boolean;
    sha256: string;
    actorId: number;
  },
): Promise<void> {
  await trx
    .insertInto('generated_documents')
    .values({
      document_version_id: given.versionId,
      template_version_id: given.templateVersionId,
      sha256: given.sha256,
      data: JSON.stringify(given.values),
      is_corrected: given.isCorrected,
      created_by_id: given.actorId,
    })
    .execute();
}

/** Of what the version was generated with nothing is left; which template made it stays. */
export async function destroyGeneration(trx: Trx, versionId: number): Promise<void> {
  await trx
    .updateTable('generated_documents')
    .set({ data: '{}' })
    .where('document_version_id', '=', versionId)
    .execute();
}
