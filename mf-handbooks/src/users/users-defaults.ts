/** What the list of employees asks for when the address does not say otherwise. */
export const usersDefaults = { sort: 'full_name', per_page: '50' } as const;
