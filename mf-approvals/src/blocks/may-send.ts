import type { AreaBlockProps } from 'shared/area';

type DocumentRecord = AreaBlockProps['record'];

/** A card says what may be done with its record; of one that does not, the server is asked. */
function mayTake(record: DocumentRecord, action: string): boolean {
  const actions: unknown = Reflect.get(record, 'available_actions');
  return !Array.isArray(actions) || actions.includes(action);
}

export const maySend = (record: DocumentRecord): boolean => mayTake(record, 'send-to-approval');
export const mayRecall = (record: DocumentRecord): boolean => mayTake(record, 'recall');

/** Where every kind of documents that is approved stands before it is sent, and after it was sent back. */
const BEFORE: ReadonlySet<unknown> = new Set(['draft', 'rework']);

/** True while somebody may yet send the document, whether the reader may or not. */
export const isBeforeApproval = (record: DocumentRecord): boolean =>
  maySend(record) || BEFORE.has(Reflect.get(record, 'status'));

export const isOnApproval = (record: DocumentRecord): boolean =>
  Reflect.get(record, 'status') === 'on_approval';
