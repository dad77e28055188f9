const withList = (path: string, list: string) =>
  list === '' ? path : `${path}?${new URLSearchParams({ list }).toString()}`;

/** Addresses of the area; those of the books are told by their definitions. */
export const paths = {
  handbooks: () => '/handbooks',
  chainTemplates: () => '/handbooks/chains_templates',
  /** With a template it begins as its copy. */
  chainTemplateCreate: (from?: number) =>
    from === undefined
      ? '/handbooks/chains_templates/create'
      : `/handbooks/chains_templates/create?from=${String(from)}`,
  chainTemplate: (id: number) => `/handbooks/chains_templates/${String(id)}`,
  categories: () => '/handbooks/categories',
  /** What a category holds: its parts when it is divided, unless its goods are asked for. */
  category: (id: number, part?: 'products') =>
    `/handbooks/categories/${String(id)}${part === undefined ? '' : `?part=${part}`}`,
  calendar: () => '/handbooks/calendar',
  users: (search = '') => (search === '' ? '/handbooks/users' : `/handbooks/users?${search}`),
  user: (id: number | string, list = '') => withList(`/handbooks/users/${String(id)}`, list),
  userEdit: (id: number | string, list = '') => withList(`/handbooks/users/${String(id)}/edit`, list),
  roles: (search = '') => (search === '' ? '/handbooks/roles' : `/handbooks/roles?${search}`),
  role: (id: number | string, list = '') => withList(`/handbooks/roles/${String(id)}`, list),
  roleEdit: (id: number | string, list = '') => withList(`/handbooks/roles/${String(id)}/edit`, list),
  /** With a role it begins as its copy. */
  roleCreate: (from?: number) =>
    from === undefined ? '/handbooks/roles/create' : `/handbooks/roles/create?from=${String(from)}`,
  /** «Что увидит сотрудник»: with a role, with an employee, or with the employee as if they held the role. */
  preview: (of: { role?: number; user?: number }) =>
    `/handbooks/preview?${new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)])).toString()}`,
} as const;
