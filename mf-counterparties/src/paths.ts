/** Addresses of the area. A card takes the query of the list it is opened from. */
export const paths = {
  partners: (search = '') => `/counterparties/partners${search === '' ? '' : `?${search}`}`,
  organizations: (search = '') => `/counterparties/organizations${search === '' ? '' : `?${search}`}`,
  counterparty: (id: number | string, list = '') =>
    `/counterparties/${String(id)}${list === '' ? '' : `?${new URLSearchParams({ list }).toString()}`}`,
} as const;
