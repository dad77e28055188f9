import { presentEmployee } from '../accounts/employee.service';
import type { Actor } from '../platform/http/actor';
import { Forbidden } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type Importable, requireImportable } from './importable.service';
import type { StoredImport } from './imports.repository';

/** Who the import belongs to, with the rights of this moment; refuses when they no longer allow it. */
export async function requireOwner(
  deps: Deps,
  job: StoredImport,
): Promise<{ owner: Actor; importable: Importable }> {
  const owner = await presentEmployee(deps.db, job.owner_id);
  if (owner === null) throw new Forbidden('Учётная запись закрыта');
  return { owner, importable: requireImportable(deps.app, owner, job) };
}
