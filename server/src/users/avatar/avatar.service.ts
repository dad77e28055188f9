import { Readable } from 'node:stream';
import type { UserAvatars } from 'shared/contract/user/avatar';
import type { User } from 'shared/contract/user/user';
import { addLooseFile } from '../../files/loose-content.service';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { changeRecord } from '../../records/record-change.service';
import { userSource } from '../user-source';
import { updateUser } from '../users.repository';
import { AVATAR_ADDED, AVATAR_REMOVED, AVATAR_REPLACED } from './avatar-change';
import { findAvatar, findAvatars, type KeptAvatar } from './avatar.repository';
import type { Picture } from './format/picture';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
}

const GONE = 'Сотрудник уволен, фото ему не добавляют';

/** The employee has this picture; the one before goes with the next tidying. Refuses with 404, and with 422 a dismissed one. */
export async function setAvatar(
  deps: Deps,
  { picture, ...call }: Call & { picture: Picture },
): Promise<User> {
  const { mime, extension, bytes } = picture;
  const stored = await deps.files.put(Readable.from([bytes]));
  return changeRecord(deps, userSource, {
    ...call,
    lockVersion: null,
    decide: async ({ trx, row, now }) => {
      if (row.status === 'dismissed') throw new ValidationFailed({ file: [GONE] }, GONE);
      const file = { ...stored, name: `avatar.${extension}`, mime, extension };
      const avatar_file_id = await addLooseFile(deps, trx, { ...file, userId: call.actor.id });
      await updateUser(trx, row.id, { columns: { avatar_file_id }, actorId: call.actor.id, now });
      return { action: 'user.updated', said: [row.avatar === null ? AVATAR_ADDED : AVATAR_REPLACED] };
    },
  });
}

/** The employee has no picture, whether there was one or not. Refuses with 404. */
export function removeAvatar(deps: Deps, call: Call): Promise<User> {
  return changeRecord(deps, userSource, {
    ...call,
    lockVersion: null,
    decide: async ({ trx, row, now }) => {
      if (row.avatar === null) return null;
      await updateUser(trx, row.id, { columns: { avatar_file_id: null }, actorId: call.actor.id, now });
      return { action: 'user.updated', said: [AVATAR_REMOVED] };
    },
  });
}

/** The picture of an employee; refuses with 404 where the reader does not know of the employee, and where there is none. */
export async function openAvatar(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ avatar: KeptAvatar; content: () => Promise<Readable> }> {
  const avatar = await findAvatar(deps.db, actor, id);
  if (avatar === null) throw new NotFound('Фото нет');
  return { avatar, content: () => deps.files.get(avatar.sha256) };
}

/** Everybody with a picture that the reader may see. */
export function listAvatars(deps: Deps, actor: Actor): Promise<UserAvatars['data']> {
  return findAvatars(deps.db, actor);
}
