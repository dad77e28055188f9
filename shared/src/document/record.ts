import type { ReadinessFault } from './actions/action-plan';

/** What every record of a card is known by. */
export interface DocumentRecord {
  id: number;
  lock_version: number;
}

/** A record with a life of its own: where it stands and what the reader may do to that. */
export interface LivingRecord extends DocumentRecord {
  status: string;
  available_actions: readonly string[];
  readiness: readonly ReadinessFault[];
  can: { edit: boolean; edit_service?: boolean; delete: boolean };
}
