import type { AreaModule } from 'shared/area';

export default {
  pages: {
    notifications: () => import('./list/notifications.page'),
    'notification-settings': () => import('./settings/notification-settings.page'),
    'activity-logs': () => import('./log/activity-logs.page'),
  },
  slots: {
    'header-bell': () => import('./bell/bell'),
  },
  blocks: {
    'own-notifications': () => import('./settings/own-notifications'),
  },
} satisfies AreaModule;
