import type { Db, Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { Forbidden, NotFound } from '../platform/http/errors';
import { unseen } from '../platform/http/unseen';
import type { Deps } from '../platform/module';
import type { DocumentGuard } from './document-guard';
import { fileGuardOf } from './file-guards.service';
import { type FileVersion, findVersion, lockFor } from './files.repository';

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

/**
 * The employee's own version with its document held, as it stands then; refuses with 404, with 403 another one's file in
 * the given words, and as the document does where it is no longer being written.
 */
export async function holdOwn(
  deps: Pick<Deps, 'app'>,
  trx: Trx,
  wanted: { actor: Actor; id: number; change: 'delete' | 'describe'; anothers: string },
): Promise<{ version: FileVersion; guard: DocumentGuard; label: string }> {
  const { actor, id, change, anothers } = wanted;
  const { version: seen, guard } = await requireSeen(deps, trx, { actor, id });
  if (seen.uploaded_by_id !== actor.id) throw new Forbidden(anothers);
  const { documentable_type: type, documentable_id: documentId, kind } = seen;
  await lockFor(trx, `document:${type}:${String(documentId)}`);
  const label = await guard.requireWritable(trx, actor, { id: documentId, kind, change });
  return { version: await requireVersion(trx, id), guard, label };
}
