import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Db } from '../platform/database/database';
import { preparingPool } from '../platform/database/prepared';
import type { Database } from '../platform/database/schema';
import { LARGE } from './many-rows.builder';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
}

/** A statement that PostgreSQL carried out, and how. */
export interface Plan {
  text: string;
  /** Large tables that are read from end to end, each with the rows that were found in it. */
  whole: { table: string; found: number }[];
  indexes: string[];
}

function gather(node: Node, plan: Plan): Plan {
  const { 'Relation Name': table, 'Index Name': index, 'Actual Loops': loops } = node;
  if (index !== undefined) plan.indexes.push(index);
  const isWhole = node['Node Type'] === 'Seq Scan' && table !== undefined && LARGE.has(table);
  // What the plan holds ready and does not need is not read.
  if (isWhole && loops > 0) plan.whole.push({ table, found: node['Actual Rows'] * loops });
  for (const inner of node.Plans ?? []) gather(inner, plan);
  return plan;
}

function planIn(message: string): Plan {
  const explained = JSON.parse(message.slice(message.indexOf('{'))) as { 'Query Text': string; Plan: Node };
  return gather(explained.Plan, { text: explained['Query Text'], whole: [], indexes: [] });
}

/** What PostgreSQL tells its client about each statement; told by the module that comes with it, so nothing is asked twice. */
const TELLING = `load 'auto_explain'; set client_min_messages = log; set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set auto_explain.log_format = json;
  set auto_explain.log_parameter_max_length = 0`;

export interface ListeningDb {
  db: Db;
  /** What was carried out so far, in its order; the test empties it. */
  heard: Plan[];
  close(): Promise<void>;
}

/** A connection of its own, which puts down how every statement was carried out. */
export async function listeningDb(connection: PoolConfig): Promise<ListeningDb> {
  const heard: Plan[] = [];
  const pool = new Pool({ ...connection, max: 1, idleTimeoutMillis: 0 });
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      if (message.includes('plan:')) heard.push(planIn(message));
    });
  });
  await pool.query(TELLING);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { db, heard, close: () => db.destroy() };
}

/** Rows of each large table. */
export async function rowsOf(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::int as rows from pg_class
    where relname = any(${[...LARGE]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.name, row.rows]));
}
