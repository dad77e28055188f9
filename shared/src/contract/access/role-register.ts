import type { RegisterWords } from '../record/register-words';

/** The list of roles: its columns and by what it is narrowed. */
export const ROLE_REGISTER = {
  columns: {
    name: { title: 'Роль', sort: true },
    description: { title: 'Для чего' },
    data_scope: { title: 'Охват данных', sort: true },
    permissions_count: { title: 'Прав', sort: true },
    users_count: { title: 'Сотрудников', sort: true },
    origin: { title: 'Происхождение', head: '' },
  },
  filters: { data_scope: 'choice' },
} as const satisfies RegisterWords;
