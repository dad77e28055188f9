const withList = (path: string, list: string) =>
  list === '' ? path : `${path}?${new URLSearchParams({ list }).toString()}`;

/** Addresses of the area; those of the books are told by their definitions. */
export const paths = {
  handbooks: () => '/handbooks',
  categories: () => '/handbooks/categories',
  users: (search = '') => (search === '' ? '/handbooks/users' : `/handbooks/users?${search}`),
  user: (id: number | string, list = '') => withList(`/handbooks/users/${String(id)}`, list),
} as const;
