import type { Writable } from 'node:stream';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { from } from 'pg-copy-streams';
import type { Manifest, Sequences } from './backup-format';

/** True when nothing of anybody's lies in the database. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
  return rows[0]?.count === 0;
}

/** Begins the one transaction in which everything is loaded. */
export async function beginLoad(client: Client): Promise<void> {
  await client.query('begin');
}

/** The tables are there as the steps make them, and the steps are put down. */
export async function makeTables(
  client: Client,
  steps: readonly (Manifest['migrations'][number] & { sql: string })[],
): Promise<void> {
  await client.query(`create table schema_migrations (
    version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`);
  for (const { version, name, checksum, sql } of steps) {
    await client.query(sql);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
  }
}

/** A reference between tables, taken off for the time of the load: two tables may refer to each other. */
export interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** Tables that take rows as they are: no references, no triggers, none of the rows that the steps put in. */
export async function openForLoad(client: Client, tables: readonly string[]): Promise<Reference[]> {
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`);
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  for (const name of tables) {
    await client.query(`alter table public.${escapeIdentifier(name)} disable trigger user`);
  }
  const names = tables.map((name) => `public.${escapeIdentifier(name)}`);
  await client.query(`truncate ${names.join(', ')}`);
  return references;
}

/** Takes the text of a table's rows; `rowCount` is known at its end. */
export function copyIn(client: Client, table: Manifest['tables'][number]): Writable & { rowCount: number } {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  return client.query(from(`copy public.${escapeIdentifier(table.name)} (${columns}) from stdin`));
}

/** The counters go on where they stood. */
export async function setSequences(client: Client, sequences: Sequences): Promise<void> {
  for (const { name, value, is_called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${escapeIdentifier(name)}`,
      value,
      is_called,
    ]);
  }
}

/** The tables are as the steps made them again, every reference checked against the rows. */
export async function closeAfterLoad(
  client: Client,
  { tables, references }: { tables: readonly string[]; references: readonly Reference[] },
): Promise<void> {
  for (const name of tables) {
    await client.query(`alter table public.${escapeIdentifier(name)} enable trigger user`);
  }
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  }
}

/** How many rows the tables really hold. */
export async function countAll(client: Client, tables: readonly string[]): Promise<Record<string, number>> {
  const counts = tables.map(
    (name) =>
      `select ${escapeLiteral(name)} as name, count(*)::float8 as count from public.${escapeIdentifier(name)}`,
  );
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Everything that was loaded stays. */
export async function commitLoad(client: Client): Promise<void> {
  await client.query('commit');
  // Plans are made from what the planner knows of the rows, and it knows nothing of loaded ones.
  await client.query('analyze');
}
