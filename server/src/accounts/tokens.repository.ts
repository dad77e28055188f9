import type { Db, Trx } from '../platform/database/database';
import type { RequestOrigin } from '../platform/http/actor';
import type { Registration, TokenKind } from './schema';
import { newToken, tokenHash } from './secret-token';

interface NewToken {
  kind: TokenKind;
  userId: number | null;
  now: Date;
  /** Seconds the token lives. */
  livesFor: number;
  origin: RequestOrigin;
  registration?: Registration;
}

export interface OneTimeToken {
  id: number;
  userId: number | null;
  registration: Registration | null;
}

/** Makes a token of the kind; what is returned is the only copy. */
export async function createToken(db: Db, wanted: NewToken): Promise<string> {
  const { token, hash } = newToken();
  await db
    .insertInto('tokens')
    .values({
      kind: wanted.kind,
      user_id: wanted.userId,
      hash,
      created_at: wanted.now,
      expires_at: new Date(wanted.now.getTime() + wanted.livesFor * 1000),
      last_used_at: wanted.now,
      ip: wanted.origin.ip,
      user_agent: wanted.origin.userAgent,
      registration: wanted.registration === undefined ? null : JSON.stringify(wanted.registration),
    })
    .execute();
  return token;
}

/** Uses a one-time token up; null when it is unknown, of another kind, used or out of date. */
export async function takeToken(
  trx: Trx,
  { kind, token, now }: { kind: Exclude<TokenKind, 'session'>; token: string; now: Date },
): Promise<OneTimeToken | null> {
  const row = await trx
    .updateTable('tokens')
    .set({ revoked_at: now, last_used_at: now })
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['id', 'user_id', 'registration'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, userId: row.user_id, registration: row.registration };
}

/** Ends every token of an employee, or those of one kind. */
export async function revokeTokens(
  db: Db,
  wanted: { userId: number; now: Date; kind?: TokenKind },
): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: wanted.now })
    .where('user_id', '=', wanted.userId)
    .where('revoked_at', 'is', null)
    .$if(wanted.kind !== undefined, (query) => query.where('kind', '=', wanted.kind ?? 'session'))
    .execute();
}

/** Ends one session. */
export async function revokeSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Drops tokens that ended so long ago that nobody asks about them any more. */
export async function deleteOldTokens(db: Db, endedBefore: Date): Promise<void> {
  const before = endedBefore.toISOString();
  await db
    .deleteFrom('tokens')
    .where((or) => or.or([or('expires_at', '<', before), or('revoked_at', '<', before)]))
    .execute();
}
