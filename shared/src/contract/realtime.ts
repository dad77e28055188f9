import { z } from 'zod';

import { id } from './field';
import { notification } from './notification';

/** The one event of the personal channel; laravel-echo listens for it as `.user`. */
export const USER_EVENT = 'user';

/** The name a browser subscribes to through laravel-echo; on the wire it gets the prefix `private-`. */
export function userChannel(userId: number): string {
  return `users.${String(userId)}`;
}

/** Kinds of records whose change is announced. */
export const ENTITY_KINDS = ['agreement', 'addendum', 'commercial_offer', 'company', 'user', 'export', 'release'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** What the event `user` carries: a notification in full, or the name of a record that became stale. */
export const userEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification, unread: z.int() }),
  z.object({
    kind: z.literal('entity'),
    entity: z.enum(ENTITY_KINDS),
    id,
    lock_version: z.int(),
    actor_id: id.nullable(),
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
  }),
  company: z.string(),
  demo: z.boolean(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
