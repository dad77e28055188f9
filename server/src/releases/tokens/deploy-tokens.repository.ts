import type { DeployToken, TokenPercent } from 'shared/contract/release/release-status';
import type { Db, Trx } from '../../platform/database/database';

/** The last use is put down so often at most: a line for every request would cost more than it tells. */
const TOUCH_MS = 60_000;

export interface LiveToken {
  id: number;
  area: string;
  name: string;
  /** Up to how many percent of the employees it may switch a version on. */
  max_percent: TokenPercent;
}

/** Keeps a new token by its digest and answers its number. */
export async function insertDeployToken(
  trx: Trx,
  row: {
    area: string;
    name: string;
    hash: Buffer;
    maxPercent: TokenPercent;
    createdById: number;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('deploy_tokens')
    .values({
      area: row.area,
      name: row.name,
      hash: row.hash,
      max_percent: row.maxPercent,
      created_by_id: row.createdById,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tokens that were not revoked, those out of date too, the newest first. */
export async function findDeployTokens(db: Db): Promise<DeployToken[]> {
  return db
    .selectFrom('deploy_tokens as t')
    .innerJoin('users as u', 'u.id', 't.created_by_id')
    .select([
      't.id',
      't.area',
      't.name',
      't.max_percent',
      't.created_at',
      'u.full_name as created_by',
      't.expires_at',
      't.last_used_at',
    ])
    .where('t.revoked_at', 'is', null)
    .orderBy('t.id', 'desc')
    .execute();
}

/** The token that holds at this moment; null when it is unknown, revoked or out of date, or whoever made it is blocked. */
export async function getLiveToken(db: Db, hash: Buffer, now: Date): Promise<LiveToken | null> {
  const row = await db
    .selectFrom('deploy_tokens as t')
    .innerJoin('users as u', 'u.id', 't.created_by_id')
    .select(['t.id', 't.area', 't.name', 't.max_percent', 't.last_used_at'])
    .where('t.hash', '=', hash)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now.toISOString())
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { last_used_at: lastUsedAt, ...token } = row;
  if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) > TOUCH_MS) {
    await db.updateTable('deploy_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  return token;
}

/** The token holds no more; answers what it was, or null when there is none to revoke. */
export async function revokeDeployToken(trx: Trx, id: number, now: Date): Promise<LiveToken | null> {
  const row = await trx
    .updateTable('deploy_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'area', 'name', 'max_percent'])
    .executeTakeFirst();
  return row ?? null;
}
