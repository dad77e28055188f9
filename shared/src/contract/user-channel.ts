/** The one event of the personal channel; laravel-echo listens for it as `.user`. */
export const USER_EVENT = 'user';

/** The name a browser subscribes to through laravel-echo; on the wire it gets the prefix `private-`. */
export function userChannel(userId: number): string {
  return `users.${String(userId)}`;
}

/** Kinds of records whose change is announced. */
export const ENTITY_KINDS = [
  'agreement',
  'addendum',
  'commercial_offer',
  'company',
  'user',
  'export',
  'release',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];
