import { defineArea } from 'shared/area';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

import { offersDefaults } from './list/offers-defaults';
import { offersFirstRows } from './list/offers-first-rows';

export const area = defineArea({
  id: 'mf-offers',
  title: 'Коммерческие предложения',
  contract: '^2.2.0',
  routes: [
    {
      id: 'offers',
      path: '/commercial-offers',
      title: 'Коммерческие предложения',
      permissions: ['Просмотр коммерческих предложений'],
      prefetch: [
        { kind: 'list', resource: 'commercial-offers', defaults: offersDefaults, rows: offersFirstRows },
      ],
    },
    {
      id: 'offer-create',
      path: '/commercial-offers/create',
      title: 'Новое предложение',
      permissions: ['Создание коммерческих предложений'],
    },
    {
      id: 'offer',
      path: '/commercial-offers/:id',
      title: 'Коммерческое предложение',
      permissions: ['Просмотр коммерческих предложений'],
      prefetch: [{ kind: 'item', resource: 'commercial-offers' }],
    },
    {
      id: 'offer-edit',
      path: '/commercial-offers/:id/edit',
      title: 'Правка предложения',
      permissions: ['Редактирование коммерческих предложений'],
    },
  ],
  menu: [
    {
      title: 'Предложения',
      path: '/commercial-offers',
      group: 'documents',
      order: 30,
      icon: 'tag',
      permissions: ['Просмотр коммерческих предложений'],
    },
  ],
  kinds: [
    {
      ...RECORD_KINDS.commercialOffer,
      icon: 'tag',
      order: 30,
      permissions: ['Просмотр коммерческих предложений'],
    },
  ],
});
