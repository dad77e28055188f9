import { importChange, importJob, importRow } from 'shared/contract/exchange/import';
import { MAX_FILE_SIZE } from 'shared/contract/file/file';
import { z } from 'zod';
import { handedOverAs } from '../files/loose-content.service';
import { listRoute } from '../lists/list-route';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { bodyNamedRoutes } from '../records/naming/body-named.routes';
import { errorsWorkbook } from './import-errors';
import { fieldsFilled } from './importable.service';
import { importList } from './import-list';
import { readFile } from './import-reading.job';
import { runImport } from './import-run.job';
import { type ImportTask, READ_JOB, RUN_JOB } from './import-task';
import { meetLost } from './lost-imports.service';
import { readImportForm } from './import-upload';
import { cancel, change, get, remove, requireErrors, run, upload } from './imports.service';
import { dropOldImports } from './import-tidying.service';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function changeRoutes(deps: Deps): void {
  const { app } = deps;
  const own = { access: 'authenticated', params: idParams, response: importJob } as const;
  route(app, {
    method: 'PATCH',
    url: '/api/imports/:id',
    ...own,
    summary: 'Что загрузить: поля колонок, что делать со строками, проверка или загрузка',
    body: importChange,
    handler: ({ actor, params, body }) => change(deps, { actor, id: params.id, input: body }),
  });
  bodyNamedRoutes(deps, {
    resource: 'imports',
    title: 'Загрузки из файлов',
    rights: { edit: 'authenticated', delete: 'authenticated' },
    card: importJob,
    bodies: { change: importChange },
    update: (call) => change(deps, call),
    remove: (call) => remove(deps, call),
  });
  route(app, {
    method: 'POST',
    url: '/api/imports/:id/run',
    ...own,
    summary: 'Проверка или загрузка строк; остановленная загрузка продолжается',
    body: z.strictObject({}).optional(),
    handler: ({ actor, params, origin }) => run(deps, { actor, origin, id: params.id }),
  });
  route(app, {
    method: 'POST',
    url: '/api/imports/:id/cancel',
    ...own,
    summary: 'Остановка загрузки: записанное остаётся',
    body: z.strictObject({}).optional(),
    handler: ({ actor, params }) => cancel(deps, { actor, id: params.id }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/imports/:id',
    access: 'authenticated',
    summary: 'Удаление загрузки из своего списка: записанное остаётся',
    params: idParams,
    handler: ({ actor, params }) => remove(deps, { actor, id: params.id }),
  });
}

/** Files of tables that fill registers, off the request path. */
export function importsModule(deps: Deps): void {
  const { app } = deps;
  deps.activity.labels({ 'import.started': 'Загрузка из файла' });
  deps.jobs.define<ImportTask>(READ_JOB, (task) => readFile(deps, task), { retries: 0, apart: true });
  deps.jobs.define<ImportTask>(RUN_JOB, (task) => runImport(deps, task), { retries: 0, apart: true });
  deps.jobs.define('imports.notice-lost', () => meetLost(deps), { schedule: '* * * * *' });
  deps.jobs.define('imports.tidy', () => dropOldImports(deps), { schedule: '55 3 * * *' });
  listRoute(deps, {
    url: '/api/imports',
    access: 'authenticated',
    summary: 'Свои загрузки из файлов',
    resource: importList,
    row: importRow,
    view: (row) => row,
  });
  route(app, {
    method: 'POST',
    url: '/api/imports',
    access: 'authenticated',
    summary: 'Файл таблицы для загрузки: поля resource, mode, given (общие значения строк, JSON), затем file',
    body: 'multipart',
    bodyLimit: MAX_FILE_SIZE + 1024 * 1024,
    response: importJob,
    status: 201,
    handler: async ({ actor, request }) => upload(deps, { actor, ...(await readImportForm(request)) }),
  });
  route(app, {
    method: 'GET',
    url: '/api/imports/:id',
    access: 'authenticated',
    summary: 'Загрузка: колонки файла, поля, ход, первые ошибки',
    params: idParams,
    response: importJob,
    handler: ({ actor, params }) => get(deps, { actor, id: params.id }),
  });
  changeRoutes(deps);
  route(app, {
    method: 'GET',
    url: '/api/imports/:id/errors',
    access: 'authenticated',
    summary: 'Строки с ошибками таблицей Excel',
    params: idParams,
    response: 'stream',
    handler: async ({ actor, params, reply }) => {
      const job = await requireErrors(deps, { actor, id: params.id });
      const name = `Ошибки_${job.file_name.replace(/\.[^.]*$/, '')}.xlsx`;
      void reply
        .type(XLSX)
        .header('content-disposition', handedOverAs(name))
        .header('x-content-type-options', 'nosniff');
      return errorsWorkbook(deps.db, job, fieldsFilled(deps.app, job.resource));
    },
  });
}
