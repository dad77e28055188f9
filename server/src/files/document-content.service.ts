import type { Trx } from '../platform/database/database';
import type { Database } from '../platform/database/schema';
import { Locked } from '../platform/http/errors';
import { contentFault, type FileChange } from './document-content.policy';
import { holdRow } from './files.repository';

/** The row of the document stays as it is until the transaction ends: nobody changes or erases it meanwhile. */
export async function holdDocument(trx: Trx, table: keyof Database, id: number): Promise<void> {
  await holdRow(trx, table, id);
}

/** Refuses with 423 when the state of the document does not let a file of this kind be added, described anew or deleted. */
export function requireContent(change: FileChange): void {
  const fault = contentFault(change);
  if (fault !== null) throw new Locked(fault);
}
