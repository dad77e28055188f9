import { dropContent } from '../files/content-tidying.service';
import type { Deps } from '../platform/module';
import { deleteImport, findOldImports } from './imports.repository';

const KEPT_FOR_MS = 7 * 24 * 3_600_000;

/** Imports older than a week are gone with the rows of their files; safe to repeat. */
export async function dropOldImports(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_FOR_MS);
  for (const { id, sha256 } of await findOldImports(deps.db, before)) {
    await deps.transact(async (trx) => {
      await deleteImport(trx, id);
      if (sha256 !== null) await dropContent(deps, trx, sha256);
    });
  }
}
