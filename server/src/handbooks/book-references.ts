import { type RawBuilder, sql } from 'kysely';
import type { Field } from 'shared/contract/record/field-table';

/** A field that names one record, or several. */
export type Reference = Extract<Field, { kind: 'reference' | 'references' }>;

/** The table of the records a field refers to. */
export function referredTable({ resource }: Reference): string {
  return resource.replaceAll('-', '_');
}

/** What a referred record is called, over its table under the alias. */
export function referredName(field: Reference, alias: string): RawBuilder<unknown> {
  if (field.resource === 'users') return sql.ref(`${alias}.full_name`);
  if (field.resource === 'counterparties') return sql.ref(`${alias}.name_short`);
  return sql.ref(`${alias}.${(field.kind === 'reference' ? field.shows : undefined) ?? 'name'}`);
}

/** Which records a field may newly refer to, over their table under the alias `r`. */
export function referable({ resource }: Reference): RawBuilder<boolean> {
  if (resource === 'users') return sql<boolean>`r.status = 'active' and r.deleted_at is null`;
  if (resource === 'counterparties')
    return sql<boolean>`r.is_own and r.archived_at is null and r.deleted_at is null`;
  return sql<boolean>`r.is_active and r.archived_at is null`;
}
