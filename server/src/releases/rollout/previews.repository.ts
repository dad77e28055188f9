import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';

/** Keeps a preview link by whoever made it, a token or an employee, and answers its number. */
export async function insertPreview(
  trx: Trx,
  preview: {
    area: string;
    version: string;
    expires_at: string;
    tokenId: number | null;
    userId: number | null;
  },
): Promise<number> {
  const { tokenId, userId, ...row } = preview;
  const { id } = await trx
    .insertInto('release_previews')
    .values({ ...row, token_id: tokenId, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** True while the link was not revoked and whoever made it may still do so. */
export async function isPreviewLive(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from release_previews p
      left join deploy_tokens t on t.id = p.token_id
      join users u on u.id = coalesce(p.user_id, t.created_by_id)
      where p.id = ${id} and p.revoked_at is null and p.expires_at > ${now}
        and (t.id is null or (t.revoked_at is null and t.expires_at > ${now}))
        and u.status = 'active' and u.deleted_at is null
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Every preview link of the area ends; answers how many held until now. Those out of date are forgotten. */
export async function revokePreviews(trx: Trx, area: string, now: Date): Promise<number> {
  await trx.deleteFrom('release_previews').where('expires_at', '<', now.toISOString()).execute();
  const ended = await trx
    .updateTable('release_previews')
    .set({ revoked_at: now })
    .where('area', '=', area)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}
