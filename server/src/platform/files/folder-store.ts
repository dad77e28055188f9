import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { faultCode } from '../fault-code';
import { NotFound } from '../http/errors';
import type { FileStore, KeptContent, StoredFile } from './file-store';
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
      // Not `write`, which is content with what still fits on the disk.
      await file.appendFile(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

/** Names of a folder; none when it is not there. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** When the file was last written; null when it has gone meanwhile. */
async function writtenAt(file: string): Promise<Date | null> {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function* contentsIn(root: string): AsyncGenerator<KeptContent> {
  for (const first of (await namesIn(root)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    for (const second of await namesIn(path.join(root, first))) {
      for (const sha256 of await namesIn(path.join(root, first, second))) {
        const keptSince = await writtenAt(path.join(root, first, second, sha256));
        if (keptSince !== null && DIGEST.test(sha256)) yield { sha256, keptSince };
      }
    }
  }
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
    async get(sha256, range) {
      const place = placeOf(sha256);
      try {
        await stat(place);
      } catch (error) {
        throw faultCode(error) === 'ENOENT' ? new NotFound('Файл не найден') : error;
      }
      return createReadStream(place, range);
    },
    async delete(sha256) {
      await rm(placeOf(sha256), { force: true });
    },
    contents: () => contentsIn(root),
    async dropDrafts(before) {
      const drafts = path.join(root, 'drafts');
      for (const name of await namesIn(drafts)) {
        // Every part that arrives is written at once: a draft nobody has written to for so long is nobody's.
        const written = await writtenAt(path.join(drafts, name));
        if (written !== null && written < before) await rm(path.join(drafts, name), { force: true });
      }
    },
  };
}
