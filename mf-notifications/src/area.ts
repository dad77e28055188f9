import { defineArea } from 'shared/area';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';

import { logDefaults } from './log-defaults';
import { paths } from './paths';

export const area = defineArea({
  id: 'mf-notifications',
  title: 'Уведомления и журнал',
  contract: '^2.6.0',
  routes: [
    { id: 'notifications', path: paths.notifications, title: 'Уведомления' },
    { id: 'notification-settings', path: paths.settings, title: 'Настройка уведомлений' },
    {
      id: 'activity-logs',
      path: paths.activityLogs,
      title: 'Журнал действий',
      permissions: ['Просмотр журнала действий'],
      prefetch: [{ kind: 'list', resource: 'activity-logs', defaults: logDefaults }],
    },
  ],
  menu: [
    {
      title: 'Уведомления',
      path: paths.notifications,
      group: 'common',
      order: 30,
      icon: 'bell',
      phone: 'only',
    },
    {
      title: 'Журнал действий',
      path: paths.activityLogs,
      group: 'common',
      order: 20,
      icon: 'activity',
      permissions: ['Просмотр журнала действий'],
    },
  ],
  slots: ['header-bell'],
  blocks: [
    {
      id: 'own-notifications',
      place: 'document-rail',
      kinds: [RECORD_KINDS.user.name],
      title: 'Уведомления',
      order: 30,
    },
  ],
});
