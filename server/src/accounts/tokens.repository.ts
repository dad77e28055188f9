import type { Db, Trx } from '../platform/database/database';
import type { RequestOrigin } from '../platform/http/actor';
import type { TokenKind } from './schema';
import { newToken, tokenHash } from './secret-token';

interface NewToken {
  kind: TokenKind;
  userId: number | null;
  now: Date;
  /** Seconds the token lives. */
  livesFor: number;
  origin: RequestOrigin;
  /** Of a `confirm` link: what it confirms. */
  registrationId?: number;
}

export interface OneTimeToken {
  id: number;
  userId: number | null;
  registrationId: number | null;
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
      registration_id: wanted.registrationId ?? null,
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
    .returning(['id', 'user_id', 'registration_id'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, userId: row.user_id, registrationId: row.registration_id };
}

/** A one-time token without using it up; null when it is unknown, of another kind, used or out of date. */
export async function findToken(
  db: Db,
  { kind, token, now }: { kind: Exclude<TokenKind, 'session'>; token: string; now: Date },
): Promise<OneTimeToken | null> {
  const row = await db
    .selectFrom('tokens')
    .select(['id', 'user_id', 'registration_id'])
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, userId: row.user_id, registrationId: row.registration_id };
}

/** Ends the links of earlier registrations of the account; an administrator's invitation stays. */
export async function revokeRegistrationLinks(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('registration_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
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

/** What is known of a session by its token, also of one that has ended; null of a token nobody was given. */
export async function findSessionsEnd(
  db: Db,
  token: string,
): Promise<{ status: string; is_deleted: boolean; is_revoked: boolean } | null> {
  const row = await db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.status', 'u.deleted_at', 't.revoked_at'])
    .where('t.hash', '=', tokenHash(token))
    .where('t.kind', '=', 'session')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { status, deleted_at, revoked_at } = row;
  return { status, is_deleted: deleted_at !== null, is_revoked: revoked_at !== null };
}

/** Drops tokens that ended so long ago that nobody asks about them any more. */
export async function deleteOldTokens(db: Db, endedBefore: Date): Promise<void> {
  const before = endedBefore.toISOString();
  await db
    .deleteFrom('tokens')
    .where((or) => or.or([or('expires_at', '<', before), or('revoked_at', '<', before)]))
    .execute();
}
