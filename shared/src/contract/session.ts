import { z } from 'zod';

import { id, text } from './field';

export { SESSION_STORAGE_KEY } from './session-storage';

export const permissionRecord = z.object({ id, name: z.string(), name_translate: z.string() });

export const sessionUser = z.object({
  id,
  email: z.string(),
  full_name: z.string(),
  job_title: z.string().nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(permissionRecord),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** What login answers and what the browser keeps. */
export const session = z.object({ token: z.string(), user: sessionUser });
export type Session = z.infer<typeof session>;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Укажите адрес вида name@company.ru'))
  .pipe(z.string().max(254));
const password = z.string().min(10, 'Не короче 10 знаков').max(200, 'Не длиннее 200 знаков');

export const loginInput = z.strictObject({ email: text(254), password: text(200) });
export const registerInput = z.strictObject({
  last_name: text(100),
  first_name: text(100),
  middle_name: z.string().trim().max(100).optional(),
  email,
  password,
});
export const emailConfirmInput = z.strictObject({ token: text(200) });
export const passwordForgotInput = z.strictObject({ email });
export const passwordResetInput = z.strictObject({ token: text(200), password });
/** The answer of register, forgot-password and the like: alike whether the address is known or not. */
export const messageAnswer = z.object({ message: z.string() });
/** What makes the first account of an empty installation, with the one-time link the server prints at start. */
export const setupInput = registerInput.extend({ token: text(200) });
/** The answer of GET /api/me. */
export const me = z.object({ user: sessionUser });
