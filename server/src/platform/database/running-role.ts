import { escapeIdentifier, type Pool, type PoolClient } from 'pg';

// "running" in ASCII: any number will do as long as every node takes the same.
const LOCK = '32217010843021927';

interface Table {
  name: string;
  isAppendOnly: boolean;
}

/** What the running product may do with tables that are not simply its own; everything else it reads and writes. */
const OWN_RULES: Readonly<Record<string, string>> = {
  schema_migrations: 'select',
  installation: 'select, insert, update',
  activity_head: 'select, update',
};

/** A table is append-only when its steps put `refuse_change` before both an update and a delete. */
async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = to_regproc('public.refuse_change')
        and t.tgtype & 24 = 24
    ) as "isAppendOnly"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`);
  return rows;
}

function rightsOn({ name, isAppendOnly }: Table): string {
  return OWN_RULES[name] ?? (isAppendOnly ? 'select, insert' : 'select, insert, update, delete');
}

async function grant(client: PoolClient, role: string): Promise<void> {
  await client.query(`
    grant usage on schema public to ${role};
    revoke all on all tables in schema public from ${role};
    grant usage, select on all sequences in schema public to ${role};
    grant execute on function public.gather_statistics() to ${role}`);
  for (const table of await tablesOf(client)) {
    await client.query(`grant ${rightsOn(table)} on public.${escapeIdentifier(table.name)} to ${role}`);
  }
}

// The queue makes a table for each kind of work: through its own function, which is the owner's and takes nothing but a name.
async function grantQueue(client: PoolClient, role: string): Promise<void> {
  await client.query(`
    alter function jobs.create_queue(text, json) security definer set search_path = pg_catalog, pg_temp;
    revoke execute on function jobs.create_queue(text, json), jobs.delete_queue(text) from public;
    grant execute on function jobs.create_queue(text, json) to ${role};
    grant usage on schema jobs to ${role};
    grant select, insert, update, delete on all tables in schema jobs to ${role};
    alter default privileges in schema jobs grant select, insert, update, delete on tables to ${role}`);
}

/** Whether this role may change the tables themselves; true too where there are none yet. */
export async function ownsTables(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean }>(`
    select pg_has_role(current_user, relowner, 'usage') as owns from pg_class
    where oid = to_regclass('public.activity_logs')`);
  return rows[0]?.owns ?? true;
}

/**
 * The role works with the register and its queue and cannot change a table, nor a line of an append-only one; asked of
 * the owner, after the steps of the schema. Takes the rights anew each time, since a step may have added tables.
 */
export async function grantToRunning(owner: Pool, running: string): Promise<void> {
  const role = escapeIdentifier(running);
  const client = await owner.connect();
  try {
    await client.query('begin');
    // Two nodes that start at once would change the same rights.
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    await grant(client, role);
    const { rows } = await client.query("select from pg_namespace where nspname = 'jobs'");
    if (rows.length > 0) await grantQueue(client, role);
    await client.query('commit');
  } finally {
    // After a failure inside, closing the connection takes everything back.
    client.release(true);
  }
}
