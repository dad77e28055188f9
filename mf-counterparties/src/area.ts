import { defineArea } from 'shared/area';

import { organizationsDefaults, partnersDefaults } from './list/counterparties-defaults';

export const area = defineArea({
  id: 'mf-counterparties',
  title: 'Контрагенты',
  contract: '^2.0.0',
  routes: [
    {
      id: 'partners',
      path: '/counterparties/partners',
      title: 'Партнёры',
      prefetch: [{ kind: 'list', resource: 'counterparties', defaults: partnersDefaults }],
    },
    {
      id: 'organizations',
      path: '/counterparties/organizations',
      title: 'Свои организации',
      prefetch: [{ kind: 'list', resource: 'counterparties', defaults: organizationsDefaults }],
    },
    {
      id: 'counterparty-create',
      path: '/counterparties/create',
      title: 'Новый контрагент',
      permissions: ['Создание контрагентов'],
    },
    {
      id: 'counterparty',
      path: '/counterparties/:id',
      title: 'Контрагент',
      prefetch: [{ kind: 'item', resource: 'counterparties' }],
    },
    {
      id: 'counterparty-edit',
      path: '/counterparties/:id/edit',
      title: 'Правка контрагента',
      permissions: ['Редактирование контрагентов'],
      prefetch: [{ kind: 'item', resource: 'counterparties' }],
    },
  ],
  menu: [
    {
      title: 'Партнёры',
      path: '/counterparties/partners',
      group: 'counterparties',
      order: 10,
      icon: 'users',
    },
    {
      title: 'Свои организации',
      path: '/counterparties/organizations',
      group: 'counterparties',
      order: 20,
      icon: 'home',
    },
  ],
});
