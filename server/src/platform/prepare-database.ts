import type { Pool } from 'pg';
import { StartError } from './config/start-error';
import { installJobs } from './jobs/install-jobs';
import { countPending, migrate, type Migration } from './database/migrate';
import { type OpenedDatabase, openDatabase } from './database/open-database';
import { grantToRunning, ownsTables } from './database/running-role';

export interface DatabaseAddresses {
  /** What the product runs as. */
  running: string;
  /** What may change tables; null: nobody apart, as DATABASE_URL alone has it. */
  owner: string | null;
}

interface Preparing {
  addresses: DatabaseAddresses;
  opened: OpenedDatabase;
  migrations: readonly Migration[];
}

async function roleOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

async function byOwner(owner: string, { opened, migrations }: Preparing): Promise<void> {
  const own = await openDatabase({
    url: owner,
    variable: 'DATABASE_OWNER_URL',
    poolSize: 3,
    onIdleError: () => undefined,
  });
  try {
    await migrate(own.pool, migrations);
    await installJobs(own.pool);
    await grantToRunning(own.pool, await roleOf(opened.pool));
  } finally {
    await own.close();
  }
  if ((await countPending(opened.pool, migrations)) > 0) {
    throw new StartError('DATABASE_URL и DATABASE_OWNER_URL указывают на разные базы данных. Укажите одну.');
  }
}

async function byRunning({ opened, migrations }: Preparing): Promise<void> {
  if (await ownsTables(opened.pool)) {
    await migrate(opened.pool, migrations);
    await installJobs(opened.pool);
  } else if ((await countPending(opened.pool, migrations)) > 0) {
    throw new StartError(
      'Этой версии программы нужно изменить базу данных, а роли из DATABASE_URL это не дано. Укажите владельца таблиц в DATABASE_OWNER_URL.',
    );
  }
}

/**
 * Tables, queue and rights are as this version of the product needs them; refuses when they are not and the roles given
 * may not change that. Answers a warning for the administrator when the product runs as the owner of its tables.
 */
export async function prepareDatabase(preparing: Preparing): Promise<string | null> {
  const { owner } = preparing.addresses;
  if (owner === null) await byRunning(preparing);
  else await byOwner(owner, preparing);
  if (!(await ownsTables(preparing.opened.pool))) return null;
  return 'Внимание: программа работает с базой данных от имени владельца таблиц и может переписать журнал действий. Заведите для неё отдельную роль: DATABASE_URL — роль программы, DATABASE_OWNER_URL — владелец.';
}
