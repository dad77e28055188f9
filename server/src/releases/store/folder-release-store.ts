import { randomBytes } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { faultCode } from '../../platform/fault-code';
import { syncFolder } from '../../platform/files/sync-folder';
import { inTurns } from './in-turns';
import { isReleaseFile, placeOfNew, RELEASE_FILE, releaseFolder, ReleaseKept } from './release-store';
import type { ReleaseStore } from './release-store';

/** As many files as Node writes at the same time anyway. */
const FILES_AT_ONCE = 8;

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (faultCode(error) === 'ENOENT' || faultCode(error) === 'ENOTDIR') return false;
    throw error;
  }
}

async function writeDraft(draft: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folders = new Set([...files.keys()].map((name) => path.dirname(path.join(draft, name))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await inTurns(files, FILES_AT_ONCE, ([name, content]) => writeDurably(path.join(draft, name), content));
  for (const folder of folders) await syncFolder(folder);
}

/** Releases as folders, each written aside and moved to its place when it is whole. */
export function folderReleaseStore(root: string): ReleaseStore {
  const has = async (area: string, version: string) => {
    const folder = releaseFolder(area, version);
    return folder !== null && isThere(path.join(root, folder, RELEASE_FILE));
  };
  return {
    has,
    async put(area, version, files) {
      const place = path.join(root, placeOfNew(area, version, files));
      if (await has(area, version)) throw new ReleaseKept(`${area} ${version}`);
      const draft = path.join(root, 'drafts', randomBytes(12).toString('hex'));
      try {
        await writeDraft(draft, files);
        await mkdir(path.dirname(place), { recursive: true });
        // Two at once: a folder is never moved over one that holds something.
        await rename(draft, place);
        await syncFolder(path.dirname(place));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (await has(area, version)) throw new ReleaseKept(`${area} ${version}`);
        throw error;
      }
    },
    async read(area, version, file) {
      const folder = releaseFolder(area, version);
      if (folder === null || !isReleaseFile(file)) return null;
      try {
        const handle = await open(path.join(root, folder, file), 'r');
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), size };
      } catch (error) {
        if (faultCode(error) === 'ENOENT' || faultCode(error) === 'ENOTDIR') return null;
        throw error;
      }
    },
    async remove(area, version) {
      const folder = releaseFolder(area, version);
      if (folder === null) return;
      // Its document first: a release that is half gone is no release.
      await rm(path.join(root, folder, RELEASE_FILE), { force: true });
      await rm(path.join(root, folder), { recursive: true, force: true });
    },
  };
}
