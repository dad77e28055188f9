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
  /** The record that stays, and the one that goes into it when it is chosen already. */
  counterpartyMerge: (id: number | string, other?: number) =>
    withSearch(`/counterparties/${String(id)}/merge`, other === undefined ? '' : `with=${String(other)}`),
} as const;
