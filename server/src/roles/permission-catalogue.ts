import { sql } from 'kysely';
import { ALL_PERMISSIONS, EXTENSIONS } from 'shared/contract/access/permissions';
import { ROLE_PRESETS } from 'shared/contract/access/roles';
import type { Trx } from '../platform/database/database';
import { lockRoles } from './roles.repository';

async function writePermissions(trx: Trx): Promise<void> {
  const extensions = new Set<number>(EXTENSIONS.map(({ id }) => id));
  const rows = ALL_PERMISSIONS.map(({ id, name, name_translate, group }) => ({
    ...{ id, name, name_translate, group, position: id },
    is_extension: extensions.has(id),
  }));
  await trx
    .insertInto('permissions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        name_translate: row.ref('excluded.name_translate'),
        group: row.ref('excluded.group'),
        position: row.ref('excluded.position'),
        is_extension: row.ref('excluded.is_extension'),
      })),
    )
    .execute();
}

async function addPresets(trx: Trx): Promise<void> {
  const ids = new Map(ALL_PERMISSIONS.map(({ id, name }) => [name, id]));
  for (const [at, preset] of ROLE_PRESETS.entries()) {
    const { id } = await trx
      .insertInto('roles')
      .values({
        name: preset.name,
        description: preset.description,
        data_scope: preset.data_scope,
        is_system: at === 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const given = preset.permissions.flatMap((name) => ids.get(name) ?? []);
    await trx
      .insertInto('role_permissions')
      .values(given.map((permission_id) => ({ role_id: id, permission_id })))
      .execute();
  }
}

/**
 * The database knows every right of the product, the administrator holds all of the specification, which give the others,
 * and an installation without a single role has got the presets; safe to repeat and on several nodes at once.
 */
export async function syncPermissionCatalogue(trx: Trx): Promise<void> {
  await lockRoles(trx);
  await writePermissions(trx);
  const { count } = await trx
    .selectFrom('roles')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) await addPresets(trx);
  await sql`
    insert into role_permissions (role_id, permission_id)
    select r.id, p.id from roles r cross join permissions p where r.is_system and not p.is_extension
    on conflict do nothing`.execute(trx);
}
