/** What the list of offers asks for when the address does not say otherwise. */
export const offersDefaults = { sort: '-offer_date', per_page: '50' } as const;
