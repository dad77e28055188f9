import { type RawBuilder, sql } from 'kysely';
import type { FileFragment } from 'shared/contract/list/search';
import type { Condition } from '../lists/list-resource';
import { fullTextQuery } from '../lists/list-search';
import type { Db } from '../platform/database/database';
import { findFragments, MARK_END, MARK_START } from './file-texts.repository';

/** A few bare digits stand in every text. */
function isWorth(text: string): boolean {
  return /\p{L}{2}/u.test(text) || /^\d{10}(\d{2})?$/.test(text);
}

/**
 * The words stand in the text of a current file of the record; null when the text is nothing to be looked for in
 * files. Who sees the record is the register's to ask.
 */
export function foundInFiles(kind: string, id: RawBuilder<unknown>, text: string): Condition | null {
  const query = isWorth(text) ? fullTextQuery(text) : null;
  if (query === null) return null;
  // As an array the ids go into one bitmap with the other conditions of the search.
  return sql`${id} = any(array(
    select v.documentable_id from file_texts t
    join files f on f.sha256 = t.sha256 join document_versions v on v.file_id = f.id
    where t.search @@ ${query} and v.documentable_type = ${kind} and v.is_current
      and f.destroyed_at is null))`;
}

/** Found by what the register says of it, or by the text of one of its files. */
export function withFiles(own: Condition | null, inFiles: Condition | null): Condition | null {
  if (own === null || inFiles === null) return own;
  return sql`(${own} or ${inFiles})`;
}

function partsOf(fragment: string): FileFragment['parts'] {
  const pieces = fragment.replace(/\s+/g, ' ').split(new RegExp(`(?=${MARK_START})|${MARK_END}`));
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(MARK_START)
        ? { text: piece.slice(MARK_START.length), is_found: true }
        : { text: piece, is_found: false },
    );
}

/** What of the text stands in files of the records, by `kind:id`; the caller has asked who sees the records. */
export async function fileFragments(
  db: Db,
  records: readonly { kind: string; id: number }[],
  text: string,
): Promise<ReadonlyMap<string, FileFragment>> {
  const query = isWorth(text) ? fullTextQuery(text) : null;
  if (query === null || records.length === 0) return new Map();
  const found = await findFragments(db, records, query);
  return new Map(
    found.map(({ kind, id, file_name, fragment }) => [
      `${kind}:${String(id)}`,
      { file_name, parts: partsOf(fragment) },
    ]),
  );
}
