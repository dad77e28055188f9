import { sql } from 'kysely';
import type { Db } from '../platform/database/database';

/** A type of documents as an upload has to keep to it. */
interface UploadedType {
  name: string;
  /** As they were typed; none takes every file. */
  allowed_extensions: string[];
  has_expiry: boolean;
}

/** The type of documents in use; null when there is none such. */
export async function findUploadedType(db: Db, id: number): Promise<UploadedType | null> {
  const { rows } = await sql<UploadedType>`
    select name, allowed_extensions, has_expiry from document_types
    where id = ${id} and is_active and archived_at is null`.execute(db);
  return rows[0] ?? null;
}
