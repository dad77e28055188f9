import { MAX_AVATAR_SIZE, userAvatars } from 'shared/contract/user/avatar';
import { user } from 'shared/contract/user/user';
import { z } from 'zod';
import type { EmployeeAccess } from '../../platform/http/access';
import { idParams, idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { mayChangeAvatar, mayReadAvatar } from '../users.policy';
import { readAvatar } from './avatar-upload';
import { listAvatars, openAvatar, removeAvatar, setAvatar } from './avatar.service';

const idOf = (params: unknown) => Number((params as { id?: unknown }).id);
const mayChange: EmployeeAccess = (actor, params) => mayChangeAvatar(actor, idOf(params));
const mayRead: EmployeeAccess = (actor, params) => mayReadAvatar(actor, idOf(params));

/** A form around the picture, bytes. */
const FORM = 16 * 1024;
/** Another picture has another address; what was taken away leaves the browsers within a week. */
const KEPT = 'private, max-age=604800, immutable';

const place = { url: '/api/users/:id/avatar', params: idParams } as const;

/** Pictures of employees. */
export function avatarRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/users/avatars',
    access: 'authenticated',
    summary: 'У кого из сотрудников есть фото и где оно читается',
    response: userAvatars,
    handler: async ({ actor }) => ({ data: await listAvatars(deps, actor) }),
  });
  route(deps.app, {
    method: 'PUT',
    ...place,
    access: mayChange,
    summary: 'Фото сотрудника, своё или чужое: поле file, JPEG, PNG или WebP',
    body: 'multipart',
    bodyLimit: MAX_AVATAR_SIZE + FORM,
    response: user,
    numbersReferences: true,
    handler: async ({ actor, params, origin, request }) =>
      setAvatar(deps, { actor, origin, id: params.id, picture: await readAvatar(request) }),
  });
  route(deps.app, {
    method: 'DELETE',
    ...place,
    access: mayChange,
    summary: 'Сотрудник без фото',
    response: user,
    numbersReferences: true,
    handler: ({ actor, params, origin }) => removeAvatar(deps, { actor, origin, id: params.id }),
  });
  route(deps.app, {
    method: 'GET',
    ...place,
    access: mayRead,
    summary: 'Фото сотрудника; v — его версия из поля avatar, с ней ответ хранится у читателя неделю',
    query: z.strictObject({ v: idText.optional() }),
    response: 'stream',
    handler: async ({ actor, params, query, request, reply }) => {
      const { avatar, content } = await openAvatar(deps, actor, params.id);
      const etag = `"${avatar.sha256}"`;
      reply.headers({
        etag,
        'cache-control': query.v === avatar.file_id ? KEPT : 'private, no-cache',
        'x-content-type-options': 'nosniff',
        // Whatever the content is, it is never a page of ours.
        'content-security-policy': "sandbox; default-src 'none'",
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .headers({ 'content-type': avatar.mime, 'content-length': avatar.size })
        .send(await content());
    },
  });
}
