import type { activityLine, activityLog } from 'shared/contract/journal/activity-log';
import type { z } from 'zod';
import type { Actor } from '../http/actor';
import type { ActivityLog } from './activity-log.service';
import type { SeenRow } from './journal-list';

const HIDDEN = 'Нет доступа';

/** The line as it is shown to its reader; without one it leads nowhere. */
export function activityLogView(
  row: SeenRow,
  log: ActivityLog,
  reader: Actor | null,
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
    entity_label: row.is_seen ? row.entity_label : HIDDEN,
    entity_url: row.is_seen && reader !== null ? log.addressOf(row, reader) : null,
    changes: row.is_seen ? log.wordsOf(row) : [],
  };
}

/** The line alone, with where it came from and its link of the chain. */
export function activityLineView(
  row: SeenRow,
  log: ActivityLog,
  reader: Actor,
): z.input<typeof activityLine> {
  const { seq, on_behalf_of_id, ip, user_agent, request_id, prev_hash, hash } = row;
  const origin = { seq, on_behalf_of_id, ip, user_agent, request_id, prev_hash, hash };
  return { ...activityLogView(row, log, reader), ...origin };
}
