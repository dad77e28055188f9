import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MARK = /^\s*\/\*@prepared\*\/|\/\*@prepared\*\/\s*$/;

/**
 * Opens or closes a statement whose text never changes: each connection parses and plans it once. Only for statements
 * that one plan serves whatever their parameters are; a text search with its rare and common words is none, unless it is
 * written so that the plan need not tell them apart.
 */
export function prepared(): RawBuilder<unknown> {
  return sql.raw('/*@prepared*/');
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

function preparingClient(client: PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    MARK.test(text)
      ? client.query({ name: nameOf(text), text, values: [...values] })
      : client.query(text, [...values]);
  return { query, release: () => client.release() } as unknown as PostgresPoolClient;
}

/** The pool as Kysely takes it; marked statements are sent under a name. */
export function preparingPool(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}
