/** What the list «Согласование» asks for when the address does not say otherwise; the shell's early request takes the same. */
export const approvalsDefaults = { sort: '-agreement_date', per_page: '50' } as const;
