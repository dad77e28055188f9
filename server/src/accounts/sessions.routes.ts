import { liveSessions, messageAnswer, passwordChangeInput } from 'shared/contract/session/session';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { changeOwnPassword } from './recovery/password-change.service';
import { endOne, endOthers, findOwn } from './session/sessions.service';

const CHANGED = 'Пароль изменён. На других устройствах потребуется войти заново';

/** What an employee does with their own way in: the places where they are logged in, and the password. */
export function sessionsRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/sessions',
    access: 'authenticated',
    tag: 'accounts',
    summary: 'Где выполнен вход под своей учётной записью',
    response: liveSessions,
    handler: async ({ actor }) => ({ data: await findOwn(deps, actor) }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/sessions/:id',
    access: 'authenticated',
    tag: 'accounts',
    summary: 'Завершение одного из своих сеансов',
    params: idParams,
    handler: ({ actor, params, origin }) => endOne(deps, params.id, { actor, origin }),
  });
  route(app, {
    method: 'POST',
    url: '/api/sessions/end-others',
    access: 'authenticated',
    tag: 'accounts',
    summary: 'Завершение всех своих сеансов, кроме этого',
    handler: async ({ actor, origin }) => void (await endOthers(deps, { actor, origin })),
  });
  route(app, {
    method: 'POST',
    url: '/api/password/change',
    access: 'authenticated',
    tag: 'accounts',
    summary: 'Смена своего пароля; остальные сеансы завершаются',
    body: passwordChangeInput,
    response: messageAnswer,
    handler: async ({ actor, body, origin }) => {
      await changeOwnPassword(deps, body, { actor, origin });
      return { message: CHANGED };
    },
  });
}
