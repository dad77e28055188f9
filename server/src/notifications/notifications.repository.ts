import { type RawBuilder, sql } from 'kysely';
import type { Notification } from 'shared/contract/notification/notification';
import {
  type NotificationPriority,
  type NotificationType,
} from 'shared/contract/notification/notification-kinds';
import type { Db } from '../platform/database/database';
import type { Wishes } from './delivery-plan.policy';

export interface Notice {
  userIds: readonly number[];
  type: NotificationType;
  title: string;
  body?: string;
  subject?: { type: string; id: number };
  /** The records of a type that the words name, where they are several and none of them is the subject. */
  named?: { type: string; ids: readonly number[] };
  /** The saved view that the words name. */
  viewId?: number;
  /** Address of the subject's page inside the suite. */
  url?: string;
  /** Who caused it; never told about it themselves. */
  actorId?: number | null;
  /** As urgent as its kind by default. */
  priority?: NotificationPriority;
  /** An unread notification with the same key is replaced by this one; by default a kind that folds does so by record. */
  groupKey?: string;
}

export interface Delivered {
  userId: number;
  notification: Notification;
  /** Unread notifications of this employee, this one included. */
  unread: number;
  wishes: Wishes;
  /** The moment of the insertion. */
  now: Date;
}

export interface NotificationQuery {
  userId: number;
  unread?: boolean;
  types?: readonly string[];
  limit: number;
  offset: number;
  seen: Seen;
}

export type Row = Notification & { user_id: number };

/** Whether its reader sees what a notification `n` tells of. */
export type Seen = RawBuilder<boolean>;

/** A notification with whether its reader sees, at this moment, what it tells of. */
export type SeenNotification = Notification & { is_seen: boolean };

/** What is read of a notification `n` with its actor `a`. */
export const wireColumns = sql`
  n.id, n.user_id, n.type, n.title, n.body, n.subject_type, n.subject_id, n.url, n.is_read, n.read_at, n.priority,
  n.group_key, n.repeats, n.created_at, n.actor_id, a.full_name as actor_name`;

function conditions({ userId, unread, types }: NotificationQuery) {
  return sql`n.user_id = ${userId}
    ${unread === undefined ? sql`` : sql`and n.is_read = ${!unread}`}
    ${types === undefined ? sql`` : sql`and n.type = any(${types}::text[])`}`;
}

/** A page of the employee's own notifications, newest first. */
export async function findNotifications(
  db: Db,
  query: NotificationQuery,
): Promise<{ data: SeenNotification[]; total: number; unread: number }> {
  const where = conditions(query);
  // The page comes first: what it tells of is looked for by the ids of its few rows, and never of all of them.
  const { rows } = await sql<SeenNotification>`
    select ${wireColumns}, ${query.seen} as is_seen
    from (select n.* from notifications n where ${where}
      order by n.id desc limit ${query.limit} offset ${query.offset}) n
    left join users a on a.id = n.actor_id order by n.id desc`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from notifications n where ${where}`.execute(db);
  const unread = await countUnread(db, query.userId);
  return { data: rows, total: counts[0]?.total ?? 0, unread };
}

/** The employee's own notification; null when there is none, or it is somebody else's. */
export async function findNotification(
  db: Db,
  { userId, id, seen }: { userId: number; id: number; seen: Seen },
): Promise<SeenNotification | null> {
  const { rows } = await sql<SeenNotification>`
    select ${wireColumns}, ${seen} as is_seen from notifications n left join users a on a.id = n.actor_id
    where n.id = ${id} and n.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Those of the notifications that tell of what their reader does not see. */
export async function findUnseen(db: Db, ids: readonly number[], seen: Seen): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select n.id from notifications n where n.id = any(${ids}::bigint[]) and not ${seen}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Unread notifications of the employee. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** The employee's own notifications among the ids are read; other people's stay as they are. */
export async function markRead(
  db: Db,
  { userId, ids, now }: { userId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ is_read: true, read_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('is_read', '=', false)
    .execute();
}

/** What is told of one thing by these kinds. */
export interface ToldOf {
  groupKey: string;
  types: readonly NotificationType[];
}

/** What the employees have not read of it is read; answers which notifications, and whose. */
export function markToldRead(
  db: Db,
  { userIds, groupKey, types, now }: ToldOf & { userIds: readonly number[]; now: Date },
): Promise<{ id: number; user_id: number }[]> {
  return db
    .updateTable('notifications')
    .set({ is_read: true, read_at: now })
    .where('user_id', 'in', [0, ...userIds])
    .where('group_key', '=', groupKey)
    .where('type', 'in', types)
    .where('is_read', '=', false)
    .returning(['id', 'user_id'])
    .execute();
}

/** The employee's own notifications among the ids are unread again; one stays read whose repeat is unread afterwards. */
export async function markUnread(
  db: Db,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<void> {
  await sql`
    update notifications n set is_read = false, read_at = null
    where n.user_id = ${userId} and n.is_read and n.id = any(${ids}::bigint[])
      and (n.group_key is null or not exists (
        select from notifications o where o.user_id = n.user_id and o.group_key = n.group_key and o.id <> n.id
          and (not o.is_read or (o.id > n.id and o.id = any(${ids}::bigint[])))))`.execute(db);
}

/** What the employee was told of a view no longer names it as one to ask for, nor opens it. */
export async function forgetView(
  db: Db,
  { userId, viewId }: { userId: number; viewId: number },
): Promise<void> {
  await sql`
    update notifications set view_id = null, url = regexp_replace(url, '[?&]view=[0-9]+$', '')
    where user_id = ${userId} and view_id = ${viewId}`.execute(db);
}

/** Drops notifications that were read long ago, or that lay unread for so long that nobody looks for them. */
export async function deleteOld(db: Db, before: { read: Date; created: Date }): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where((or) =>
      or.or([
        or.and([or('is_read', '=', true), or('read_at', '<', before.read.toISOString())]),
        or('created_at', '<', before.created.toISOString()),
      ]),
    )
    .execute();
}
