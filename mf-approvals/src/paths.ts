/** The tab of a document's card, in its address. */
export const APPROVAL_TAB = 'approval';

/** Addresses of the area. */
export const paths = {
  approvals: () => '/approvals',
  sheet: (chainId: number) => `/approvals/sheets/${String(chainId)}`,
  check: () => '/approvals/check',
  /** The check with what a sheet says of itself. */
  checkOf: (sheet: { chain_id: number; journal: { seq: number; hash: string } }) =>
    `/approvals/check?sheet=${String(sheet.chain_id)}&seq=${String(sheet.journal.seq)}&head=${sheet.journal.hash}`,
  oversight: () => '/approvals/oversight',
  absences: () => '/approvals/absences',
} as const;
