import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import { CONTENTS_LOCK } from '../platform/files/contents-lock';

/** What is known of bytes in the store. */
export interface KeptFacts {
  name: string;
  mime: string;
  extension: string;
  size: number;
  sha256: string;
}

/** Puts down bytes that lie in the store; answers the number of the file. */
export async function addFile(
  trx: Trx,
  { name, ...file }: KeptFacts,
  { userId, isTextRead }: { userId: number; isTextRead: boolean },
): Promise<number> {
  const { mime, extension, size, sha256 } = file;
  const { id } = await trx
    .insertInto('files')
    .values({
      original_name: name,
      mime,
      extension,
      size,
      sha256,
      uploaded_by_id: userId,
      is_text_read: isTextRead,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** True when contents may be removed in this transaction: nobody copies them meanwhile. */
export async function mayRemoveContents(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock(${sql.raw(CONTENTS_LOCK)}) as may`.execute(trx);
  return rows[0]?.may ?? false;
}

/** Of the contents, those that a file, an export or an import refers to. */
export async function findReferred(db: Db, contents: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where sha256 = any(${contents}) and destroyed_at is null
    union select sha256 from export_jobs where sha256 = any(${contents})
    union select sha256 from import_jobs where sha256 = any(${contents})`.execute(db);
  return new Set(rows.map(({ sha256 }) => sha256));
}
