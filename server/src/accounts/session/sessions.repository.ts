import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { SESSION_IDLE } from '../session.policy';

export interface OpenSession {
  id: number;
  user_agent: string | null;
  ip: string | null;
  created_at: string;
  last_used_at: string;
}

const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE * 1000);

/** The sessions of the employee that are open, the latest used first. */
export async function findSessions(db: Db, userId: number, now: Date): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, user_agent, ip, created_at, coalesce(last_used_at, created_at) as last_used_at from tokens
    where user_id = ${userId} and kind = 'session' and revoked_at is null
      and expires_at > ${now} and last_used_at > ${idleSince(now)}
    order by last_used_at desc, id desc limit 200`.execute(db);
  return rows;
}

/** Ends open sessions of the employee: one, all, or all but one; answers which. */
export async function revokeSessions(
  trx: Trx,
  wanted: { userId: number; now: Date; only?: number; except?: number },
): Promise<number[]> {
  const { userId, now, only, except } = wanted;
  const rows = await trx
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'session')
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends sessions whose time is over or whose bearer may no longer be here; answers which, and whose. */
export async function revokeStaleSessions(trx: Trx, now: Date): Promise<{ id: number; user_id: number }[]> {
  const { rows } = await sql<{ id: number; user_id: number }>`
    update tokens t set revoked_at = ${now}
    from users u
    where u.id = t.user_id and t.kind = 'session' and t.revoked_at is null
      and (t.expires_at <= ${now} or t.last_used_at <= ${idleSince(now)}
        or u.status <> 'active' or u.deleted_at is not null)
    returning t.id, t.user_id`.execute(trx);
  return rows;
}

/** Sessions that ended since the moment, however they ended. */
export async function findEndedSince(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('tokens')
    .select('id')
    .where('kind', '=', 'session')
    .where('revoked_at', '>', since.toISOString())
    .execute();
  return rows.map(({ id }) => id);
}
