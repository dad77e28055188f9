import type { FastifyInstance } from 'fastify';
import { activityLogModule } from './activity/activity-logs-module';
import { createActivityLog } from './activity/activity-log.service';
import type { Config } from './config/config';
import type { Secrets } from './config/secrets';
import type { Db } from './database/database';
import { transactOn } from './database/transact';
import type { FileStore } from './files/file-store';
import { fileStoreOf } from './files/file-store-of';
import { apiDocumentRoutes } from './http/openapi/api-document.routes';
import { healthRoutes } from './http/health.routes';
import { createHttpApp, type LogStream } from './http/http-app';
import type { HttpLimits } from './http/http-limits';
import type { Jobs } from './jobs/jobs';
import type { Mailer } from './mail/mailer';
import type { Deps, Module } from './module';
import { createOutbox } from './outbox/outbox.service';
import { realtimeCredentials } from './realtime/realtime-credentials';
import { realtimeRoutes } from './realtime/realtime.routes';

export interface Parts {
  config: Config;
  secrets: Secrets;
  db: Db;
  jobs: Jobs;
  modules: readonly Module[];
  /** Needs the log of the server, which is made here. */
  mailer: (log: FastifyInstance['log']) => Mailer;
  files?: FileStore;
  now?: () => Date;
  print?: (line: string) => void;
  /** Called after each commit that left an event. */
  wakeOutbox?: () => void;
  /** Tests that cannot wait have shorter ones. */
  limits?: HttpLimits | undefined;
  /** Asked by `/ready`. */
  isStarted?: () => boolean;
  /** The standard output by default. */
  logStream?: LogStream;
  /** False in a thread that nobody asks: its routes are not made. */
  serves?: boolean;
}

export interface Composed {
  app: FastifyInstance;
  deps: Deps;
  /** Runs what modules asked for at the start, one after another. */
  runStartWork(): Promise<void>;
}

/** The whole server out of its parts, without a port and without the environment; ready for `inject`. */
export async function compose(parts: Parts): Promise<Composed> {
  const { config, secrets, db, jobs, now = () => new Date() } = parts;
  const { limits, logStream, serves } = parts;
  const { app, authenticateWith, servePagesWith } = await createHttpApp(config, {
    limits,
    logStream,
    serves,
  });
  const startWork: (() => Promise<void>)[] = [];
  const deps: Deps = {
    app,
    config,
    secrets,
    log: app.log,
    db,
    transact: transactOn(db),
    now,
    outbox: createOutbox(parts.wakeOutbox ?? (() => undefined)),
    activity: createActivityLog(secrets, now),
    files: parts.files ?? fileStoreOf(config),
    mailer: parts.mailer(app.log),
    jobs,
    print: parts.print ?? (() => undefined),
    authenticateWith,
    servePagesWith,
    onStart: (work) => void startWork.push(work),
  };
  healthRoutes(app, db, parts.isStarted ?? (() => true));
  await realtimeRoutes(app, config, realtimeCredentials(config, secrets));
  apiDocumentRoutes(app, config);
  for (const module of [activityLogModule, ...parts.modules]) module(deps);
  return {
    app,
    deps,
    async runStartWork() {
      for (const work of startWork) await work();
    },
  };
}
