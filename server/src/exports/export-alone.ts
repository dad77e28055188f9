import { addRegister, type Register } from '../lists/register-catalogue';
import { transactOn } from '../platform/database/transact';
import { fileStoreOf } from '../platform/files/file-store-of';
import type { Shortcut } from '../platform/jobs/apart/apart-base';
import { crossingLog } from '../platform/jobs/apart/apart-log';
import { createOutbox } from '../platform/outbox/outbox.service';
import type { ExportDeps } from './export-deps';
import type { ExportTask } from './export-task';
import { runExport } from './exports.job';
import { findExport } from './exports.repository';

/** Gives the register of that resource, loaded with what it is made of; null when it needs the rest of the server. */
export type StandingRegister = (resource: string) => Promise<Register<object> | null>;

/** Exports of registers that stand alone, without the rest of the server. */
export function exportAlone(standing: StandingRegister): Shortcut {
  return async ({ config, opened: { db }, say }, payload) => {
    const task = payload as ExportTask;
    const found = await findExport(db, task.id);
    if (found === null) return true;
    const register = await standing(found.resource);
    if (register === null) return false;
    const app = {};
    addRegister(app, register);
    const deps: ExportDeps = {
      app,
      db,
      transact: transactOn(db),
      now: () => new Date(),
      files: fileStoreOf(config),
      outbox: createOutbox(() => {
        say({ news: 'events' });
      }),
      log: crossingLog((line) => {
        say({ news: 'line', ...line });
      }),
    };
    await runExport(deps, task);
    return true;
  };
}
