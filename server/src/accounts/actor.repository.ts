import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { rightsQuery, type RightsRow } from './actor-rights';
import { reachOf, rightsOf } from './held-rights';
import { tokenHash } from './secret-token';
import { SESSION_IDLE, SESSION_TOUCH } from './session.policy';

interface SessionRow extends RightsRow {
  session_id: number;
  last_used_at: string;
}

function actorOf(row: RightsRow, sessionId: number): Actor {
  return {
    id: row.id,
    name: row.name,
    permissions: rightsOf(row.rights),
    ...reachOf(row),
    departmentId: row.department_id,
    sessionId,
  };
}

/**
 * The employee behind a session's token with all rights, in one query and never from a cache, so that a
 * revocation on any node counts at once; null when the session or the account has ended.
 */
export async function findActor(db: Db, token: string, now: Date): Promise<Actor | null> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE * 1000);
  const where = sql`t.hash = ${tokenHash(token)} and t.kind = 'session' and t.revoked_at is null
        and t.expires_at > ${now} and t.last_used_at > ${idleSince}
        and u.status = 'active' and u.deleted_at is null`;
  const from = sql`tokens t join users u on u.id = t.user_id`;
  const also = sql`t.id as session_id, t.last_used_at,`;
  const { rows } = await rightsQuery<SessionRow>({ from, where, also }).execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  if (now.getTime() - new Date(row.last_used_at).getTime() > SESSION_TOUCH * 1000) {
    await db.updateTable('tokens').set({ last_used_at: now }).where('id', '=', row.session_id).execute();
  }
  return actorOf(row, row.session_id);
}

/** The employee of an active account with all rights of this moment, outside any session; null when it has ended. */
export async function findEmployee(db: Db, userId: number): Promise<Actor | null> {
  const where = sql`u.id = ${userId} and u.status = 'active' and u.deleted_at is null`;
  const { rows } = await rightsQuery({ from: sql`users u`, where }).execute(db);
  const row = rows[0];
  return row === undefined ? null : actorOf(row, 0);
}
