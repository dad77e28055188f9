import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { dropContent } from './content-tidying.service';
import { type Documentable, findDestroyed, markDestroyed } from './files.repository';

/**
 * The files of the documents have no content any longer: nobody gets it, nothing is found by it. Their names, sizes
 * and sums stay. Answers the sum of each; the bytes go afterwards, by `eraseDestroyed`.
 */
export function destroyContents(trx: Trx, documents: readonly Documentable[], now: Date): Promise<string[]> {
  return markDestroyed(trx, documents, now);
}

/**
 * The destroyed bytes of the documents are gone from the store, but for those that another document still has. Safe to
 * repeat; what a copy of everything just holds is taken by the nightly tidying.
 */
export async function eraseDestroyed(
  deps: Pick<Deps, 'db' | 'files' | 'transact'>,
  documents: readonly Documentable[],
): Promise<void> {
  for (const sha256 of await findDestroyed(deps.db, documents)) {
    await deps.transact((trx) => dropContent(deps, trx, sha256));
  }
}
