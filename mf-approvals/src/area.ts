import { defineArea } from 'shared/area';

import { approvalsDefaults } from './list/approvals-defaults';
import { paths } from './paths';

export const area = defineArea({
  id: 'mf-approvals',
  title: 'Согласование',
  contract: '^2.1.0',
  routes: [
    {
      id: 'approvals',
      path: paths.approvals(),
      title: 'Согласование',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'list', resource: 'agreements', defaults: approvalsDefaults }],
    },
  ],
  menu: [
    {
      title: 'Согласование',
      path: paths.approvals(),
      group: 'common',
      order: 90,
      icon: 'book',
      permissions: ['Просмотр договоров'],
    },
  ],
});
