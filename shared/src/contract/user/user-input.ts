import { z } from 'zod';

import { listOf } from '../list/paging';
import { day, id, seenText, text } from '../record/field';
import { recordSchema, wholeSchema } from '../record/field-schema';
import type { FieldTable, RecordValues } from '../record/field-table';
import { personFields } from '../session/session';
import type { UserInput } from './user';
import { USER_FIELDS } from './user.fields';

export type UserValues = RecordValues<typeof USER_FIELDS>;

export interface UserChange extends Partial<UserValues> {
  lock_version: number;
  role_ids?: number[] | undefined;
  status?: 'active' | 'blocked' | undefined;
}

export type NewUser = Omit<UserInput, 'middle_name'> &
  Partial<Omit<UserValues, keyof typeof personFields>> & {
    middle_name?: string | null | undefined;
  };

/** POST /api/users: whom to invite, their roles, and what else is known of them already. */
export const newUser = recordSchema<FieldTable>(USER_FIELDS)
  .partial()
  .extend({
    ...personFields,
    middle_name: personFields.middle_name.nullable(),
    role_ids: z.array(id).max(20).optional(),
  }) as unknown as z.ZodType<NewUser, NewUser>;

/** PATCH /api/users/{id}: what is left out stays. Roles and blocking are rights of their own. */
export const userUpdate = recordSchema<FieldTable>(USER_FIELDS)
  .partial()
  .extend({
    lock_version: z.int(),
    role_ids: z.array(id).max(20).optional(),
    status: z.enum(['active', 'blocked']).optional(),
  }) as unknown as z.ZodType<UserChange, UserChange>;

/** PUT /api/users/{id}: the whole record, every field has to be there. */
export const userWhole = wholeSchema(USER_FIELDS);

/** POST /api/users/{id}/name: how a person is called whose name nobody has said. */
export const ownName = z.strictObject({
  lock_version: z.int(),
  last_name: personFields.last_name,
  first_name: personFields.first_name,
  middle_name: personFields.middle_name.nullable(),
});
export type OwnName = z.infer<typeof ownName>;

/** GET /api/users/declension: how a name would be declined. */
export const declensionQuery = z.strictObject({
  last_name: text(100),
  first_name: text(100),
  middle_name: seenText.max(100).optional(),
  gender: z.enum(['male', 'female']).optional(),
});

/** POST /api/users/{id}/dismiss. */
export const dismissalInput = z.strictObject({
  lock_version: z.int(),
  dismissed_at: day,
  /** Who takes the open work over; needed when there is any. */
  successor_id: id.nullable(),
});
export type DismissalInput = z.infer<typeof dismissalInput>;

/** POST /api/users/{id}/reinstate. */
export const reinstatementInput = z.strictObject({ lock_version: z.int() });
export type ReinstatementInput = z.infer<typeof reinstatementInput>;

/** One thing an employee leaves open, by what it is called. */
export const openWorkItem = z.object({
  label: z.string(),
  /** Address of its card; null where it has none. */
  url: z.string().nullable(),
});
export type OpenWorkItem = z.infer<typeof openWorkItem>;
/** GET /api/users/{id}/open-work/{key}: all of one kind, page by page. */
export const openWorkItems = listOf(openWorkItem);
export type OpenWorkItems = z.infer<typeof openWorkItems>;

/** One kind of what an employee leaves open. */
export const openWorkLine = z.object({
  key: z.string(),
  /** «Договоры, где сотрудник ответственный» */
  label: z.string(),
  total: z.int(),
  /** How many of them the reader may be told of by name. */
  named_total: z.int(),
  /** The first of those. */
  examples: z.array(openWorkItem),
});
export type OpenWorkLine = z.infer<typeof openWorkLine>;
/** GET /api/users/{id}/open-work: what has to go to somebody else when the employee leaves; empty kinds are left out. */
export const openWork = z.object({ data: z.array(openWorkLine) });
export type OpenWork = z.infer<typeof openWork>;
