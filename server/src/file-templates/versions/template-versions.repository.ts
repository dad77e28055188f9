import { sql } from 'kysely';
import type { TemplateVersion } from 'shared/contract/file-template/template-version';
import type { Db } from '../../platform/database/database';
import { CONTENT_COLUMNS, CONTENT_SOURCE } from '../file-templates.repository';

const versions = sql`select ${CONTENT_COLUMNS}, v.is_current, v.comment ${CONTENT_SOURCE}`;

/** Versions of the template's text, the newest first. */
export async function findTemplateVersions(
  db: Db,
  templateId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: TemplateVersion[]; total: number }> {
  const { rows } = await sql<TemplateVersion>`
    ${versions} where c.file_template_id = ${templateId}
    order by v.version desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from file_template_contents where file_template_id = ${templateId}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The version of the template's text; null when the template has no such version. */
export async function findTemplateVersion(
  db: Db,
  templateId: number,
  versionId: number,
): Promise<TemplateVersion | null> {
  const { rows } = await sql<TemplateVersion>`
    ${versions} where c.file_template_id = ${templateId} and v.id = ${versionId}`.execute(db);
  return rows[0] ?? null;
}
