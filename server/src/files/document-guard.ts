import type { Db, Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { FileKind } from 'shared/contract/file/file';

/** What a kind of documents says about its files. */
export interface DocumentGuard {
  /** Refuses with 403 without the right and with 404 when the document is not visible to the employee. */
  requireReadable(db: Db, actor: Actor, id: number): Promise<void>;
  /**
   * Answers what the document is called for the journal, and holds it in its present state until the transaction
   * ends: whoever wants to change or erase it waits. Refuses as above, with 403 when the employee may not change it
   * and with 423 when its state does not let a file of this kind be added, described anew or deleted.
   */
  requireWritable(trx: Trx, actor: Actor, target: WantedChange): Promise<string>;
  /** Runs in the transaction of the change, after a file was added, described anew or deleted: tells whoever has to know. */
  changed?(trx: Trx, actor: Actor, id: number): Promise<void>;
}

export interface WantedChange {
  id: number;
  kind: FileKind;
  change: 'add' | 'describe' | 'delete';
}
