/** What the register asks for when the address does not say otherwise; the shell's early request takes the same. */
export const agreementsDefaults = { sort: '-agreement_date', per_page: '50' } as const;
