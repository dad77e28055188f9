import { type RawBuilder, sql } from 'kysely';
import { TEXT_KINDS } from 'shared/contract/file/file-kind';

/** Whether the version of a file that stands under the alias is a text of its document. */
export function isText(version: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${version}.kind`)} in (${sql.join(TEXT_KINDS.map((kind) => sql.lit(kind)))})`;
}
