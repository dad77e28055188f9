import { defineArea } from 'shared/area';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

import { organizationsDefaults, partnersDefaults } from './list/counterparties-defaults';
import { counterpartiesFirstRows } from './list/counterparties-first-rows';

/** A house with its windows: the icon of companies among what is found. */
const BUILDING =
  'M3 21h18M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16M9 8h1M9 12h1M9 16h1M14 8h1M14 12h1M14 16h1';

export const area = defineArea({
  id: 'mf-counterparties',
  title: 'Контрагенты',
  contract: '^2.7.0',
  routes: [
    {
      id: 'partners',
      path: '/counterparties/partners',
      title: 'Партнёры',
      prefetch: [
        {
          kind: 'list',
          resource: 'counterparties',
          defaults: partnersDefaults,
          rows: counterpartiesFirstRows('partners'),
        },
      ],
    },
    {
      id: 'organizations',
      path: '/counterparties/organizations',
      title: 'Свои организации',
      prefetch: [
        {
          kind: 'list',
          resource: 'counterparties',
          defaults: organizationsDefaults,
          rows: counterpartiesFirstRows('organizations'),
        },
      ],
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
    {
      id: 'counterparty-merge',
      path: '/counterparties/:id/merge',
      title: 'Объединение контрагентов',
      permissions: ['Удаление контрагентов'],
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
  kinds: [{ ...RECORD_KINDS.counterparty, icon: { path: BUILDING }, order: 40 }],
});
