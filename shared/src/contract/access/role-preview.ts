import { z } from 'zod';

import { id } from '../record/field';
import { DATA_SCOPES } from './roles';

/** POST /api/role-previews: of a role, of an employee with their own roles, or of an employee who would hold the role. */
export const rolePreviewInput = z
  .strictObject({ role_id: id.nullable(), user_id: id.nullable() })
  .refine((asked) => asked.role_id !== null || asked.user_id !== null, 'Укажите роль или сотрудника');
export type RolePreviewInput = z.infer<typeof rolePreviewInput>;

/** What a holder would find: rights by their labels, and how many records of each register. */
export const rolePreview = z.object({
  roles: z.array(z.string()),
  user: z.object({ id, full_name: z.string(), department_name: z.string().nullable() }).nullable(),
  data_scope: z.enum(DATA_SCOPES),
  permissions: z.array(z.string()),
  registers: z.array(
    z.object({ resource: z.string(), title: z.string(), total: z.int(), total_is_capped: z.boolean() }),
  ),
});
export type RolePreview = z.infer<typeof rolePreview>;
