/** What the journal asks for when the address does not say otherwise; the shell's early request takes the same. */
export const logDefaults = { sort: '-occurred_at', per_page: '50' } as const;
