/** Steps back from the signature: the text changes, so nothing that was done with the former one counts. */
const UNSIGNING: ReadonlySet<string> = new Set(['return-to-rework', 'decline-signing', 'reopen']);

/** True for a step after which no side has signed any longer. */
export const isUnsigning = (action: string): boolean => UNSIGNING.has(action);

/**
 * What a document loses with such a step: its signatures, the wait for the paper that bore them, and what the operator of
 * electronic documents holds of the former text.
 */
export const UNSIGNED = {
  signed_by_us_at: null,
  signed_by_them_at: null,
  signed_by_us_version_id: null,
  signed_by_them_version_id: null,
  originals_status: 'not_required',
  originals_due_at: null,
  originals_sent_at: null,
  originals_sent_by_id: null,
  originals_received_at: null,
  edi_document_id: null,
  edi_status: null,
  edi_url: null,
} as const;
