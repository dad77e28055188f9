import type { Secrets } from './config/secrets';
import { StartError } from './config/start-error';
import type { Db } from './database/database';

/**
 * Remembers whose keys this database was first opened with and refuses any other: a node with a different root would
 * break the chain of the activity log and refuse the other nodes' channels.
 */
export async function claimInstallation(db: Db, secrets: Secrets): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key_fingerprint: secrets.fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { key_fingerprint } = await db
    .selectFrom('installation')
    .select('key_fingerprint')
    .executeTakeFirstOrThrow();
  if (key_fingerprint !== secrets.fingerprint) {
    throw new StartError(
      'Ключ этого сервера отличается от ключа, с которым создана база данных. Укажите в APP_SECRET тот же ключ, что на других узлах, или верните файл secrets.json.',
    );
  }
}
