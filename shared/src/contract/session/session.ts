import { z } from 'zod';

import { id, moment, REQUIRED_FIELD, seenText, text } from '../record/field';
import { ACCOUNT_MAIL, isPersonName, NOT_A_MAIL, NOT_A_NAME } from './person';

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
  .pipe(z.email({ pattern: ACCOUNT_MAIL, error: NOT_A_MAIL }))
  .pipe(z.string().max(254));
const LONGEST = 'Не длиннее 200 знаков';
const password = z.string().min(10, 'Не короче 10 знаков').max(200, LONGEST);
/** A password that is checked and not chosen: exactly what was typed, spaces included. */
const knownPassword = z.string().min(1, REQUIRED_FIELD).max(200, LONGEST);

const name = text(100).refine(isPersonName, NOT_A_NAME);
const optionalName = seenText
  .max(100, 'Не длиннее 100 знаков')
  .refine((value) => value === '' || isPersonName(value), NOT_A_NAME)
  .optional();
/** Last name, first name, middle name and address: what makes an account. */
export const personFields = { last_name: name, first_name: name, middle_name: optionalName, email };

export const loginInput = z.strictObject({ email: text(254), password: knownPassword });
export const registerInput = z.strictObject({ ...personFields, password });
/**
 * The link of a letter and the password that belongs to it: the one of that registration, or, for a person whom an
 * administrator invited, the one they choose.
 */
export const emailConfirmInput = z.strictObject({ token: text(200), password: knownPassword });
export const passwordForgotInput = z.strictObject({ email });
export const passwordResetInput = z.strictObject({ token: text(200), password });
/** The answer of register, forgot-password and the like: alike whether the address is known or not. */
export const messageAnswer = z.object({ message: z.string() });
/** POST /api/logout: where the browser ends its session with the company's identity provider; null when it has none. */
export const logoutAnswer = z.object({ end_session_url: z.string().nullable() });
/** What makes the first account of an empty installation, with the one-time link the server prints at start. */
export const setupInput = registerInput.extend({ token: text(200) });
/** The answer of GET /api/me. */
export const me = z.object({ user: sessionUser });

/** POST /api/password/change. */
export const passwordChangeInput = z.strictObject({ current_password: knownPassword, password });

/** One of the places where an employee is logged in. */
export const liveSession = z.object({
  id,
  /** «Chrome, Windows»; null when the browser does not say. */
  device: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: moment,
  /** To within some minutes. */
  last_used_at: moment,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type LiveSession = z.infer<typeof liveSession>;
/** GET /api/sessions: one's own, the present one first, then the latest used. */
export const liveSessions = z.object({ data: z.array(liveSession) });
