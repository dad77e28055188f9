/** The one event of the personal channel; laravel-echo listens for it as `.user`. */
export const USER_EVENT = 'user';

/** The name a browser subscribes to through laravel-echo; on the wire it gets the prefix `private-`. */
export function userChannel(userId: number): string {
  return `users.${String(userId)}`;
}

/** The name of the channel of those who have a record open; on the wire it gets the prefix `presence-`. */
export function recordChannel(resource: string, id: number): string {
  return `records.${resource}.${String(id)}`;
}

/** Somebody who has a record open, as the channel tells it. */
export interface PresentPerson {
  id: number;
  name: string;
}

/** Name of a kind of records whose change is announced: open, an area may bring its own. */
export type EntityKind = string;
