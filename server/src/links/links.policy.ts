import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { LinkedDocument } from './linked-kinds';

/**
 * Whoever may change an agreement connects it with others, in whatever state it is: what it is connected with is no
 * part of what was agreed. What is archived is left as it is.
 */
export function mayLink(
  actor: Actor,
  agreement: Pick<LinkedDocument, 'is_archived' | 'is_destroyed'>,
): boolean {
  return holds(actor, 'agreements.edit') && !agreement.is_archived && !agreement.is_destroyed;
}
