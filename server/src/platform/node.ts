import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { MIGRATIONS } from '../migrations/all';
import { compose } from './compose';
import type { Config } from './config/config';
import { prepareDataFolder } from './config/data-folder';
import { lockFolder } from './config/folder-lock';
import { listenFault } from './config/listen-fault';
import { ownAddress } from './config/own-address';
import { loadSecrets } from './config/secrets';
import { StartError } from './config/start-error';
import { startEmbeddedDatabase } from './database/embedded/embedded-database';
import { type OpenedDatabase, openDatabase } from './database/open-database';
import { type DatabaseAddresses, prepareDatabase } from './prepare-database';
import { faultCode } from './fault-code';
import { closeHttp } from './http/close-http';
import { HTTP_LIMITS, type HttpLimits } from './http/http-limits';
import { onlyRoles } from './http/only-roles';
import { claimInstallation } from './installation';
import { ApartJobs, builtApart } from './jobs/apart/apart-jobs';
import { createJobs, type RunningJobs } from './jobs/boss-jobs';
import { createMailer } from './mail/mailer';
import type { Module } from './module';
import { startEvents } from './realtime/events';
import { StopList } from './stop-list';

/** Milliseconds a part may take to stop before the next one is stopped without waiting for it. */
const STOP_MS = 3000;
/** Work under way is finished for so long; what is left runs again, here or elsewhere. */
const JOBS_MS = 8000;
/** PostgreSQL writes everything down, and is ended the hard way after 15 seconds. */
const DATABASE_MS = 20_000;

export interface NodeOptions {
  config: Config;
  modules: readonly Module[];
  /** Folders from which the package with the database's binaries is looked for, upwards. */
  packagesFrom: readonly string[];
  /** Shows a line to the administrator. */
  print: (line: string) => void;
  /** Called when the database has gone away by itself: the node can do nothing more. */
  onFatal: (error: StartError) => void;
  /** False only in tests. */
  durable?: boolean;
  /** Other than the usual ones only in tests. */
  limits?: Partial<HttpLimits>;
}

export interface RunningNode {
  app: FastifyInstance;
  /** What browsers of this machine open. */
  address: string;
  realtimePort: number | null;
  /** Finishes running requests and jobs, then stops the database; afterwards nothing is left running. */
  stop(): Promise<void>;
}

async function addressesOf(options: NodeOptions, stops: StopList): Promise<DatabaseAddresses> {
  const { config, packagesFrom, print, onFatal, durable } = options;
  if (config.databaseUrl !== null) return { running: config.databaseUrl, owner: config.databaseOwnerUrl };
  const database = await startEmbeddedDatabase({ dataDir: config.dataDir, packagesFrom, durable });
  let isStopping = false;
  stops.add(
    'database',
    async () => {
      isStopping = true;
      await database.stop();
    },
    DATABASE_MS,
  );
  void database.ended.then(() => {
    if (!isStopping)
      onFatal(new StartError(`База данных остановилась. Журнал: ${config.dataDir}/postgres.log.`));
  });
  if (database.notice !== null) print(database.notice);
  return { running: database.runningUrl, owner: database.url };
}

/** Made last, and needed by what is made before. */
interface Late {
  log: FastifyBaseLogger | null;
  wake: () => void;
}

async function openAll(options: NodeOptions, stops: StopList, late: Late): Promise<OpenedDatabase> {
  const apart = await addressesOf(options, stops);
  // A register made for measuring is filled with its indexes taken off, which is for an owner to do.
  const running = options.config.seedAgreements === null ? apart.running : (apart.owner ?? apart.running);
  const addresses = { ...apart, running };
  const opened = await openDatabase({
    url: addresses.running,
    onIdleError: (error) => late.log?.warn({ err: error }, 'an idle connection broke'),
  });
  stops.add('connections', () => opened.close(), STOP_MS);
  const warning = await prepareDatabase({ addresses, opened, migrations: MIGRATIONS });
  if (warning !== null) options.print(warning);
  return opened;
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { port, host } = config;
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    if (host !== null || faultCode(error) !== 'EAFNOSUPPORT') {
      throw listenFault(error, { port, host, variable: 'PORT' });
    }
    await app.listen({ port, host: '0.0.0.0' });
  }
  const bound = app.server.address();
  return ownAddress(config, typeof bound === 'object' && bound !== null ? bound.port : port);
}

/** The queue of this node; where the server is built, its dear works have a thread of their own. */
function queueOf(
  { config }: NodeOptions,
  { opened, stops, late }: { opened: OpenedDatabase; stops: StopList; late: Late },
): RunningJobs {
  const works = config.roles.has('jobs');
  const begin = works ? builtApart({ databaseUrl: opened.url }) : null;
  const apart =
    begin === null
      ? null
      : new ApartJobs({
          start: begin,
          onEvents: () => late.wake(),
          onQueued: (name) => jobs.nudge(name),
          onLine: ({ level, detail, text }) => late.log?.[level](detail, text),
        });
  if (apart !== null) stops.add('jobs apart', () => apart.close(), STOP_MS);
  const jobs = createJobs({
    pool: opened.pool,
    works,
    isOnly: config.databaseUrl === null,
    onFault: (fault) => late.log?.error(fault, 'jobs'),
    runApart: apart === null ? undefined : (name, payload) => apart.run(name, payload),
  });
  return jobs;
}

async function start(options: NodeOptions, stops: StopList): Promise<RunningNode> {
  const { config, modules, print } = options;
  const limits = { ...HTTP_LIMITS, ...options.limits };
  await prepareDataFolder(config.dataDir);
  const lock = await lockFolder(config.dataDir);
  stops.add('lock', () => lock.release(), STOP_MS);
  const secrets = await loadSecrets(config);
  const late: Late = { log: null, wake: () => undefined };
  const opened = await openAll(options, stops, late);
  if (await claimInstallation(opened.db, secrets))
    print('Ключ системы сменён, журнал действий продолжен новым.');

  let isStarted = false;
  const jobs = queueOf(options, { opened, stops, late });
  const composed = await compose({
    config,
    secrets,
    db: opened.db,
    jobs,
    modules,
    mailer: () => createMailer({ config, now: () => new Date(), print }),
    print,
    wakeOutbox: () => late.wake(),
    limits,
    isStarted: () => isStarted,
  });
  const { app } = composed;
  late.log = app.log;
  onlyRoles(app, config.roles);

  const events = await startEvents({
    config,
    secrets,
    opened,
    app,
    nodeId: randomBytes(8).toString('hex'),
  });
  late.wake = () => events.wake();
  stops.add('events', () => events.stop(), STOP_MS);
  await jobs.start();
  stops.add('jobs', () => jobs.stop(JOBS_MS), JOBS_MS + STOP_MS);
  await composed.runStartWork();
  const address = await listen(app, config);
  stops.add('http', () => closeHttp(app, limits.farewellMs), limits.farewellMs + STOP_MS);
  stops.add(
    'readiness',
    async () => {
      isStarted = false;
    },
    STOP_MS,
  );
  isStarted = true;
  return { app, address, realtimePort: events.port, stop: () => stopAll(stops, app.log) };
}

function stopAll(stops: StopList, log: FastifyBaseLogger | null): Promise<void> {
  return stops.stop((name, error) => log?.error({ err: error }, `${name} did not stop cleanly`));
}

/** Starts a node with everything its roles ask for; when something refuses, what was started is stopped again. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const stops = new StopList();
  try {
    return await start(options, stops);
  } catch (error) {
    await stopAll(stops, null);
    throw error;
  }
}
