import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { faultCode } from '../fault-code';
import { NotFound } from '../http/errors';
import type { FileStore, StoredFile } from './file-store';
import { syncFolder } from './sync-folder';

/** The shape of a content's name; anything else never reaches the disk. */
export const DIGEST = /^[0-9a-f]{64}$/;

async function writeDurably(content: Readable, draft: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(draft, 'wx', 0o600);
  try {
    for await (const part of content as AsyncIterable<Buffer>) {
      hash.update(part);
      size += part.length;
      await file.write(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

/** Files in a folder, spread by the first digits of their digest, each written whole or not at all. */
export function folderStore(root: string): FileStore {
  const placeOf = (sha256: string) => {
    if (!DIGEST.test(sha256)) throw new NotFound('Файл не найден');
    return path.join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  };
  return {
    async put(content) {
      const drafts = path.join(root, 'drafts');
      await mkdir(drafts, { recursive: true });
      const draft = path.join(drafts, randomBytes(12).toString('hex'));
      try {
        const stored = await writeDurably(content, draft);
        const place = placeOf(stored.sha256);
        await mkdir(path.dirname(place), { recursive: true });
        await rename(draft, place);
        await syncFolder(path.dirname(place));
        return stored;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(sha256) {
      const place = placeOf(sha256);
      try {
        await stat(place);
      } catch (error) {
        throw faultCode(error) === 'ENOENT' ? new NotFound('Файл не найден') : error;
      }
      return createReadStream(place);
    },
    async delete(sha256) {
      await rm(placeOf(sha256), { force: true });
    },
  };
}
