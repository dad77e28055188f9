import type { SigningMethod } from 'shared/contract/agreement/agreement-status';
import { signedFileFault } from 'shared/contract/file/bears-signature';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { namesSignedFile } from '../records/signing/signing';
import { fileGuardOf } from './file-guards.service';
import { type Documentable, type FileVersion, findVersion } from './files.repository';

type Step = Parameters<typeof namesSignedFile>[0];

interface Naming {
  actor: Actor;
  document: Documentable;
  /** The version that is named. */
  id: number;
}

/** The refusal of a file that is named, under its name in the body. */
export const wrongVersion = (text: string): ValidationFailed =>
  new ValidationFailed({ document_version_id: [text] });

/**
 * The version that a step names: a file of its very document that the employee reads and that is still there. Refuses
 * with 422, and as the files of the document do.
 */
export async function requireNamedVersion(
  deps: Pick<Deps, 'app'>,
  trx: Trx,
  { actor, document, id }: Naming,
): Promise<FileVersion> {
  const version = await findVersion(trx, id);
  if (version?.documentable_type !== document.type || version.documentable_id !== document.id) {
    throw wrongVersion('Такого файла у документа нет. Выберите другой файл');
  }
  await fileGuardOf(deps.app, document.type).requireReadable(trx, actor, document.id);
  if (version.destroyed_at != null) throw wrongVersion('Содержимое файла уничтожено по акту');
  return version;
}

/** The version that bears a signature, null when none is named. Refuses as above, and with 422 any other step. */
export async function requireSignedVersion(
  deps: Pick<Deps, 'app'>,
  trx: Trx,
  of: Omit<Naming, 'id'> & { id: number | undefined; step: Step; method: SigningMethod },
): Promise<FileVersion | null> {
  if (of.id === undefined) return null;
  if (!namesSignedFile(of.step)) throw wrongVersion('Файл указывают, когда отмечают подписание');
  const version = await requireNamedVersion(deps, trx, { ...of, id: of.id });
  const fault = signedFileFault(version, of.method);
  if (fault !== null) throw wrongVersion(fault);
  return version;
}
