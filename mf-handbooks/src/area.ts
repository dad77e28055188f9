import { defineArea } from 'shared/area';
import { RECORD_KINDS } from 'shared/contract/record-kinds';

import { bookRoutes } from './books/book-screens';
import { usersDefaults } from './users/users-defaults';

export const area = defineArea({
  id: 'mf-handbooks',
  title: 'Справочники',
  contract: '^2.0.0',
  routes: [
    { id: 'handbooks', path: '/handbooks', title: 'Справочники' },
    ...bookRoutes,
    {
      id: 'category',
      path: '/handbooks/categories/:id',
      title: 'Категория',
      permissions: ['Просмотр товаров и услуг'],
      prefetch: [{ kind: 'item', resource: 'categories' }],
    },
    {
      id: 'users',
      path: '/handbooks/users',
      title: 'Сотрудники',
      prefetch: [{ kind: 'list', resource: 'users', defaults: usersDefaults }],
    },
    {
      id: 'user',
      path: '/handbooks/users/:id',
      title: 'Профиль сотрудника',
      permissions: ['Редактирование чужих учётных записей'],
      own_profile: true,
      prefetch: [{ kind: 'item', resource: 'users' }],
    },
  ],
  menu: [{ title: 'Справочники', path: '/handbooks', group: 'common', order: 10, icon: 'book' }],
  kinds: [{ ...RECORD_KINDS.user, icon: 'user', order: 50 }],
});
