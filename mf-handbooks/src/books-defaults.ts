/** What a reference book asks for when the address does not say otherwise. */
export const booksDefaults = { sort: 'name', per_page: '50' } as const;
/** The same of the list of employees. */
export const usersDefaults = { sort: 'full_name', per_page: '50' } as const;
