import { randomBytes } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../files/sync-folder';
import type { Config } from './config';
import { prepareDataFolder } from './data-folder';
import { lockFolder } from './folder-lock';
import { readStored, SECRETS_FILE } from './secrets';
import { StartError } from './start-error';

async function replace(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFolder(path.dirname(file));
}

/**
 * `server.js --rotate-secret`: the data folder holds a new root of all keys, and the former beside it, which the next
 * start takes leave of. Refuses while a server runs on the folder, and where the root is in APP_SECRET.
 */
export async function rotateSecret(
  config: Pick<Config, 'appSecret' | 'dataDir'>,
  print: (line: string) => void,
): Promise<void> {
  if (config.appSecret !== null) {
    throw new StartError(
      'Ключ задан в APP_SECRET. Остановите все узлы, укажите в APP_SECRET новый ключ, а прежний — в APP_SECRET_PREVIOUS.',
    );
  }
  const file = path.join(config.dataDir, SECRETS_FILE);
  const keys = async () => {
    const known = await readStored(file);
    if (known === null) throw new StartError(`В папке ${config.dataDir} ключа ещё нет: менять нечего.`);
    return known;
  };
  // A folder named by mistake is not made.
  await keys();
  await prepareDataFolder(config.dataDir);
  const lock = await lockFolder(config.dataDir);
  try {
    const known = await keys();
    const secret = randomBytes(48).toString('base64url');
    await replace(file, JSON.stringify({ secret, previous: [known.secret, ...known.previous] }));
  } finally {
    await lock.release();
  }
  print('Ключ сменён. Он вступит в силу при следующем старте; журнал действий останется проверяемым.');
  print(
    'Сделайте после старта новую копию: прежние восстанавливаются с прежним ключом, который лежит в них.',
  );
}
