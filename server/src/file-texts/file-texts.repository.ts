import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import { READER } from './reading/text-line';

export interface KeptText {
  /** As `keptLines` writes them. */
  lines: string;
  /** Why there is no text; null when it was read. */
  fault: string | null;
}

export interface FoundText extends KeptText {
  /** Which reader has read it. */
  reader: number;
}

/** The text of a content as it was read before; null when it was not. */
export async function findText(db: Db, sha256: string): Promise<FoundText | null> {
  const found = await db
    .selectFrom('file_texts')
    .select(['lines', 'fault', 'reader'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found ?? null;
}

export interface UnreadFile {
  id: number;
  sha256: string;
  extension: string;
}

/** Files that are older than `before` and whose texts nobody has read yet, the newest first; null is all of them. */
export async function findUnread(db: Db, before: number | null, limit: number): Promise<UnreadFile[]> {
  const { rows } = await sql<UnreadFile>`
    select id, sha256, extension from files
    where not is_text_read and extension in ('docx', 'odt', 'pdf', 'txt')
      and (${before}::bigint is null or id < ${before}) order by id desc limit ${limit}`.execute(db);
  return rows;
}

export interface OutdatedText extends UnreadFile {
  reader: number;
}

/** Texts that an earlier reader has read, behind that one in their order. */
export async function findOutdated(
  db: Db,
  { reader, sha256 }: Pick<OutdatedText, 'reader' | 'sha256'>,
  limit: number,
): Promise<OutdatedText[]> {
  const { rows } = await sql<OutdatedText>`
    select f.id, t.sha256, f.extension, t.reader from file_texts t
    cross join lateral (
      select id, extension from files
      where files.sha256 = t.sha256 and destroyed_at is null order by id desc limit 1) f
    where t.fault is null and t.reader < ${READER} and (t.reader, t.sha256) > (${reader}, ${sha256})
    order by t.reader, t.sha256 limit ${limit}`.execute(db);
  return rows;
}

/** The present reader's text takes the place of an earlier one's. */
export async function replaceText(db: Db, sha256: string, lines: string): Promise<void> {
  await db
    .updateTable('file_texts')
    .set({ lines, reader: READER })
    .where('sha256', '=', sha256)
    .where('reader', '<', READER)
    .execute();
}

/** The text of an earlier reader stays: the present one gets nothing better out of the file. */
export async function leaveText(db: Db, sha256: string): Promise<void> {
  await db
    .updateTable('file_texts')
    .set({ reader: READER })
    .where('sha256', '=', sha256)
    .where('reader', '<', READER)
    .execute();
}

/** The text of the content is kept; of equal contents the first word counts. */
export async function keepText(trx: Trx, sha256: string, { lines, fault }: KeptText): Promise<void> {
  await trx
    .insertInto('file_texts')
    .values({ sha256, lines, fault, reader: READER })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Every file with the content counts as read. */
export async function markRead(trx: Trx, sha256: string): Promise<void> {
  await trx.updateTable('files').set({ is_text_read: true }).where('sha256', '=', sha256).execute();
}

/** Texts of contents that no file has any longer are gone. */
export async function dropUnusedTexts(db: Db): Promise<void> {
  await sql`delete from file_texts t
    where not exists (select from files f where f.sha256 = t.sha256 and f.destroyed_at is null)`.execute(db);
}

/** The texts of these contents are gone, but for those that another file still has. */
export async function deleteTexts(trx: Trx, contents: readonly string[]): Promise<void> {
  await sql`delete from file_texts t where t.sha256 = any(${contents}::text[])
    and not exists (select from files f where f.sha256 = t.sha256 and f.destroyed_at is null)`.execute(trx);
}

export interface FoundFragment {
  kind: string;
  id: number;
  file_name: string;
  fragment: string;
}

/** Signs of the private range, which no text holds: between them stands what was found. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

/** Where the words stand in the current files of these records: a piece of one text of each. */
export async function findFragments(
  db: Db,
  records: readonly { kind: string; id: number }[],
  query: ReturnType<typeof sql>,
): Promise<FoundFragment[]> {
  const kinds = records.map(({ kind }) => kind);
  const ids = records.map(({ id }) => id);
  const options = `StartSel=${MARK_START}, StopSel=${MARK_END}, MaxWords=24, MinWords=12, MaxFragments=1`;
  const { rows } = await sql<FoundFragment>`
    with found as (
      select distinct on (v.documentable_type, v.documentable_id)
        v.documentable_type as kind, v.documentable_id as id, f.original_name as file_name, t.lines
      from unnest(${kinds}::text[], ${ids}::bigint[]) as wanted (kind, id)
      join document_versions v
        on v.documentable_type = wanted.kind and v.documentable_id = wanted.id and v.is_current
      join files f on f.id = v.file_id
      join file_texts t on t.sha256 = f.sha256
      where t.search @@ ${query} and f.destroyed_at is null
      order by v.documentable_type, v.documentable_id, v.id desc
    )
    select kind, id, file_name,
      ts_headline('russian', translate(left(lines, 250000), 'ёЁ', 'еЕ') collate "und-x-icu", ${query}, ${options}) as fragment
    from found`.execute(db);
  return rows;
}
