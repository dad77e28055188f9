import {
  ACT_ACTIONS,
  destructionAct,
  destructionActAction,
  destructionActCreate,
  destructionActRow,
  destructionActUpdate,
  KEEPINGS,
  keptRecordList,
} from 'shared/contract/archive/destruction-act';
import { DESTRUCTION_ACT_KIND } from 'shared/contract/archive/destruction-act-kind';
import { z } from 'zod';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { act } from './act-actions.service';
import { actResource } from './act-list';
import { actSource } from './act-source';
import { create, remove, update } from './acts.service';
import { preparesActs, readsArchive } from './archived-kinds';
import { listKept } from './kept-records.service';

const whole = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Укажите целое число больше нуля')
    .transform(Number)
    .pipe(z.int().max(most, `Не больше ${String(most)}`));

const keptQuery = z.strictObject({
  keeping: z.enum(KEEPINGS).default('past'),
  search: z.string().trim().max(200).optional(),
  kind: z.string().max(64).optional(),
  page: whole(10_000).default(1),
  per_page: whole(100).default(25),
});

/** What is kept and for how long, and the acts by which it is destroyed. */
export function archiveRoutes(deps: Deps): void {
  const { resource, title } = DESTRUCTION_ACT_KIND;
  route(deps.app, {
    method: 'GET',
    url: '/api/archive/records',
    access: readsArchive(deps.app),
    isDear: true,
    summary: 'Завершённые документы по сроку хранения',
    query: keptQuery,
    response: keptRecordList,
    handler: ({ actor, query: { per_page: perPage, ...query } }) =>
      listKept(deps, actor, { ...query, perPage }),
  });
  readRoutes(deps, {
    source: actSource(deps.app, deps.now),
    access: readsArchive(deps.app),
    list: actResource(deps.app),
    rowView: (row) => row,
    schemas: { row: destructionActRow, card: destructionAct },
  });
  changeRoutes(deps, {
    resource,
    title,
    rights: {
      create: preparesActs(deps.app),
      edit: preparesActs(deps.app),
      delete: preparesActs(deps.app),
      act: readsArchive(deps.app),
    },
    card: destructionAct,
    bodies: {
      create: destructionActCreate,
      change: destructionActUpdate,
      whole: destructionActCreate.extend({ lock_version: z.int() }),
      action: destructionActAction,
    },
    actions: ACT_ACTIONS,
    create: (call) => create(deps, call),
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
    act: (call) => act(deps, call),
  });
}
