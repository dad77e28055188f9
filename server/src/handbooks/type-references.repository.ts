import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database';

/** What a type of agreements names of other books. */
export const UNFIT_COLUMNS = [
  'default_chain_template_id',
  'numerator_id',
  'required_document_type_ids',
  'file_template_ids',
] as const;
export type UnfitColumn = (typeof UNFIT_COLUMNS)[number];

/** Which records of the book are for agreements, over the table under the alias `r`. */
const FIT: Readonly<Record<UnfitColumn, { table: string; fits: RawBuilder<boolean> }>> = {
  default_chain_template_id: {
    table: 'chain_templates',
    fits: sql<boolean>`'agreement' = any(r.document_kinds)`,
  },
  numerator_id: {
    table: 'numerators',
    fits: sql<boolean>`r.purpose = 'agreement'`,
  },
  required_document_type_ids: {
    table: 'document_types',
    fits: sql<boolean>`'agreement' = any(r.kinds)`,
  },
  file_template_ids: {
    table: 'file_templates',
    fits: sql<boolean>`r.document_kind = 'agreement'`,
  },
};

/** Names of those of the records that are not for agreements. */
export async function findUnfit(db: Db, column: UnfitColumn, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { table, fits } = FIT[column];
  const { rows } = await sql<{ name: string }>`select r.name from ${sql.table(table)} r
    where r.id = any(${[...ids]}::bigint[]) and not (${fits}) order by r.id`.execute(db);
  return rows.map(({ name }) => name);
}
