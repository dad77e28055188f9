/** Addresses of the area. A card takes the query of the list it is opened from. */
export const paths = {
  offers: (search = '') => (search === '' ? '/commercial-offers' : `/commercial-offers?${search}`),
  offer: (id: number | string, list = '') =>
    `/commercial-offers/${String(id)}${list === '' ? '' : `?${new URLSearchParams({ list }).toString()}`}`,
} as const;
