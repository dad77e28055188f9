/** The tab of a document's card, in its address. */
export const APPROVAL_TAB = 'approval';

/** What a sheet says of itself. */
interface PrintedSheet {
  chain_id: number;
  sheet_sum?: string | undefined;
  journal: { seq: number; hash: string };
}

/** Addresses of the area. */
export const paths = {
  approvals: () => '/approvals',
  sheet: (chainId: number) => `/approvals/sheets/${String(chainId)}`,
  check: () => '/approvals/check',
  /** The check with what a sheet says of itself. */
  checkOf: (sheet: PrintedSheet) =>
    `/approvals/check?${new URLSearchParams({
      sheet: String(sheet.chain_id),
      ...(sheet.sheet_sum !== undefined && { sum: sheet.sheet_sum }),
      seq: String(sheet.journal.seq),
      head: sheet.journal.hash,
    }).toString()}`,
  oversight: () => '/approvals/oversight',
  absences: () => '/approvals/absences',
} as const;
