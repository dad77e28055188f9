/** What the two lists ask for when the address does not say otherwise: partners, and the company's own organisations. */
export const partnersDefaults = { 'filter[is_own]': 'false', sort: 'name_short', per_page: '50' } as const;
export const organizationsDefaults = {
  'filter[is_own]': 'true',
  sort: 'name_short',
  per_page: '50',
} as const;
