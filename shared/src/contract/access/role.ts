import { z } from 'zod';

import { id, moment, optionalText, text } from '../record/field';
import { listOf } from '../list/paging';
import { keptBy } from '../record/keeper-fields';
import { ROLE_TEXTS } from './role.fields';
import { DATA_SCOPES } from './roles';

export const roleRow = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  /** Comes with the product: its name stays and it is never deleted. */
  is_system: z.boolean(),
  data_scope: z.enum(DATA_SCOPES),
  users_count: z.int(),
  permissions_count: z.int(),
  lock_version: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type RoleRow = z.infer<typeof roleRow>;
export const roleList = listOf(roleRow);

export const role = roleRow.extend({
  permission_ids: z.array(id),
  created_at: moment,
  updated_at: moment,
  ...keptBy,
  /** Steps of its life beside changing and deleting: it has none. */
  available_actions: z.array(z.string()).optional(),
});
export type Role = z.infer<typeof role>;

const fields = {
  name: text(ROLE_TEXTS.name.max),
  description: optionalText(ROLE_TEXTS.description.max).optional(),
  data_scope: z.enum(DATA_SCOPES),
  permission_ids: z.array(id).max(200),
};
/** POST /api/roles. */
export const roleInput = z.strictObject(fields);
export type RoleInput = z.infer<typeof roleInput>;
/** PATCH /api/roles/{id}; what is left out stays. */
export const roleUpdate = roleInput.partial().extend({ lock_version: z.int() });
export type RoleUpdate = z.infer<typeof roleUpdate>;
/** PUT /api/roles/{id}: the whole role, every field has to be there. */
export const roleWhole = z.strictObject({
  ...fields,
  description: optionalText(ROLE_TEXTS.description.max),
  lock_version: z.int(),
});

/** One of the rights of the specification a role may give. */
export const permission = z.object({
  id,
  name: z.string(),
  name_translate: z.string(),
  group: z.string(),
  position: z.int(),
});
export const permissionList = listOf(permission);

/** One of the product's own rights. */
export const extensionPermission = permission.extend({
  /** Rights of the specification that give it anyway; empty of one that a scope over all documents gives. */
  given_by: z.array(z.string()),
});
