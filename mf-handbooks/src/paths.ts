const withList = (path: string, list: string) =>
  list === '' ? path : `${path}?${new URLSearchParams({ list }).toString()}`;

/** Addresses of the area. */
export const paths = {
  handbooks: () => '/handbooks',
  measures: () => '/handbooks/measures',
  agreementTypes: () => '/handbooks/types_of_agreements',
  jobTitles: () => '/handbooks/job-titles',
  departments: () => '/handbooks/departments',
  chainTemplates: () => '/handbooks/chains_templates',
  categories: () => '/handbooks/categories',
  category: (id: number | string, list = '') => withList(`/handbooks/categories/${String(id)}`, list),
  documents: () => '/handbooks/documents',
  users: (search = '') => (search === '' ? '/handbooks/users' : `/handbooks/users?${search}`),
  user: (id: number | string, list = '') => withList(`/handbooks/users/${String(id)}`, list),
} as const;
