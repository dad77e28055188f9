import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import type { StoredImport } from './imports.repository';

/** How the employee has mapped titles of columns before; empty when never. */
export async function findProfile(
  db: Db,
  { owner_id, resource }: Pick<StoredImport, 'owner_id' | 'resource'>,
): Promise<Record<string, string | null>> {
  const row = await db
    .selectFrom('import_profiles')
    .select('mapping')
    .where('owner_id', '=', owner_id)
    .where('resource', '=', resource)
    .executeTakeFirst();
  return row?.mapping ?? {};
}

/** The titles are offered these fields the next time; those of other files stay. */
export async function keepProfile(
  trx: Trx,
  { owner_id, resource }: Pick<StoredImport, 'owner_id' | 'resource'>,
  { mapping, now }: { mapping: Record<string, string | null>; now: Date },
): Promise<void> {
  const kept = JSON.stringify(mapping);
  await sql`
    insert into import_profiles (owner_id, resource, mapping, updated_at)
    values (${owner_id}, ${resource}, ${kept}::jsonb, ${now})
    on conflict (owner_id, resource) do update
    set mapping = import_profiles.mapping || excluded.mapping, updated_at = excluded.updated_at`.execute(trx);
}
