import { parentPort, workerData } from 'node:worker_threads';
import { EXPORT_JOB } from './exports/export-task';
import type { ApartPlace } from './platform/jobs/apart/apart-message';
import { serveApart } from './platform/jobs/apart/apart-node';

if (parentPort === null) throw new Error('This program runs in a thread of the server');
await serveApart(
  {
    whole: async () => (await import('./app')).MODULES,
    shortcuts: {
      [EXPORT_JOB]: async () => {
        const [{ exportAlone }, { standingRegister }] = await Promise.all([
          import('./exports/export-alone'),
          import('./standing-registers'),
        ]);
        return exportAlone(standingRegister);
      },
    },
  },
  { port: parentPort, place: workerData as ApartPlace },
);
