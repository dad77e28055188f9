export const paths = {
  notifications: '/notifications',
  settings: '/notifications/settings',
  activityLogs: '/activity-logs',
} as const;
