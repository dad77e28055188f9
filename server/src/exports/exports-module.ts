import { exportInput, exportJob } from 'shared/contract/exchange/export';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { runExport } from './exports.job';
import { takeUpLost } from './export-runs.service';
import { EXPORT_JOB, type ExportTask } from './export-task';
import { cancel, dropOldExports, get, open, start } from './exports.service';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HOUR = 3600;

/** Exports of whole registers to spreadsheets, off the request path. */
export function exportsModule(deps: Deps): void {
  const { app } = deps;
  deps.activity.labels({ 'export.started': 'Выгрузка реестра' });
  deps.jobs.define<ExportTask>(EXPORT_JOB, (task) => runExport(deps, task), {
    retries: 1,
    expiresIn: HOUR,
    apart: true,
  });
  deps.jobs.define('exports.take-up', () => takeUpLost(deps), { schedule: '* * * * *' });
  deps.jobs.define('exports.tidy', () => dropOldExports(deps), { schedule: '50 3 * * *' });
  route(app, {
    method: 'POST',
    url: '/api/exports',
    access: 'authenticated',
    summary: 'Выгрузка реестра в XLSX',
    body: exportInput,
    response: exportJob,
    status: 201,
    handler: ({ actor, body, origin }) => start(deps, { actor, origin, input: body }),
  });
  route(app, {
    method: 'GET',
    url: '/api/exports/:id',
    access: 'authenticated',
    summary: 'Ход выгрузки',
    params: idParams,
    response: exportJob,
    handler: ({ actor, params }) => get(deps, actor, params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/exports/:id/cancel',
    access: 'authenticated',
    summary: 'Остановка выгрузки',
    params: idParams,
    response: exportJob,
    handler: ({ actor, params }) => cancel(deps, actor, params.id),
  });
  route(app, {
    method: 'GET',
    url: '/api/exports/:id/file',
    access: 'authenticated',
    summary: 'Файл выгрузки',
    params: idParams,
    response: 'stream',
    handler: async ({ actor, params, reply }) => {
      const { job, content } = await open(deps, actor, params.id);
      const name = encodeURIComponent(job.file_name ?? 'export.xlsx');
      void reply
        .type(XLSX)
        .header('content-disposition', `attachment; filename="export.xlsx"; filename*=UTF-8''${name}`)
        .header('x-content-type-options', 'nosniff');
      if (job.size !== null) void reply.header('content-length', job.size);
      return content;
    },
  });
}
