const withSearch = (path: string, search = '') =>
  search === '' ? path : `${path}?${search.replace(/^\?/, '')}`;
const within = (path: string, list = '') =>
  list === '' ? path : `${path}?${new URLSearchParams({ list }).toString()}`;

/** Addresses of the area. A card takes the query of the list it is opened from. */
export const paths = {
  offers: (search?: string) => withSearch('/commercial-offers', search),
  offerCreate: () => '/commercial-offers/create',
  offer: (id: number | string, list?: string) => within(`/commercial-offers/${String(id)}`, list),
  offerEdit: (id: number | string, list?: string) => within(`/commercial-offers/${String(id)}/edit`, list),
  agreement: (id: number) => `/agreements/${String(id)}`,
  destructionAct: (id: number) => `/archive/acts/${String(id)}`,
  counterparty: (id: number) => `/counterparties/${String(id)}`,
} as const;
