import type { MultipartFile } from '@fastify/multipart';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { checkedContent } from './content/checked-content';
import { attachmentHeader, fileName } from './file-name';
import { addFile, type KeptFacts } from './contents.repository';
import { lockFor } from './files.repository';

/** The name of an upload as it is kept: without folders and control characters; may be empty. */
export function uploadedName(file: Pick<MultipartFile, 'filename'>): string {
  return fileName(file.filename);
}

/** `Content-Disposition` of a file that is handed over under the name. */
export function handedOverAs(name: string): string {
  return attachmentHeader(name);
}

/**
 * Keeps the bytes of an upload that belongs to no document, inspected as any other; answers their digest, which the
 * caller refers to within a day. Refuses with 413, 415 and 422, naming the ending.
 */
export async function keepLoose(
  deps: Pick<Deps, 'files'>,
  file: MultipartFile,
  { extension, ending }: { extension: Parameters<typeof checkedContent>[1]; ending: string },
): Promise<string> {
  return (await deps.files.put(checkedContent(file.file, extension, ending))).sha256;
}

/**
 * Bytes that lie in the store already are a file of no document; answers its number. Whoever it belongs to refers to it
 * in the same transaction; what nobody refers to any longer goes with the next tidying.
 */
export async function addLooseFile(
  deps: Pick<Deps, 'files'>,
  trx: Trx,
  file: KeptFacts & { userId: number },
): Promise<number> {
  await lockFor(trx, `content:${file.sha256}`);
  // The nightly tidying may have dropped equal bytes between the writing and this lock.
  (await deps.files.get(file.sha256)).destroy();
  return addFile(trx, file, { userId: file.userId, isTextRead: true });
}
