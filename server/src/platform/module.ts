import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ActivityLog } from './activity/activity-log.service';
import type { Config } from './config/config';
import type { Secrets } from './config/secrets';
import type { Db, Transact } from './database/database';
import type { FileStore } from './files/file-store';
import type { Authenticator } from './http/actor';
import type { PageFallback } from './http/paths/missing-route';
import type { Jobs } from './jobs/jobs';
import type { Mailer } from './mail/mailer';
import type { Outbox } from './outbox/outbox.service';

/** Everything the platform gives a module; nothing in it is global. */
export interface Deps {
  app: FastifyInstance;
  config: Config;
  secrets: Secrets;
  log: FastifyBaseLogger;
  db: Db;
  transact: Transact;
  /** The present moment; tests set it. */
  now: () => Date;
  outbox: Outbox;
  /** Names the work that changes many records at once: what people are told of each of them folds under it. */
  batch?: string | undefined;
  activity: ActivityLog;
  files: FileStore;
  mailer: Mailer;
  jobs: Jobs;
  /** Shows a line to the administrator who started the server, whatever the log level. */
  print: (line: string) => void;
  /** Plugs in the one who knows bearer tokens; called once, by the accounts module. */
  authenticateWith: (authenticator: Authenticator) => void;
  /** Plugs in the one who serves the page of the suite; called at most once, where the server has screens. */
  servePagesWith: (page: PageFallback) => void;
  /** Runs after the migrations and before the first request, in the order given; a failure stops the start. */
  onStart: (work: () => Promise<void>) => void;
}

/** A business module: registers its routes, jobs and start-up work. */
export type Module = (deps: Deps) => void;
