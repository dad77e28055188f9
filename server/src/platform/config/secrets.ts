import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fileFault } from './data-folder';
import { StartError } from './start-error';
import { faultCode } from '../fault-code';

const stored = z.object({ secret: z.string().min(32) });

/** Keys of this installation: one root, a separate key for each purpose. */
export interface Secrets {
  /** 32 bytes that no other purpose shares; the same on every node and after every restart. */
  derive(purpose: string): Buffer;
  /** Tells two roots apart without giving either away. */
  fingerprint: string;
}

/** Keys derived from a root that is already known. */
export function secretsFrom(root: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, 'contract-register', purpose, 32));
  return { derive, fingerprint: createHash('sha256').update(derive('fingerprint')).digest('hex') };
}

async function readStored(file: string): Promise<string | null> {
  try {
    return stored.parse(JSON.parse(await readFile(file, 'utf8'))).secret;
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw new StartError(
      `Файл ключей ${file} не читается: ${fileFault(error)}. Восстановите его из копии: без него не проверить журнал действий.`,
    );
  }
}

/** The keys from APP_SECRET, or from the data folder, where they are made at the first start. */
export async function loadSecrets(config: { appSecret: string | null; dataDir: string }): Promise<Secrets> {
  if (config.appSecret !== null) return secretsFrom(config.appSecret);
  const file = path.join(config.dataDir, 'secrets.json');
  const known = await readStored(file);
  if (known !== null) return secretsFrom(known);
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(fresh, JSON.stringify({ secret: randomBytes(48).toString('base64url') }), { mode: 0o600 });
  try {
    // A link, unlike a rename, never replaces what another start has just written.
    await link(fresh, file);
  } catch (error) {
    if (faultCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(fresh);
  }
  const secret = await readStored(file);
  if (secret === null) throw new StartError(`Файл ключей ${file} не удалось записать.`);
  return secretsFrom(secret);
}
