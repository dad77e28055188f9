import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { FileKind } from 'shared/contract/file';

/** What a kind of documents says about its files. */
export interface DocumentGuard {
  /** Refuses with 403 without the right and with 404 when the document is not visible to the employee. */
  requireReadable(db: Db, actor: Actor, id: number): Promise<void>;
  /**
   * Answers what the document is called for the journal. Refuses as above, with 403 when the employee may not change
   * it and with 423 when its content is locked for a file of this kind.
   */
  requireWritable(db: Db, actor: Actor, target: { id: number; kind: FileKind }): Promise<string>;
}

export type DocumentGuards = Readonly<Record<string, DocumentGuard>>;
