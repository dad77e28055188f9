import type { AreaModule } from 'shared/area';

export default {
  pages: {
    notifications: () => import('./list/notifications.page'),
    'activity-logs': () => import('./log/activity-logs.page'),
  },
  slots: {
    'header-bell': () => import('./bell/bell'),
  },
} satisfies AreaModule;
