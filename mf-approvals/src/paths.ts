/** Addresses of the area. */
export const paths = {
  approvals: () => '/approvals',
  sheet: (chainId: number) => `/approvals/sheets/${String(chainId)}`,
  check: () => '/approvals/check',
  absences: () => '/approvals/absences',
} as const;
