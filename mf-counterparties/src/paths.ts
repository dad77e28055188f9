const withSearch = (path: string, search = '') =>
  search === '' ? path : `${path}?${search.replace(/^\?/, '')}`;
const within = (path: string, list = '') =>
  list === '' ? path : `${path}?${new URLSearchParams({ list }).toString()}`;

/** Addresses of the area. A card takes the query of the list it is opened from. */
export const paths = {
  partners: (search?: string) => withSearch('/counterparties/partners', search),
  organizations: (search?: string) => withSearch('/counterparties/organizations', search),
  counterpartyCreate: (own: boolean) => `/counterparties/create?own=${String(own)}`,
  counterparty: (id: number | string, list?: string) => within(`/counterparties/${String(id)}`, list),
  counterpartyEdit: (id: number | string, list?: string) =>
    within(`/counterparties/${String(id)}/edit`, list),
} as const;
