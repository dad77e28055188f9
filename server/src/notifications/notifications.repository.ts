import { sql } from 'kysely';
import type { Notification } from 'shared/contract/notification';
import type { Db, Trx } from '../platform/database/database';

export interface Notice {
  userIds: readonly number[];
  /** One of the types of the domain reference, 1.8: `document_changed`, `export_ready`, `system`… */
  type: string;
  title: string;
  body?: string;
  subject?: { type: string; id: number };
  /** Address of the subject's page inside the suite. */
  url?: string;
  /** Who caused it; never told about it themselves. */
  actorId?: number | null;
  priority?: 'normal' | 'urgent';
  /** An unread notification with the same key is replaced by this one. */
  groupKey?: string;
}

export interface Delivered {
  userId: number;
  notification: Notification;
  /** Unread notifications of this employee, this one included. */
  unread: number;
}

export interface NotificationQuery {
  userId: number;
  unread?: boolean;
  types?: readonly string[];
  limit: number;
  offset: number;
}

type Row = Notification & { user_id: number };

const wire = sql`
  n.id, n.user_id, n.type, n.title, n.body, n.subject_type, n.subject_id, n.url, n.is_read, n.priority, n.created_at,
  a.full_name as actor_name`;

function view({ user_id: _, ...notification }: Row): Notification {
  return notification;
}

/** Adds the notice for everybody who can log in and tells what each of them has unread afterwards. */
export async function addNotice(trx: Trx, notice: Notice): Promise<Delivered[]> {
  const userIds = [...new Set(notice.userIds)].filter((id) => id !== notice.actorId);
  if (userIds.length === 0) return [];
  if (notice.groupKey !== undefined) {
    await trx
      .deleteFrom('notifications')
      .where('user_id', 'in', userIds)
      .where('group_key', '=', notice.groupKey)
      .where('is_read', '=', false)
      .execute();
  }
  const { rows } = await sql<Row & { unread: number }>`
    with n as (
      insert into notifications
        (user_id, type, title, body, subject_type, subject_id, url, actor_id, priority, group_key)
      select id, ${notice.type}, ${notice.title}, ${notice.body ?? ''}, ${notice.subject?.type ?? null},
        ${notice.subject?.id ?? null}::bigint, ${notice.url ?? null}, ${notice.actorId ?? null}::bigint,
        ${notice.priority ?? 'normal'}, ${notice.groupKey ?? null}
      from users where id = any(${userIds}::bigint[]) and status = 'active' and deleted_at is null
      returning *
    )
    select ${wire},
      1 + (select count(*) from notifications o where o.user_id = n.user_id and not o.is_read)::int as unread
    from n left join users a on a.id = n.actor_id
    order by n.user_id`.execute(trx);
  // The count runs on the state before the insertion, hence the one that is added to it.
  return rows.map(({ unread, ...row }) => ({ userId: row.user_id, notification: view(row), unread }));
}

function conditions({ userId, unread, types }: NotificationQuery) {
  return sql`n.user_id = ${userId}
    ${unread === undefined ? sql`` : sql`and n.is_read = ${!unread}`}
    ${types === undefined ? sql`` : sql`and n.type = any(${types}::text[])`}`;
}

/** A page of the employee's own notifications, newest first. */
export async function findNotifications(
  db: Db,
  query: NotificationQuery,
): Promise<{ data: Notification[]; total: number; unread: number }> {
  const where = conditions(query);
  const { rows } = await sql<Row>`
    select ${wire} from notifications n left join users a on a.id = n.actor_id
    where ${where} order by n.id desc limit ${query.limit} offset ${query.offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from notifications n where ${where}`.execute(db);
  const unread = await countUnread(db, query.userId);
  return { data: rows.map(view), total: counts[0]?.total ?? 0, unread };
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
  await db
    .updateTable('notifications')
    .set({ is_read: true, read_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('is_read', '=', false)
    .execute();
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
