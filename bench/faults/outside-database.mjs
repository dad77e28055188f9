import pg from 'pg';
import { databaseUrl, dataFolder, withServer } from '../harness/server-under-test.mjs';

/** Runs `use` with the address of an empty database on a PostgreSQL of its own, which another server has started. */
export async function withOwnDatabase({ root }, use) {
  const data = dataFolder();
  try {
    return await withServer({
      root,
      data,
      env: { DEMO: '0', ROLES: 'api' },
      waitMs: 120_000,
      use: async () => {
        const host = databaseUrl(data.folder);
        const client = new pg.Client({ connectionString: host });
        await client.connect();
        await client.query('create database beside template template0');
        await client.end();
        const url = new URL(host);
        url.pathname = '/beside';
        return use(url.href, host);
      },
    });
  } finally {
    data.remove();
  }
}
