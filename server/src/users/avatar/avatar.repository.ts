import { sql } from 'kysely';
import type { UserAvatars } from 'shared/contract/user/avatar';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { mayReadPersonal } from '../users.policy';
import { avatarAddress, visibleUsers } from '../users.repository';

export interface KeptAvatar {
  file_id: number;
  sha256: string;
  mime: string;
  size: number;
}

/** The picture of an employee the reader knows of; null without one. */
export async function findAvatar(db: Db, reader: Actor, id: number): Promise<KeptAvatar | null> {
  const { rows } = await sql<KeptAvatar>`
    select f.id as file_id, f.sha256, f.mime, f.size from users u join files f on f.id = u.avatar_file_id
    where u.id = ${id} and ${visibleUsers(reader)}`.execute(db);
  return rows[0] ?? null;
}

/** Everybody with a picture that the reader may see. */
export async function findAvatars(db: Db, reader: Actor): Promise<UserAvatars['data']> {
  const whose = mayReadPersonal(reader) ? sql`true` : sql`u.id = ${reader.id}`;
  const { rows } = await sql<UserAvatars['data'][number]>`
    select u.id, ${avatarAddress} as avatar from users u
    where u.avatar_file_id is not null and ${visibleUsers(reader)} and ${whose} order by u.id`.execute(db);
  return rows;
}
