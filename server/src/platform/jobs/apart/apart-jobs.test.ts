import { Worker } from 'node:worker_threads';
import { ApartJobs } from './apart-jobs';

// A thread that does by its jobs' names what the real one might.
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, name, payload }) => {
  if (name === 'dies') process.exit(1);
  if (name === 'hangs') return;
  if (name === 'queues') parentPort.postMessage({ news: 'queued', name: payload.what });
  if (name === 'writes') parentPort.postMessage({ news: 'events' });
  parentPort.postMessage(name === 'fails' ? { news: 'failed', id, error: new Error('no space') } : { news: 'done', id });
});`;

let started: number;
let told: string[];
let jobs: ApartJobs;

beforeEach(() => {
  started = 0;
  told = [];
  jobs = new ApartJobs({
    start: () => {
      started += 1;
      return new Worker(THREAD, { eval: true });
    },
    onEvents: () => told.push('events'),
    onQueued: (name) => told.push(name),
  });
});
afterEach(() => jobs.close());

describe('work apart', () => {
  it('ends as it ended there, in one thread for all of it', async () => {
    await jobs.run('exports', {});
    await expect(jobs.run('fails', {})).rejects.toThrow('no space');
    await jobs.run('exports', {});
    expect(started).toBe(1);
  });

  it('lets events leave and jobs begin that were made there', async () => {
    await jobs.run('writes', {});
    await jobs.run('queues', { what: 'imports.run' });
    expect(told).toEqual(['events', 'imports.run']);
  });

  it('fails with its thread, all that was under way there, and the next work has a new one', async () => {
    const beside = jobs.run('hangs', {});
    const dying = jobs.run('dies', {});
    await Promise.all([
      expect(beside).rejects.toThrow('The thread has ended'),
      expect(dying).rejects.toThrow('The thread has ended'),
    ]);
    await jobs.run('exports', {});
    expect(started).toBe(2);
  });

  it('is given up when the node stops', async () => {
    const hanging = expect(jobs.run('hangs', {})).rejects.toThrow('The thread was closed');
    await jobs.close();
    await hanging;
  });
});
