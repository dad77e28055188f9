import { z } from 'zod';

import { id } from '../record/field';
import { notification } from '../notification/notification';
import { REGISTRATION_MODES } from '../session/registration-mode';
export { USER_EVENT, userChannel, type EntityKind } from './user-channel';

/** What the event `user` carries: a notification in full, or the name of a record that became stale. */
export const userEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification, unread: z.int() }),
  z.object({
    kind: z.literal('entity'),
    /** Name of the kind: open, an area may bring its own. */
    entity: z.string(),
    /** Where the record is read from: `/api/{resource}/{id}`; absent of what is no record. */
    resource: z.string().optional(),
    id,
    lock_version: z.int(),
    actor_id: id.nullable(),
    /** The record it belongs to: the document of a comment. */
    subject: z.object({ type: z.string(), id }).optional(),
  }),
]);
export type UserEvent = z.infer<typeof userEvent>;

/** The browser's settings of the realtime connection, as `GET /config.json` gives them. */
export const runtimeConfig = z.object({
  realtime: z.object({
    key: z.string(),
    host: z.string(),
    port: z.int(),
    forceTLS: z.boolean(),
    /** The broadcaster is told who is behind the connection, so that it can end all of an employee's. */
    signIn: z.boolean().optional(),
  }),
  company: z.string(),
  demo: z.boolean(),
  /** Who may register; the login page offers it only where somebody may. */
  registration: z.enum(REGISTRATION_MODES),
  /** Of `domains`: the mail domains that are taken; the refusal of another address names them as well. */
  registration_domains: z.array(z.string()).optional(),
  /** The ways in; without it there are passwords alone. */
  sign_in: z
    .object({
      password: z.boolean(),
      /** «Войти через …»: what stands after it; null without an identity provider. */
      sso: z.string().nullable(),
    })
    .optional(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
