import { defineArea } from 'shared/area';

import { booksDefaults, usersDefaults } from './books-defaults';

const bookPrefetch = (resource: string) => [{ kind: 'list' as const, resource, defaults: booksDefaults }];

export const area = defineArea({
  id: 'mf-handbooks',
  title: 'Справочники',
  contract: '^2.0.0',
  routes: [
    { id: 'handbooks', path: '/handbooks', title: 'Справочники' },
    {
      id: 'measures',
      path: '/handbooks/measures',
      title: 'Единицы измерения',
      prefetch: bookPrefetch('measures'),
    },
    {
      id: 'agreement-types',
      path: '/handbooks/types_of_agreements',
      title: 'Типы договоров',
      prefetch: bookPrefetch('agreement-types'),
    },
    {
      id: 'job-titles',
      path: '/handbooks/job-titles',
      title: 'Должности',
      permissions: ['Просмотр должностей'],
      prefetch: bookPrefetch('job-titles'),
    },
    {
      id: 'departments',
      path: '/handbooks/departments',
      title: 'Подразделения',
      permissions: ['Просмотр подразделений'],
      prefetch: bookPrefetch('departments'),
    },
    {
      id: 'chain-templates',
      path: '/handbooks/chains_templates',
      title: 'Шаблоны цепочек согласования',
      permissions: ['Просмотр шаблонов цепочек согласования'],
      prefetch: bookPrefetch('chain-templates'),
    },
    {
      id: 'categories',
      path: '/handbooks/categories',
      title: 'Категории товаров и услуг',
      permissions: ['Просмотр товаров и услуг'],
      prefetch: bookPrefetch('categories'),
    },
    {
      id: 'category',
      path: '/handbooks/categories/:id',
      title: 'Категория',
      permissions: ['Просмотр товаров и услуг'],
      prefetch: [{ kind: 'item', resource: 'categories' }],
    },
    {
      id: 'documents',
      path: '/handbooks/documents',
      title: 'Документы',
      prefetch: bookPrefetch('document-types'),
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
});
