import { absence, absenceCreate, absenceUpdate, absenceWhole } from 'shared/contract/approval/absence';
import { businessDay } from '../../calendar/business-day';
import { listRoute } from '../../lists/list-route';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { absenceList } from './absence-list';
import { absenceView, create, getAbsence, remove, update } from './absences.service';
import { bodyNamedRoutes } from '../../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../../records/naming/removal-version';

const url = '/api/absences';

/** Absences and deputies: one's own always, of others with the right to edit their accounts. */
export function absencesRoutes(deps: Deps): void {
  const { app } = deps;
  listRoute(deps, {
    url,
    access: 'authenticated',
    summary: 'Замещения: свои и те, в которых сотрудник замещает другого',
    resource: absenceList,
    row: absence,
    view: (row, actor) => absenceView(row, actor, businessDay(deps.now())),
  });
  route(app, {
    method: 'GET',
    url: `${url}/:id`,
    access: 'authenticated',
    summary: 'Замещение',
    params: idParams,
    response: absence,
    numbersReferences: true,
    handler: ({ actor, params }) => getAbsence(deps, actor, params.id),
  });
  route(app, {
    method: 'POST',
    url,
    access: 'authenticated',
    summary: 'Назначить замещение: себе или, с правом на чужие учётные записи, другому',
    body: absenceCreate,
    response: absence,
    numbersReferences: true,
    status: 201,
    handler: ({ actor, body, origin }) => create(deps, { actor, origin, input: body }),
  });
  const changing = {
    access: 'authenticated',
    params: idParams,
    response: absence,
    numbersReferences: true,
  } as const;
  route(app, {
    method: 'PUT',
    url: `${url}/:id`,
    ...changing,
    summary: 'Замещение целиком',
    body: absenceWhole,
    handler: ({ actor, params, body, origin }) =>
      update(deps, { actor, origin, id: params.id, lockVersion: body.lock_version, input: body }),
  });
  route(app, {
    method: 'PATCH',
    url: `${url}/:id`,
    ...changing,
    summary: 'Часть замещения',
    body: absenceUpdate,
    handler: ({ actor, params, body, origin }) =>
      update(deps, { actor, origin, id: params.id, lockVersion: body.lock_version, input: body }),
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: 'authenticated',
    summary: 'Удалить замещение; lock_version в теле или в строке запроса',
    params: idParams,
    ...removalInput,
    handler: async ({ actor, params, query, body, origin }) => {
      await remove(deps, { actor, origin, id: params.id, lockVersion: removalVersion(body, query) });
    },
  });
  bodyNamedRoutes(deps, {
    resource: 'absences',
    title: 'Замещения',
    rights: { edit: 'authenticated', delete: 'authenticated' },
    card: absence,
    bodies: { change: absenceUpdate },
    update: ({ input, ...call }) => update(deps, { ...call, lockVersion: input.lock_version, input }),
    remove: (call) => remove(deps, call),
  });
}
