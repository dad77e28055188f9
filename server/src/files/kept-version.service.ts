import type { Readable } from 'node:stream';
import type { FileKind } from 'shared/contract/file/file';
import type { Trx } from '../platform/database/database';
import { UnsupportedMediaType } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { checkedContent } from './content/checked-content';
import { type Extension, extensionOf, mimeOf } from './content/file-format';
import { fileName } from './file-name';
import {
  addVersion,
  type Documentable,
  type FileVersion,
  findHandmade,
  findVersion,
  lockFor,
} from './files.repository';

/** Bytes that are in the store and checked, under the name they will bear. */
export interface KeptFile {
  name: string;
  extension: Extension;
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A name as it is kept: see `fileName`. */
export function keptName(given: string): string {
  return fileName(given);
}

/** The uploaded bytes, in the store; refuses with 413 and 415 what is too large or not what the extension says. */
export async function keepUploaded(
  deps: Pick<Deps, 'files'>,
  { file, name, wanted, refusal }: { file: Readable; name: string; wanted: Extension; refusal: string },
): Promise<KeptFile> {
  const clean = fileName(name);
  const extension = extensionOf(clean);
  if (extension !== wanted) throw new UnsupportedMediaType(refusal);
  const stored = await deps.files.put(checkedContent(file, extension));
  return { name: clean, extension, ...stored };
}

/** Until the transaction ends nobody else changes the files of the document, and the bytes stay in the store. */
export async function holdVersions(
  deps: Pick<Deps, 'files'>,
  trx: Trx,
  { document, sha256 }: { document: Documentable; sha256: string },
): Promise<void> {
  await lockFor(trx, `content:${sha256}`);
  // The nightly tidying may have dropped equal bytes between the writing and this lock.
  (await deps.files.get(sha256)).destroy();
  await lockFor(trx, `document:${document.type}:${String(document.id)}`);
}

/** The file is the newest version of the document; the caller holds its versions. Answers the number of the version. */
export function addKeptVersion(
  trx: Trx,
  given: {
    document: Documentable;
    documentTypeId: number | null;
    kind: FileKind;
    source: 'upload' | 'generated';
    comment: string | null;
    file: KeptFile;
    userId: number;
  },
): Promise<number> {
  return addVersion(trx, { ...given, file: { ...given.file, mime: mimeOf(given.file.extension) } });
}

/** The version with what is known of its file; null when there is none. */
export function findKeptVersion(db: Deps['db'], id: number): Promise<FileVersion | null> {
  return findVersion(db, id);
}

/** The current text of the series when somebody has brought it by hand; null when it was generated, or there is none. */
export function findHandmadeVersion(
  db: Deps['db'],
  of: { document: Documentable; documentTypeId: number | null },
): Promise<FileVersion | null> {
  return findHandmade(db, of);
}
