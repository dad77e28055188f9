import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';

/** What the employee may do with a counterparty; everybody may read it. */
export function canOf(
  actor: Actor,
  facts: { archived_at: string | null },
): { edit: boolean; delete: boolean } {
  const isOpen = facts.archived_at === null;
  return {
    edit: isOpen && holds(actor, 'counterparties.update'),
    delete: isOpen && holds(actor, 'counterparties.delete'),
  };
}
