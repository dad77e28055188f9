import type { ActivityChange } from 'shared/contract/activity-log';
import type { Trx } from '../database/database';
import type { Actor, RequestOrigin } from '../http/actor';

export interface ActivityEntry {
  /** Null when the server acts by itself. */
  actor: Pick<Actor, 'id' | 'name'> | null;
  onBehalfOfId?: number | null;
  /** Machine name: `agreement.updated`. */
  action: string;
  entityType: string;
  entityId: number | null;
  /** What the record is called, kept after its deletion. */
  entityLabel: string;
  changes?: readonly ActivityChange[];
  origin: RequestOrigin;
}

/** The append-only journal, chained by keyed hashes. */
export interface ActivityLog {
  /** Adds a line in the transaction of the use case. */
  record(trx: Trx, entry: ActivityEntry): Promise<void>;
  /** Names an action in Russian for the journal: `labels({ 'agreement.updated': 'Изменил договор' })`. */
  label(labels: Readonly<Record<string, string>>): void;
}
