import type { MultipartFile } from '@fastify/multipart';
import type { Deps } from '../platform/module';
import { checkedContent } from './content/checked-content';
import { attachmentHeader, fileName } from './file-name';

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
