import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { StartError } from '../config/start-error';
import { faultCode } from '../fault-code';
import type { Db } from './database';
import { refuseSecondConnection } from './held-connection';
import { preparingPool } from './prepared';
import type { Database } from './schema';
import { valueParsers } from './value-parsers';

export interface OpenedDatabase {
  db: Db;
  pool: Pool;
  url: string;
  /** What a connection of its own (LISTEN, jobs) is opened with. */
  connection: PoolConfig;
  close(): Promise<void>;
}

const OLDEST = 15;

type OnConnect = Parameters<Pool['connect']>[0];

/** A pool that gives nobody a second connection while they hold one. */
class OneEachPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | undefined {
    refuseSecondConnection();
    if (callback === undefined) return super.connect();
    super.connect(callback);
    return undefined;
  }
}

function place(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

function reason(error: unknown): string {
  const code = faultCode(error);
  if (code === '28P01' || code === '28000') return 'неверное имя или пароль';
  if (code === '3D000') return 'такой базы нет';
  if (code === 'ECONNREFUSED') return 'соединение отклонено';
  if (code === 'ENOTFOUND') return 'такого узла нет';
  if (code === 'ETIMEDOUT') return 'узел не отвечает';
  return error instanceof Error ? error.message : String(error);
}

/** Refuses a server that is too old, does not speak UTF-8, or does not know that Ж and ж are one letter. */
async function inspect(pool: Pool, url: string, variable: string): Promise<void> {
  const answer = await pool
    .query<{ version: number; encoding: string; folded: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding, lower('Ж') = 'ж' as folded`,
    )
    .catch((error: unknown) => {
      throw new StartError(`База данных ${place(url)} недоступна: ${reason(error)}. Проверьте ${variable}.`);
    });
  const [found] = answer.rows;
  if (found === undefined || found.version < OLDEST) {
    throw new StartError(
      `База данных ${place(url)}: нужна версия PostgreSQL ${String(OLDEST)} или новее, а там ${String(found?.version)}.`,
    );
  }
  if (found.encoding !== 'UTF8' || !found.folded) {
    throw new StartError(
      `База данных ${place(url)} должна быть создана с кодировкой UTF8 и локалью, которая знает русские буквы, например C.UTF-8 или ru_RU.UTF-8.`,
    );
  }
}

export interface OpenOptions {
  url: string;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError: (error: Error) => void;
  poolSize?: number;
  /** The setting that the address comes from. */
  variable?: string;
  /** Milliseconds a request waits for a free connection before it is refused. */
  patience?: number;
}

/** A pool of connections that has answered once; the same path for the embedded database and for DATABASE_URL. */
export async function openDatabase({
  url,
  onIdleError,
  poolSize = 20,
  variable = 'DATABASE_URL',
  patience = 10_000,
}: OpenOptions): Promise<OpenedDatabase> {
  const connection: PoolConfig = {
    connectionString: url,
    application_name: 'contract-register',
    connectionTimeoutMillis: patience,
    keepAlive: true,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
    types: valueParsers,
  };
  const pool = new OneEachPool({ ...connection, max: poolSize, idleTimeoutMillis: 30_000 });
  let isClosing = false;
  pool.on('error', (error) => {
    // While the pool closes, the database may end a connection before it has read that nobody wants it any more.
    if (!isClosing) onIdleError(error);
  });
  // A connection that breaks in use fails its query, and tells of it once more afterwards; nobody listens then, and
  // Node would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await inspect(pool, url, variable);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = () => {
    isClosing = true;
    return db.destroy();
  };
  return { db, pool, url, connection, close };
}
