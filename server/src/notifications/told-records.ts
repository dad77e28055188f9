import { sql } from 'kysely';
import type { Notification } from 'shared/contract/notification/notification';
import { isNotificationType, NOTIFICATION_KINDS } from 'shared/contract/notification/notification-kinds';
import type { ActivityLog } from '../platform/activity/activity-log.service';
import { closedTypes } from '../lists/read-access';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { opensView } from '../saved-views/view-rows.service';
import type { Seen, SeenNotification } from './notifications.repository';

/** What stands in place of what was told of a record whose reader no longer sees it. */
const NO_ACCESS = 'Нет доступа к записи';

export type Asked = Pick<Deps, 'app' | 'activity' | 'now'>;

/**
 * Whether the reader sees, at this moment, every record a notification `n` tells of, by the rules of the journal: a record
 * that was moved or a right that was taken closes what was told of it before. The right to read is asked of every type
 * here: the journal names rows of books to whoever reads the journal. A saved view that is named is asked for as well.
 */
export function seesTold(deps: Asked, reader: Actor): Seen {
  const closed = closedTypes(deps.app, reader);
  const mayRead = sql<boolean>`coalesce(n.subject_type <> all(${closed}::text[]), true)`;
  return sql<boolean>`(${closed.length > 0 ? mayRead : sql`true`} and (n.view_id is null or ${opensView(deps, reader, sql`n.view_id`)})
    and ${seesEach(deps.activity, reader)})`;
}

function seesEach(activity: Pick<ActivityLog, 'seenBy'>, reader: Actor): Seen {
  // The rules are written over lines of the journal: what was told of takes the place of one.
  return sql<boolean>`not exists (
    select from (
      select n.subject_type as entity_type, told.id as entity_id
      from unnest(coalesce(n.named_ids, array[n.subject_id])) as told (id)
    ) as activity_logs
    where not ${activity.seenBy(reader)})`;
}

/** That something was told of a record, and when; not of which, by whom, or what. */
export function withoutRecord(told: Notification): Notification {
  return {
    ...told,
    title: isNotificationType(told.type) ? NOTIFICATION_KINDS[told.type].title : NO_ACCESS,
    body: NO_ACCESS,
    subject_type: null,
    subject_id: null,
    url: null,
    actor_id: null,
    actor_name: null,
    group_key: null,
    repeats: 1,
  };
}

/** The notification as its reader may read it. */
export function toldTo({ is_seen, ...told }: SeenNotification): Notification {
  return is_seen ? told : withoutRecord(told);
}
