import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { findReferred, mayRemoveContents } from './contents.repository';
import { deleteFile, findUnusedFiles, lockFor } from './files.repository';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 500;

/**
 * The bytes are gone unless a row still refers to them, an upload is just taking them up, or a copy of everything is
 * being made; rows that are removed with them are removed before.
 */
export async function dropContent(deps: Pick<Deps, 'files'>, trx: Trx, sha256: string): Promise<void> {
  if (!(await mayRemoveContents(trx))) return;
  await lockFor(trx, `content:${sha256}`);
  if ((await findReferred(trx, [sha256])).size === 0) await deps.files.delete(sha256);
}

/** Contents that no document has referred to for a day are gone; safe to repeat and to break off. */
export async function dropUnusedContents(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - DAY);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const unused = await findUnusedFiles(deps.db, before, AT_ONCE);
    for (const file of unused) {
      await deps.transact(async (trx) => {
        await lockFor(trx, `content:${file.sha256}`);
        await deleteFile(trx, file.id);
        await dropContent(deps, trx, file.sha256);
      });
    }
    found = unused.length;
  }
}

/** What was written a day ago and no row ever took is gone: the upload was refused, or its server killed. */
export async function dropOrphans(deps: Deps): Promise<void> {
  const before = deps.now().getTime() - DAY;
  let old: string[] = [];
  const sift = async () => {
    const referred = await findReferred(deps.db, old);
    for (const sha256 of old.filter((each) => !referred.has(each))) {
      await deps.transact((trx) => dropContent(deps, trx, sha256));
    }
    old = [];
  };
  for await (const { sha256, keptSince } of deps.files.contents()) {
    if (keptSince.getTime() < before) old.push(sha256);
    if (old.length === AT_ONCE) await sift();
  }
  await sift();
}

/** Uploads that have not ended for an hour cost no space any more. */
export async function dropUnfinished(deps: Pick<Deps, 'files' | 'now'>): Promise<void> {
  await deps.files.dropDrafts(new Date(deps.now().getTime() - HOUR));
}
