import type { activityLine, activityLog } from 'shared/contract/journal/activity-log';
import { HIDDEN_RECORD } from 'shared/contract/record/hidden-record';
import type { z } from 'zod';
import type { ActivityLog } from './activity-log.service';
import type { SeenRow } from './journal-list';
import type { AddressOf } from './record-pages';

/** The line as it is shown to its reader; without addresses it leads nowhere. */
export function activityLogView(
  row: SeenRow,
  log: ActivityLog,
  addressOf: AddressOf | null,
): z.input<typeof activityLog> {
  return {
    id: row.seq,
    occurred_at: row.occurred_at,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    action: row.action,
    action_label: log.labelOf(row.action),
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    entity_label: row.is_seen ? row.entity_label : HIDDEN_RECORD,
    entity_url: row.is_seen && addressOf !== null ? addressOf(row) : null,
    changes: row.is_seen ? log.wordsOf(row) : [],
  };
}

/** The line alone, with where it came from and its link of the chain. */
export function activityLineView(
  row: SeenRow,
  log: ActivityLog,
  addressOf: AddressOf,
): z.input<typeof activityLine> {
  const { seq, on_behalf_of_id, ip, user_agent, request_id, prev_hash, hash } = row;
  const origin = { seq, on_behalf_of_id, ip, user_agent, request_id, prev_hash, hash };
  return { ...activityLogView(row, log, addressOf), ...origin };
}
