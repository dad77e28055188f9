import { defineArea } from 'shared/area';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

import { bookRoutes } from './books/book-screens';
import { rolesDefaults } from './roles/roles-defaults';
import { usersDefaults } from './users/users-defaults';

export const area = defineArea({
  id: 'mf-handbooks',
  title: 'Справочники',
  contract: '^2.8.0',
  routes: [
    { id: 'handbooks', path: '/handbooks', title: 'Справочники' },
    ...bookRoutes,
    {
      id: 'chain-template-create',
      path: '/handbooks/chains_templates/create',
      title: 'Новый шаблон цепочки',
      permissions: ['Создание шаблонов цепочек согласования'],
    },
    {
      id: 'chain-template',
      path: '/handbooks/chains_templates/:id',
      title: 'Шаблон цепочки',
      permissions: ['Редактирование шаблонов цепочек согласования'],
    },
    {
      id: 'category',
      path: '/handbooks/categories/:id',
      title: 'Категория',
      permissions: ['Просмотр товаров и услуг'],
      prefetch: [{ kind: 'item', resource: 'categories' }],
    },
    { id: 'calendar', path: '/handbooks/calendar', title: 'Производственный календарь' },
    {
      id: 'roles',
      path: '/handbooks/roles',
      title: 'Роли',
      permissions: ['Просмотр ролей'],
      prefetch: [{ kind: 'list', resource: 'roles', defaults: rolesDefaults }],
    },
    {
      id: 'role-create',
      path: '/handbooks/roles/create',
      title: 'Новая роль',
      permissions: ['Создание ролей'],
    },
    {
      id: 'role',
      path: '/handbooks/roles/:id',
      title: 'Роль',
      permissions: ['Просмотр ролей'],
      prefetch: [{ kind: 'item', resource: 'roles' }],
    },
    {
      id: 'role-edit',
      path: '/handbooks/roles/:id/edit',
      title: 'Правка роли',
      permissions: ['Просмотр ролей', 'Редактирование ролей'],
      prefetch: [{ kind: 'item', resource: 'roles' }],
    },
    {
      id: 'preview',
      path: '/handbooks/preview',
      title: 'Что увидит сотрудник',
      permissions: ['Просмотр ролей', 'Редактирование чужих учётных записей'],
    },
    {
      id: 'users',
      path: '/handbooks/users',
      title: 'Сотрудники',
      prefetch: [{ kind: 'list', resource: 'users', defaults: usersDefaults }],
    },
    {
      id: 'user-create',
      path: '/handbooks/users/create',
      title: 'Новый сотрудник',
      permissions: ['Создание учётных записей'],
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
    {
      id: 'user-edit',
      path: '/handbooks/users/:id/edit',
      title: 'Правка сотрудника',
      permissions: ['Редактирование чужих учётных записей'],
      own_profile: true,
      prefetch: [{ kind: 'item', resource: 'users' }],
    },
  ],
  menu: [{ title: 'Справочники', path: '/handbooks', group: 'common', order: 10, icon: 'book' }],
  kinds: [{ ...RECORD_KINDS.user, icon: 'user', order: 50 }],
});
