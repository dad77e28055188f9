/** What the list of addenda asks for when the address does not say otherwise. */
export const addendumsDefaults = { sort: '-addendum_date', per_page: '50' } as const;
