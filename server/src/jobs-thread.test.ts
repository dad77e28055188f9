import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExportJob } from 'shared/contract/exchange/export';
import { aCompany, anAgreement, type Company } from './agreements/company.builder';
import { MODULES } from './app';
import { exportAlone } from './exports/export-alone';
import { EXPORT_JOB } from './exports/export-task';
import { registersFor } from './lists/register-catalogue';
import type { ApartNews } from './platform/jobs/apart/apart-message';
import { anActor, startTestApp, type TestApp } from './platform/testing/test-app';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database';
import { holdRights } from './roles/role.builder';
import { standingRegister } from './standing-registers';

/** Registers that are made of what other modules tell them. */
const OF_OTHERS = ['activity-logs', 'obligations'];

let database: TestDatabase;
let app: TestApp;
let company: Company;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ modules: MODULES, database });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

/** An export of everything that waits for its turn, and whose it is. */
async function asked(resource: string, columns: string[]) {
  const owner = await company.employee();
  await holdRights(app.db, owner);
  await anAgreement(app.db, company, { responsible_id: owner.id });
  const answer = await app.as(owner).post('/api/exports', { resource, query: '', columns });
  return { owner, id: answer.json<ExportJob>().id };
}

/** One export in a thread of its own, and the modules that the thread has loaded for it. */
async function exportApart(resource: string, columns: string[]) {
  const { owner, id } = await asked(resource, columns);
  const { dataDir } = app.deps.config;
  const list = path.join(dataDir, `loaded-${resource}`);
  const thread = new Worker(new URL(`file://${__dirname}/jobs-thread.ts`), {
    workerData: { databaseUrl: database.runningUrl },
    env: { ...process.env, DATA_DIR: dataDir, LOADED_MODULES: list },
    execArgv: ['--import', `file://${__dirname}/platform/testing/run-sources.mjs`],
  });
  const told: ApartNews[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      thread.once('error', reject);
      thread.on('message', (news: ApartNews) => {
        told.push(news);
        if (news.news === 'done') resolve();
        if (news.news === 'failed') reject(news.error);
      });
      thread.postMessage({ id: 1, name: EXPORT_JOB, payload: { id } });
    });
  } finally {
    await thread.terminate();
  }
  const job = (await app.as(owner).get(`/api/exports/${String(id)}`)).json<ExportJob>();
  const file = await app.as(owner).get(job.file_url ?? '');
  const loaded = (await readFile(list, 'utf8')).trim().split('\n');
  return { job, size: file.rawPayload.length, told, loaded };
}

const ours = (loaded: readonly string[]) => loaded.filter((url) => url.endsWith('.ts'));
const named = (loaded: readonly string[], part: string) => loaded.filter((url) => url.includes(part));

test('an export of agreements loads their register, and neither the rest of the server nor its libraries', async () => {
  const { job, size, told, loaded } = await exportApart('agreements', ['number', 'title']);
  expect(job).toMatchObject({ status: 'done', rows_done: 1, rows_total: 1 });
  expect(size).toBeGreaterThan(1000);
  expect(told).toContainEqual({ news: 'events' });
  expect(named(loaded, '/agreements/list/agreement-register.ts')).toHaveLength(1);
  for (const spared of [
    '/src/app.ts',
    '/platform/compose.ts',
    '/approval/',
    '/offers/',
    '/node_modules/fastify/',
  ])
    expect(named(loaded, spared)).toEqual([]);
  for (const library of ['pg-boss', '@fastify/compress', 'openid-client', 'csv-parse', 'lvovich'])
    expect(named(loaded, `/node_modules/${library}/`)).toEqual([]);
  // Of more than a thousand the server has.
  expect(ours(loaded).length).toBeLessThan(200);
});

test('an export of the journal, which every module names its lines for, is left to the whole server as it was', async () => {
  const { owner, id } = await asked('activity-logs', ['action']);
  const base = {
    config: app.deps.config,
    opened: database,
    say: (news: ApartNews) => {
      throw new Error(`Said ${news.news}`);
    },
  };
  expect(await exportAlone(standingRegister)(base, { id })).toBe(false);
  const job = (await app.as(owner).get(`/api/exports/${String(id)}`)).json<ExportJob>();
  expect(job.status).toBe('queued');
  await app.jobs.run();
  const after = (await app.as(owner).get(`/api/exports/${String(id)}`)).json<ExportJob>();
  expect(after.status).toBe('done');
});

test('a register is the same where it stands alone', async () => {
  const whole = registersFor(app.deps.app, anActor());
  const alone: string[] = [];
  for (const register of whole) {
    const { name } = register.list;
    const standing = await standingRegister(name);
    if (standing === null) continue;
    alone.push(name);
    const shape = ({ title, access, list, columns }: typeof register) => ({
      title,
      access: typeof access,
      columns: Object.keys(columns),
      list: [list.name, Object.keys(list.filters), Object.keys(list.sorts), list.defaultSort],
    });
    expect(shape(standing)).toEqual(shape(register));
  }
  expect(whole.map(({ list }) => list.name).filter((name) => !alone.includes(name))).toEqual(OF_OTHERS);
});

test('a resource nobody knows has no register, whatever objects inherit', async () => {
  expect(await standingRegister('constructor')).toBeNull();
});
