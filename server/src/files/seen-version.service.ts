import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import { unseen } from '../platform/http/unseen';
import type { Deps } from '../platform/module';
import type { DocumentGuard } from './document-guard';
import { fileGuardOf } from './file-guards.service';
import { type FileVersion, findVersion } from './files.repository';

const MISSING = 'Файл не найден';

/** The version; refuses with 404 when there is none. */
export async function requireVersion(db: Db, id: number): Promise<FileVersion> {
  const version = await findVersion(db, id);
  if (version === null) throw new NotFound(MISSING);
  return version;
}

/** The version and the rules of its document; refuses with 404 whoever may not read that document. */
export async function requireSeen(
  deps: Pick<Deps, 'app'>,
  db: Db,
  { actor, id }: { actor: Actor; id: number },
): Promise<{ version: FileVersion; guard: DocumentGuard }> {
  const version = await requireVersion(db, id);
  const guard = fileGuardOf(deps.app, version.documentable_type);
  await unseen(MISSING, () => guard.requireReadable(db, actor, version.documentable_id));
  return { version, guard };
}
