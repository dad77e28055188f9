import type { DocumentRecord } from '../area/area';
import type { ReadinessFault } from './actions/action-plan';

export type { DocumentRecord } from '../area/area';

/** A record with a life of its own: where it stands and what the reader may do to that. */
export interface LivingRecord extends DocumentRecord {
  status: string;
  available_actions: readonly string[];
  readiness: readonly ReadinessFault[];
  can: { edit: boolean; edit_service?: boolean; delete: boolean; upload?: boolean };
}
