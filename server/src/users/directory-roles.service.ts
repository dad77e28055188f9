import type { DirectoryRoles } from '../accounts/oidc/directory-roles.service';
import { changeAlong } from '../records/record-change.service';
import { replaceRoles } from '../roles/held-roles.service';
import { hasRoleEditor } from '../roles/roles.service';
import { userSource } from './user-source';
import { rolesOf } from './user-roles.labels';
import { findUser, updateUser } from './users.repository';

/**
 * The employee holds exactly these roles by the word of the company's directory: a change like any other, with its version,
 * its line in the journal and the news of it. Roles that would leave nobody to edit roles are kept, with a line in the log.
 */
export const takeDirectoryRoles: DirectoryRoles = (deps, { trx, origin, id, roleIds }) => {
  return changeAlong(deps, userSource, {
    trx,
    change: { actor: null, origin },
    id,
    decide: async ({ row, now }) => {
      const hadEditor = await hasRoleEditor(trx);
      await replaceRoles(trx, id, roleIds);
      if (hadEditor && !(await hasRoleEditor(trx))) {
        // The directory must not be able to leave the company without anybody who can give rights back.
        await replaceRoles(
          trx,
          id,
          row.roles.map((role) => role.id),
        );
        deps.log.warn(
          { user: id },
          'groups would take the right to edit roles from its last holder; roles kept',
        );
        return null;
      }
      await updateUser(trx, id, { columns: {}, actorId: null, now });
      const after = await findUser(trx, 'everything', id);
      const told = { field: 'role_ids', old: rolesOf(row), new: after === null ? null : rolesOf(after) };
      return { action: 'user.roles_changed', said: [told] };
    },
  });
};
