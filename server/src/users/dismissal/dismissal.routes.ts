import { user } from 'shared/contract/user/user';
import { dismissalInput, openWork, openWorkItems, reinstatementInput } from 'shared/contract/user/user-input';
import { z } from 'zod';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { dismiss } from './dismissal.service';
import { reinstate } from './reinstatement.service';
import { findOpenWork, findOpenWorkOf } from './open-work-reading.service';

const whole = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Укажите целое число больше нуля')
  .transform(Number);

const pageQuery = z.strictObject({
  page: whole.default(1),
  per_page: whole.pipe(z.int().max(100, 'Не больше 100')).default(20),
});

/** What an employee leaves open, and the dismissal that gives it to somebody else. */
export function dismissalRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/users/:id/open-work',
    access: 'users.update_other',
    summary: 'Что останется открытым, если сотрудник уйдёт',
    params: idParams,
    response: openWork,
    handler: ({ actor, params }) => findOpenWork(deps, { actor, id: params.id }),
  });
  route(app, {
    method: 'GET',
    url: '/api/users/:id/open-work/:key',
    access: 'users.update_other',
    summary: 'Открытые дела одного вида: всё, что читателю можно назвать',
    params: idParams.extend({ key: z.string().max(100) }),
    query: pageQuery,
    response: openWorkItems,
    handler: ({ actor, params, query }) =>
      findOpenWorkOf(deps, { actor, ...params, page: query.page, perPage: query.per_page }),
  });
  route(app, {
    method: 'POST',
    url: '/api/users/:id/dismiss',
    access: 'users.update_other',
    summary: 'Увольнение: открытые дела переходят преемнику, вход закрыт',
    params: idParams,
    body: dismissalInput,
    response: user,
    numbersReferences: true,
    handler: ({ actor, params, body, origin }) =>
      dismiss(deps, { actor, origin, id: params.id, input: body }),
  });
  route(app, {
    method: 'POST',
    url: '/api/users/:id/reinstate',
    access: 'users.create',
    summary: 'Возвращение уволенного: новое приглашение, ролей нет, переданные дела остаются у преемника',
    params: idParams,
    body: reinstatementInput,
    response: user,
    conflict: user,
    numbersReferences: true,
    handler: ({ actor, params, body, origin }) =>
      reinstate(deps, { actor, origin, id: params.id, input: body }),
  });
}
