import { z } from 'zod';

import { id, moment } from './field';
import { personFields } from './session';
import { listOf } from './paging';
import { USER_STATUSES } from './user.labels';
export { USER_STATUSES, USER_STATUS_LABELS, type UserStatus } from './user.labels';

export const userRow = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  job_title: z.string().nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  status: z.enum(USER_STATUSES),
  roles: z.array(z.object({ id, name: z.string() })),
  lock_version: z.int(),
});
export type UserRow = z.infer<typeof userRow>;
export const userList = listOf(userRow);
export const user = userRow.extend({
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  personnel_number: z.string().nullable(),
  hired_at: z.string().nullable(),
  last_login_at: moment.nullable(),
  created_at: moment,
  can: z.object({
    edit: z.boolean(),
    change_roles: z.boolean(),
    block: z.boolean(),
    delete: z.boolean(),
    end_sessions: z.boolean(),
    invite: z.boolean(),
  }),
});
export type User = z.infer<typeof user>;
/** An account for somebody else: POST /api/users; a letter invites them to choose a password. */
export const userInput = z.strictObject({ ...personFields, role_ids: z.array(id).max(20).optional() });
export type UserInput = z.input<typeof userInput>;
/** Change of the roles of an account: PATCH /api/users/{id}. */
export const userUpdate = z.strictObject({
  lock_version: z.int(),
  role_ids: z.array(id).max(20).optional(),
  phone: z.string().trim().max(32).nullable().optional(),
  status: z.enum(['active', 'blocked']).optional(),
});
