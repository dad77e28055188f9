import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { type Config, readConfig } from '../config/config';
import { secretsFrom } from '../config/secrets';
import type { Db } from '../database/database';
import { RUNNING_ROLE } from '../database/embedded/cluster';
import { grantToRunning } from '../database/running-role';
import type { Actor } from '../http/actor';
import type { Letter } from '../mail/mailer';
import { compose } from '../compose';
import type { Deps, Module } from '../module';
import { createTestDatabase, type PoolOptions, type TestDatabase } from './test-database';
import { type WaitingJobs, waitingJobs } from './waiting-jobs';

type Answer = Omit<LightMyRequestResponse, 'json'> & { json: <T = Record<string, unknown>>() => T };

/** One person's calls: `await app.as(lawyer).get('/api/agreements')`. */
export interface Caller {
  get(url: string): Promise<Answer>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, body?: object): Promise<Answer>;
  patch(url: string, body?: object): Promise<Answer>;
  delete(url: string, body?: object): Promise<Answer>;
  inject(options: InjectOptions): Promise<Answer>;
}

export interface TestApp {
  deps: Deps;
  /** The owner's way to the tables, for arranging and looking; the server itself works as the running role. */
  db: Db;
  jobs: WaitingJobs;
  /** Letters in the order they were sent. */
  letters: Letter[];
  /** Lines of the log, oldest first; empty unless `config.logLevel` lets some through. */
  logLines: Record<string, unknown>[];
  /** Calls of somebody who is not logged in. */
  stranger: Caller;
  /** Calls of an employee, known to the server without a login. */
  as(actor: Actor): Caller;
  /** Calls with a real bearer token. */
  withToken(token: string): Caller;
  /** Sets the present moment of the server. */
  setNow(moment: Date): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  modules?: readonly Module[];
  config?: Partial<Config>;
  now?: Date;
  /** One that is filled already, instead of an empty one; dropped with the server. */
  database?: TestDatabase;
  /** Folder of the files such a database knows of; they are copied. */
  files?: string;
  /** Root of all keys. */
  secret?: string;
  /** Eight connections that are waited for a minute, by default. */
  pool?: PoolOptions;
}

/** The root of a test server's keys. */
export const TEST_SECRET = 'test root of all keys, 32 bytes long';

let lastActorId = 1000;

/** An employee with every right who sees everything, except for what is said otherwise. */
export function anActor(
  given: Partial<Omit<Actor, 'permissions'>> & { permissions?: readonly PermissionName[] } = {},
): Actor {
  lastActorId += 1;
  return {
    id: lastActorId,
    name: 'Соколова Мария Дмитриевна',
    dataScope: 'all',
    departmentId: null,
    departmentIds: [],
    sessionId: lastActorId,
    ...given,
    permissions: new Set(given.permissions ?? PERMISSIONS.map((right) => right.name)),
  };
}

function caller(deps: Deps, token: string | null): Caller {
  const inject = async (options: InjectOptions): Promise<Answer> => {
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }), ...options.headers };
    return deps.app.inject({ ...options, headers });
  };
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (url: string, body?: object, headers?: Record<string, string>) =>
      inject({ method, url, ...(body !== undefined && { payload: body }), ...(headers && { headers }) });
  return {
    get: (url) => inject({ method: 'GET', url }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
    inject,
  };
}

/** The server on a database of its own, without a port; tokens of test employees stand beside real ones. */
export async function startTestApp({
  modules = [],
  config = {},
  now,
  database: filled,
  files,
  secret = TEST_SECRET,
  pool = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const database = filled ?? (await createTestDatabase({ pool }));
  if (filled !== undefined) await grantToRunning(filled.pool, RUNNING_ROLE);
  const running = await database.openRunning();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'register-data-'));
  if (files !== undefined) await cp(files, path.join(dataDir, 'files'), { recursive: true });
  const settings = {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, DEMO: '0', AREAS_DIR: dataDir }),
    ...config,
  };
  const jobs = waitingJobs();
  const letters: Letter[] = [];
  const logLines: Record<string, unknown>[] = [];
  const actors = new Map<string, Actor>();
  let present = now;
  const { app, deps, runStartWork } = await compose({
    config: settings,
    secrets: secretsFrom(secret),
    db: running.db,
    jobs,
    modules,
    mailer: () => ({ send: async (letter) => void letters.push(letter) }),
    now: () => present ?? new Date(),
    logStream: { write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const real = app.authenticator;
  app.authenticator = async (token) => actors.get(token) ?? real(token);
  await app.ready();
  await runStartWork();
  return {
    deps,
    db: database.db,
    jobs,
    letters,
    logLines,
    stranger: caller(deps, null),
    as(actor) {
      const token = `test-actor-${String(actor.id)}`;
      actors.set(token, actor);
      return caller(deps, token);
    },
    withToken: (token) => caller(deps, token),
    setNow: (moment) => void (present = moment),
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
