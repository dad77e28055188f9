/** What the list of roles asks for when the address does not say otherwise. */
export const rolesDefaults = { sort: 'name', per_page: '50' } as const;
