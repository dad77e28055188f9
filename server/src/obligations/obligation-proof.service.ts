import type { ObligationAction } from 'shared/contract/obligation/obligation.workflow';
import { fileGuardOf } from '../files/file-guards.service';
import { findKeptVersion } from '../files/kept-version.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { ObligationRecord } from './obligations.repository';

interface Proving {
  row: ObligationRecord;
  actor: Actor;
  action: ObligationAction;
  input: { document_version_id?: number | undefined };
}

const refuse = (text: string) => new ValidationFailed({ document_version_id: [text] });

/**
 * The named version may prove that the obligation was carried out: a file of its own document that the employee reads
 * and that is still there. Refuses with 422, and as the files of the document do.
 */
export async function requireProof(
  deps: Pick<Deps, 'app'>,
  trx: Trx,
  { row, actor, action, input }: Proving,
): Promise<void> {
  if (action !== 'mark-done') throw refuse('Файл указывают, когда отмечают исполнение');
  const version = await findKeptVersion(trx, input.document_version_id ?? 0);
  if (version?.documentable_type !== row.document_type || version.documentable_id !== row.document_id) {
    throw refuse('Такого файла у документа нет. Выберите другой файл');
  }
  await fileGuardOf(deps.app, row.document_type).requireReadable(trx, actor, row.document_id);
  if (version.destroyed_at != null) throw refuse('Содержимое файла уничтожено по акту');
}
