import type { FileKind } from 'shared/contract/file';
import type { Trx } from '../platform/database/database';
import { isContentOpen } from './document-content.policy';
import { type Documentable, freezeVersions } from './files.repository';

/** What bears witness to a signature, and the text that was signed. */
const SIGNED_KINDS: readonly FileKind[] = ['final', 'signed', 'scan', 'signature'];

/**
 * Everything current is never changed or deleted once the content of the document is no longer being written; called
 * with every change of a status, in the same transaction.
 */
export async function freezeAgreed(
  trx: Trx,
  document: Documentable,
  step: { from: string; to: string; at: Date },
): Promise<void> {
  if (!isContentOpen(step.from) || isContentOpen(step.to)) return;
  await freezeVersions(trx, document, { at: step.at, kinds: null });
}

/** What was signed, and the proof of it, is never changed or deleted; called with each signature. */
export async function freezeSigned(trx: Trx, document: Documentable, at: Date): Promise<void> {
  await freezeVersions(trx, document, { at, kinds: SIGNED_KINDS });
}
