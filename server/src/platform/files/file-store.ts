import type { Readable } from 'node:stream';
import type { ByteRange } from '../http/byte-range';

export interface StoredFile {
  /** Hex digest of the content; the name under which it is kept, so equal contents are kept once. */
  sha256: string;
  /** Bytes. */
  size: number;
}

export interface KeptContent {
  sha256: string;
  keptSince: Date;
}

/** Keeps the bytes of files; names, rights and owners are the business of the files module. */
export interface FileStore {
  /** The content is durable when the promise resolves; a failed stream leaves nothing behind. */
  put(content: Readable): Promise<StoredFile>;
  /** The content, or these bytes of it, as a stream; refuses with NotFound when it is not kept. */
  get(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Nothing is kept under this digest afterwards, whether it was or not. */
  delete(sha256: string): Promise<void>;
  /** Every content that is kept, with the moment it was last put. */
  contents(): AsyncIterable<KeptContent>;
  /** What was begun before the moment and never became a content is gone. */
  dropDrafts(before: Date): Promise<void>;
}
