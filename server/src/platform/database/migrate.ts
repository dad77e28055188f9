import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../config/start-error';

/** One forward step of the schema; once released its text never changes. */
export interface Migration {
  version: number;
  name: string;
  sql: string;
}

// "contract" in ASCII: any number will do as long as every node takes the same.
const LOCK = '7165917436838642804';

interface Applied {
  version: number;
  name: string;
  checksum: string;
}

/** The digest by which an applied step is known. */
export function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

function title({ version, name }: { version: number; name: string }): string {
  return `${String(version).padStart(4, '0')} ${name}`;
}

function inOrder(migrations: readonly Migration[]): Migration[] {
  const sorted = [...migrations].sort((a, b) => a.version - b.version);
  const twice = sorted.find((migration, at) => migration.version === sorted[at - 1]?.version);
  if (twice !== undefined) throw new Error(`Two migrations with the number ${String(twice.version)}`);
  return sorted;
}

function verify(applied: readonly Applied[], known: readonly Migration[]): void {
  const byVersion = new Map(known.map((migration) => [migration.version, migration]));
  for (const row of applied) {
    const migration = byVersion.get(row.version);
    if (migration === undefined) {
      throw new StartError(
        `База данных новее этой версии программы: в ней есть изменение ${title(row)}. Обновите программу.`,
      );
    }
    if (checksum(migration.sql) !== row.checksum) {
      throw new StartError(
        `Изменение базы данных ${title(migration)} отличается от применённого. Верните исходный текст программы.`,
      );
    }
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      checksum(migration.sql),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const text = error instanceof Error ? error.message : String(error);
    throw new StartError(`Изменение базы данных ${title(migration)} не применяется: ${text}.`, {
      cause: error,
    });
  }
}

async function bringUpToDate(client: PoolClient, migrations: readonly Migration[]): Promise<number> {
  await client.query(`create table if not exists schema_migrations (
    version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migrations order by version',
  );
  verify(rows, migrations);
  const done = new Set(rows.map((row) => row.version));
  const pending = migrations.filter((migration) => !done.has(migration.version));
  for (const migration of pending) await apply(client, migration);
  return pending.length;
}

/** How many steps the database still lacks, seen by a role that may only read; refuses as `migrate` does. */
export async function countPending(pool: Pool, migrations: readonly Migration[]): Promise<number> {
  const { rows: found } = await pool.query<{ found: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as found",
  );
  if (found[0]?.found !== true) return migrations.length;
  const { rows } = await pool.query<Applied>('select version, name, checksum from schema_migrations');
  verify(rows, migrations);
  return migrations.length - rows.length;
}

/**
 * Every migration is applied exactly once afterwards, however many nodes start at the same time; refuses when an
 * applied one has changed or is unknown. Answers how many were applied.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<number> {
  const ordered = inOrder(migrations);
  const client = await pool.connect();
  try {
    // Filling an index may take minutes, and another node may wait for as long.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return await bringUpToDate(client, ordered);
  } finally {
    // Closing the session gives the lock back, even after a failure inside.
    client.release(true);
  }
}
