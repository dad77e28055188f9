import { sql } from 'kysely';
import { NOTIFICATION_KINDS } from 'shared/contract/notification/notification-kinds';
import type { Trx } from '../platform/database/database';
import { asked, type SharedQuestion } from '../platform/database/side-by-side';
import type { Wishes } from './delivery-plan.policy';
import { type Delivered, type Notice, type Row, wireColumns } from './notifications.repository';

function groupKeyOf({ type, subject, groupKey }: Notice): string | null {
  if (groupKey !== undefined) return groupKey;
  if (!NOTIFICATION_KINDS[type].folds || subject === undefined) return null;
  return `${subject.type}:${String(subject.id)}:${type}`;
}

type Added = Row & {
  unread: number;
  live: boolean | null;
  mail: Wishes['mail'];
  quiet_from: string | null;
  quiet_to: string | null;
  timezone: string;
};

/** What one employee is told, and how many notices it stands for. */
interface Told {
  user_id: number;
  type: string;
  title: string;
  body: string;
  subject_type: string | null;
  subject_id: number | null;
  named_ids: readonly number[] | null;
  view_id: number | null;
  url: string | null;
  actor_id: number | null;
  priority: string;
  group_key: string | null;
  repeats: number;
}

function toldBy(notice: Notice): Told[] {
  const { type, title, body = '', subject, named, viewId = null, url = null, actorId = null } = notice;
  const userIds = [...new Set(notice.userIds)].filter((id) => id !== notice.actorId);
  return userIds.map((user_id) => ({
    user_id,
    type,
    // Words that were cut may end in half of a sign, which PostgreSQL does not take in JSON.
    title: title.toWellFormed(),
    body: body.toWellFormed(),
    subject_type: subject?.type ?? named?.type ?? null,
    subject_id: subject?.id ?? null,
    named_ids: named?.ids ?? null,
    view_id: viewId,
    url,
    actor_id: actorId,
    priority: notice.priority ?? NOTIFICATION_KINDS[type].urgency,
    group_key: groupKeyOf(notice),
    repeats: 1,
  }));
}

/** Everybody may be told once, in one statement: what each of them has unread afterwards is counted before it. */
async function addTold(trx: Trx, told: readonly Told[]): Promise<Delivered[]> {
  if (told.length === 0) return [];
  // In the order of the ids: two notices to the same people would wait for each other otherwise.
  const { rows } = await sql<Added>`
    with n as (
      insert into notifications
        (user_id, type, title, body, subject_type, subject_id, named_ids, view_id, url, actor_id, priority, group_key,
        repeats)
      select t.user_id, t.type, t.title, t.body, t.subject_type, t.subject_id, t.named_ids, t.view_id, t.url,
        t.actor_id, t.priority, t.group_key, t.repeats
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (
        user_id bigint, type text, title text, body text, subject_type text, subject_id bigint,
        named_ids bigint[], view_id bigint, url text, actor_id bigint, priority text, group_key text, repeats int)
      join users u on u.id = t.user_id and u.status = 'active' and u.deleted_at is null
      order by t.user_id
      on conflict (user_id, group_key) where group_key is not null and not is_read do update set
        id = excluded.id, type = excluded.type, title = excluded.title, body = excluded.body,
        subject_type = excluded.subject_type, subject_id = excluded.subject_id, named_ids = excluded.named_ids,
        view_id = excluded.view_id, url = excluded.url, actor_id = excluded.actor_id, priority = excluded.priority, created_at = excluded.created_at,
        repeats = notifications.repeats + excluded.repeats
      returning *
    )
    select ${wireColumns}, s.live, s.mail, q.quiet_from, q.quiet_to, u.timezone,
      1 + (select count(*) from notifications o where o.user_id = n.user_id and not o.is_read
        and (n.group_key is null or o.group_key is distinct from n.group_key))::int as unread
    from n join users u on u.id = n.user_id
    left join users a on a.id = n.actor_id
    left join notification_settings s on s.user_id = n.user_id and s.type = n.type
    left join notification_quiet_hours q on q.user_id = n.user_id
    order by n.user_id`.execute(trx);
  // The count runs on the state before the insertion, hence the one that is added to it.
  return rows.map(({ unread, live, mail, quiet_from, quiet_to, timezone, ...row }) => ({
    userId: row.user_id,
    notification: row,
    unread,
    now: new Date(row.created_at),
    wishes: {
      live,
      mail,
      timezone,
      quiet: quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to },
    },
  }));
}

/** Notices that fold under one key for one employee are one row, in the words of the last; null when they do not. */
function folded(notices: readonly Notice[]): Map<number, Told & { at: number }> | null {
  const rows = new Map<number, Told & { at: number }>();
  for (const [at, notice] of notices.entries()) {
    for (const told of toldBy(notice)) {
      const before = rows.get(told.user_id);
      if (before !== undefined && (told.group_key === null || told.group_key !== before.group_key))
        return null;
      rows.set(told.user_id, { ...told, at, repeats: (before?.repeats ?? 0) + 1 });
    }
  }
  return rows;
}

const NOTICES: SharedQuestion<Notice, Delivered[]> = {
  writes: true,
  askAll: async (trx, notices) => {
    const rows = folded(notices);
    if (rows === null) {
      const each: Delivered[][] = [];
      for (const notice of notices) each.push(await addTold(trx, toldBy(notice)));
      return each;
    }
    const added = await addTold(trx, [...rows.values()]);
    return notices.map((_, at) => added.filter(({ userId }) => rows.get(userId)?.at === at));
  },
};

/**
 * Adds the notice for everybody who can log in, however many, in one statement, and tells what each of them has unread
 * afterwards and how each wants to be told. An unread one with the same group key makes room and is counted in; of
 * notices side by side the last tells of all that fold under one.
 */
export const addNotice = (trx: Trx, notice: Notice): Promise<Delivered[]> => asked(trx, NOTICES, notice);
