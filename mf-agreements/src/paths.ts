const withSearch = (path: string, search = '') =>
  search === '' ? path : `${path}?${search.replace(/^\?/, '')}`;
const within = (path: string, list = '') =>
  list === '' ? path : `${path}?${new URLSearchParams({ list }).toString()}`;

/** Addresses of the area. A card takes the query of the list it is opened from, so that the list can be walked. */
export const paths = {
  agreements: (search?: string) => withSearch('/agreements', search),
  agreementCreate: () => '/agreements/create',
  agreement: (id: number | string, list?: string) => within(`/agreements/${String(id)}`, list),
  agreementEdit: (id: number | string, list?: string) => within(`/agreements/${String(id)}/edit`, list),
  addendums: (search?: string) => withSearch('/addendums', search),
  addendumCreate: (agreement?: number) =>
    `/addendums/create${agreement === undefined ? '' : `?agreement=${String(agreement)}`}`,
  addendumEdit: (id: number | string, list?: string) => within(`/addendums/${String(id)}/edit`, list),
  addendum: (id: number | string, list?: string) => within(`/addendums/${String(id)}`, list),
  archive: (tab?: string) => (tab === undefined ? '/archive' : `/archive?tab=${tab}`),
  destructionAct: (id: number | string) => `/archive/acts/${String(id)}`,
  offer: (id: number) => `/commercial-offers/${String(id)}`,
  counterparty: (id: number | string) => `/counterparties/${String(id)}`,
  user: (id: number | string) => `/handbooks/users/${String(id)}`,
} as const;
