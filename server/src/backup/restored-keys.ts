import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/config';
import { loadSecrets, type Secrets } from '../platform/config/secrets';
import { StartError } from '../platform/config/start-error';
import { faultCode } from '../platform/fault-code';

/** The file holds the keys afterwards; refuses when it holds others: they may be the only way to what lies here. */
async function keep(file: string, keys: Buffer): Promise<void> {
  const draft = `${file}.restored`;
  await writeFile(draft, keys, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (faultCode(error) !== 'EEXIST') throw error;
    if (!(await readFile(file)).equals(keys)) {
      throw new StartError(`В ${file} лежат другие ключи. Укажите в DATA_DIR пустую папку.`, {
        cause: error,
      });
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** The keys the backup was made with are this server's afterwards; refuses when they are not to be had. */
export async function restoreKeys(
  config: Pick<Config, 'appSecret' | 'dataDir'> & { formerSecrets?: readonly string[] },
  { keys, fingerprint }: { keys: Buffer | null; fingerprint: string },
): Promise<Secrets> {
  if (config.appSecret === null) {
    if (keys === null) throw new StartError('Копия сделана с ключом из APP_SECRET. Укажите его и повторите.');
    await keep(path.join(config.dataDir, 'secrets.json'), keys);
  }
  const secrets = await loadSecrets(config);
  // A copy from before a change of the key is taken too; the next start takes its keys over.
  const fitting = [secrets, ...secrets.former].find((one) => one.fingerprint === fingerprint);
  if (fitting === undefined) {
    throw new StartError('Ключ APP_SECRET не тот, с которым сделана копия. Укажите тот же и повторите.');
  }
  return fitting;
}
