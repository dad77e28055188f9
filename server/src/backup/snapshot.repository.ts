import type { Readable } from 'node:stream';
import { type Client, escapeIdentifier } from 'pg';
import { to } from 'pg-copy-streams';
import { CONTENTS_LOCK } from '../platform/files/contents-lock';
import type { Manifest, Sequences } from './backup-format';

/** Texts of values do not depend on where the database runs. */
export const SAME_TEXTS = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 3; set client_encoding = 'UTF8'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;

/** Everything read afterwards on this connection is of one moment; nothing that it refers to is tidied away meanwhile. */
export async function openSnapshot(client: Client): Promise<void> {
  await client.query(SAME_TEXTS);
  await client.query('begin isolation level repeatable read read only');
  await client.query(`select pg_advisory_xact_lock_shared(${CONTENTS_LOCK})`);
}

/** The moment is let go. */
export async function closeSnapshot(client: Client): Promise<void> {
  await client.query('rollback');
}

/** Whether there is a register in the database at all. */
export async function hasRegister(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.installation') is not null as found",
  );
  return rows[0]?.found ?? false;
}

/** The steps of the schema, the tables with the columns that are written, and whose keys they need. */
export async function describe(
  client: Client,
): Promise<Pick<Manifest, 'migrations' | 'key_fingerprint' | 'tables'>> {
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select version, name, checksum from schema_migrations order by version',
  );
  const installation = await client.query<{ key_fingerprint: string }>(
    'select key_fingerprint from installation',
  );
  const tables = await client.query<Manifest['tables'][number]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return {
    migrations: migrations.rows,
    key_fingerprint: installation.rows[0]?.key_fingerprint ?? '',
    tables: tables.rows,
  };
}

/** The last values of the counters; taken after the rows, so that no row bears a later number. */
export async function readSequences(client: Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename",
  );
  const found: Sequences = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from public.${escapeIdentifier(name)}`,
    );
    found.push(...values.map((value) => ({ name, ...value })));
  }
  return found;
}

/** A table's rows as PostgreSQL's own text; `rowCount` is known at its end. */
export function copyOut(client: Client, table: Manifest['tables'][number]): Readable & { rowCount: number } {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  return client.query(to(`copy public.${escapeIdentifier(table.name)} (${columns}) to stdout`));
}

export interface KeptContent {
  sha256: string;
  size: number;
  /** True when a document stands on it; a finished export can be made again. */
  isRequired: boolean;
}

/** Contents that rows of the snapshot refer to, each once. */
export async function findContents(client: Client): Promise<KeptContent[]> {
  const { rows } = await client.query<KeptContent>(`
    select sha256, max(size)::float8 as size, bool_or(is_required) as "isRequired" from (
      select f.sha256, f.size, exists (select from document_versions v where v.file_id = f.id)
        or exists (select from users u where u.avatar_file_id = f.id) as is_required
      from files f where f.destroyed_at is null
      union all
      select sha256, size, false from export_jobs where sha256 is not null and status = 'done'
    ) contents group by sha256 order by sha256`);
  return rows;
}
