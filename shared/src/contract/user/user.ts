import { z } from 'zod';

import { id, moment } from '../record/field';
import { personFields } from '../session/session';
import { listOf } from '../list/paging';
import { keptBy } from '../record/keeper-fields';
import { FIELD_GROUPS } from '../record/field-table';
import { counterpartyReference, userReference } from '../list/reference';
import { USER_STATUSES } from './user.labels';
import { avatarAddress } from './avatar';
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
  /** Address of the picture, another one for each picture; null where there is none or the reader may not see it. */
  avatar: avatarAddress.nullable(),
  lock_version: z.int(),
  /** What this reader may do with the account. */
  can: z.object({
    edit: z.boolean(),
    change_avatar: z.boolean(),
    change_roles: z.boolean(),
    block: z.boolean(),
    dismiss: z.boolean(),
    delete: z.boolean(),
    end_sessions: z.boolean(),
    invite: z.boolean(),
    reinstate: z.boolean().optional(),
  }),
});
export type UserRow = z.infer<typeof userRow>;
export const userList = listOf(userRow);
/** A full name as documents decline it. */
export const declined = z.object({ genitive: z.string(), dative: z.string() });
export type Declined = z.infer<typeof declined>;
export const user = userRow.extend({
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  /** Nobody has said the name: it was made of what the person logs in with. */
  name_is_guess: z.boolean().optional(),
  gender: z.enum(['male', 'female']).nullable(),
  full_name_genitive: z.string().nullable(),
  full_name_dative: z.string().nullable(),
  /** The two cases as documents take them: what was set for this employee, or else a suggestion. */
  declined,
  job_title_id: id.nullable(),
  role_ids: z.array(id).optional(),
  organization: counterpartyReference.nullable(),
  /** Set for this employee; null leaves it to the department. */
  head: userReference.nullable(),
  /** Who heads the employee's department. */
  department_head: userReference.nullable(),
  personnel_number: z.string().nullable(),
  hired_at: z.string().nullable(),
  dismissed_at: z.string().nullable(),
  timezone: z.string(),
  /** The largest sum of a document the employee may sign; null sets no limit. */
  signature_limit: z.string().nullable(),
  last_login_at: moment.nullable(),
  email_confirmed_at: moment.nullable().optional(),
  locale: z.string().optional(),
  created_at: moment,
  updated_at: moment.optional(),
  ...keptBy,
  /** By the names of the domain reference: the address one logs in with, and the two cases as they were set. */
  login: z.string().optional(),
  name_genitive: z.string().nullable().optional(),
  name_dative: z.string().nullable().optional(),
  /** Groups of fields this reader may change. */
  open_groups: z.array(z.enum(FIELD_GROUPS)),
  /** What can be done with the account beside changing and deleting it: `POST /api/users/{id}/{action}`. */
  available_actions: z.array(z.enum(['invite', 'end-sessions', 'dismiss', 'reinstate', 'name'])).optional(),
});
export type User = z.infer<typeof user>;
/** An account for somebody else: POST /api/users; a letter invites them to choose a password. */
export const userInput = z.strictObject({ ...personFields, role_ids: z.array(id).max(20).optional() });
export type UserInput = z.input<typeof userInput>;
