import { Kysely, PostgresDialect } from 'kysely';
import { compose } from './compose';
import { readConfig } from './config/config';
import { secretsFrom } from './config/secrets';
import type { Database } from './database/schema';
import type { Module } from './module';

/** A database nobody may ask: what a description is made of is known without it. */
function noDatabase(): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: () => Promise.reject(new Error('The description of the API needs no database')),
    }),
  });
}

/** The OpenAPI document of every module as text, made without a database, a port or a data folder. */
export async function describeApi(modules: readonly Module[]): Promise<string> {
  const { app } = await compose({
    config: readConfig({ DEMO: '0', LOG_LEVEL: 'silent' }),
    secrets: secretsFrom('the description of the API holds no secret'),
    db: noDatabase(),
    jobs: { define: () => undefined, enqueue: () => Promise.resolve() },
    mailer: () => ({ send: () => Promise.resolve() }),
    modules,
  });
  await app.ready();
  const { body } = await app.inject('/api/openapi.json');
  return body;
}
