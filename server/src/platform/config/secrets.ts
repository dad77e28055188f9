import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fileFault } from './data-folder';
import { StartError } from './start-error';
import { faultCode } from '../fault-code';

export const SECRETS_FILE = 'secrets.json';

const root = z.string().min(32);
const stored = z.object({ secret: root, previous: z.array(root).default([]) });

/** Keys of this installation: one root, a separate key for each purpose. */
export interface Secrets {
  /** 32 bytes that no other purpose shares; the same on every node and after every restart. */
  derive(purpose: string): Buffer;
  /** Tells two roots apart without giving either away. */
  fingerprint: string;
  /** Roots that this one took the place of, the latest first, as far as they are still named. */
  former: readonly Secrets[];
}

/** Keys derived from a root that is already known. */
export function secretsFrom(root: string, former: readonly string[] = []): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, 'contract-register', purpose, 32));
  const fingerprint = createHash('sha256').update(derive('fingerprint')).digest('hex');
  return { derive, fingerprint, former: former.map((older) => secretsFrom(older)) };
}

/** The roots that are kept in the file, null where there is none; refuses a file that cannot be read. */
export async function readStored(file: string): Promise<z.output<typeof stored> | null> {
  try {
    return stored.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw new StartError(
      `Файл ключей ${file} не читается: ${fileFault(error)}. Восстановите его из копии: без него не проверить журнал действий.`,
    );
  }
}

/** The keys from APP_SECRET, or from the data folder, where they are made at the first start. */
export async function loadSecrets(config: {
  appSecret: string | null;
  formerSecrets?: readonly string[];
  dataDir: string;
}): Promise<Secrets> {
  if (config.appSecret !== null) return secretsFrom(config.appSecret, config.formerSecrets);
  const file = path.join(config.dataDir, SECRETS_FILE);
  const known = await readStored(file);
  if (known !== null) return secretsFrom(known.secret, known.previous);
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
  const written = await readStored(file);
  if (written === null) throw new StartError(`Файл ключей ${file} не удалось записать.`);
  return secretsFrom(written.secret, written.previous);
}
