import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import type { OriginalsReceived, OriginalsWrittenOff } from 'shared/contract/agreement/originals';
import { BULK_PATIENCE } from 'shared/contract/list/bulk-limits';
import { http } from 'shared/http';

/** The kinds of this area whose signed originals are awaited. */
export type OriginalsKindName = 'agreement' | 'addendum';

/** What is said of several originals at once: where they lie, or why they will not come back. */
export type OriginalsCall =
  | { what: 'receive'; body: OriginalsReceived }
  | { what: 'write-off'; body: OriginalsWrittenOff };

/** Settles the originals of several documents; each under its own rights, so some may be refused with a reason. */
export async function settleOriginals(kind: OriginalsKindName, { what, body }: OriginalsCall) {
  const address = `/api/originals/${kind}/${what}`;
  return (await http.post<BulkAnswer>(address, body, { timeout: BULK_PATIENCE })).data;
}
