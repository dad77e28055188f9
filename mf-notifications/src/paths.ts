export const paths = {
  notifications: '/notifications',
  activityLogs: '/activity-logs',
} as const;
