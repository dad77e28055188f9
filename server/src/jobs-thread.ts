import { parentPort, workerData } from 'node:worker_threads';
import { MODULES } from './app';
import type { ApartPlace } from './platform/jobs/apart/apart-message';
import { serveApart } from './platform/jobs/apart/apart-node';

if (parentPort === null) throw new Error('This program runs in a thread of the server');
await serveApart(MODULES, { port: parentPort, place: workerData as ApartPlace });
