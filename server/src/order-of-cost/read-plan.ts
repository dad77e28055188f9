import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../platform/database/database';
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

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A database that puts down every statement it is asked. */
export function listeningDb(pool: Pool): { db: Db; heard: Statement[] } {
  const heard: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void heard.push({ text: event.query.sql, values: event.query.parameters }),
  });
  return { db, heard };
}

export interface Plan {
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

/** How PostgreSQL carries the statement out. */
export async function planOf(pool: Pool, { text, values }: Statement): Promise<Plan> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no plan');
  return gather(row['QUERY PLAN'][0].Plan, { whole: [], indexes: [] });
}

/** Rows of each large table. */
export async function rowsOf(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::int as rows from pg_class
    where relname = any(${[...LARGE]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.name, row.rows]));
}
