export const USER_STATUSES = ['invited', 'active', 'blocked', 'dismissed'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  invited: 'Приглашён',
  active: 'Активен',
  blocked: 'Заблокирован',
  dismissed: 'Уволен',
};
