export const USER_STATUSES = ['invited', 'active', 'blocked', 'dismissed'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  invited: 'Приглашён',
  active: 'Активен',
  blocked: 'Заблокирован',
  dismissed: 'Уволен',
};

export const USER_GENDER_LABELS = { male: 'Мужской', female: 'Женский' } as const;

/** Zones of Russia, from west to east. */
export const TIMEZONE_LABELS = {
  'Europe/Kaliningrad': 'Калининград, UTC+2',
  'Europe/Moscow': 'Москва, UTC+3',
  'Europe/Samara': 'Самара, UTC+4',
  'Asia/Yekaterinburg': 'Екатеринбург, UTC+5',
  'Asia/Omsk': 'Омск, UTC+6',
  'Asia/Krasnoyarsk': 'Красноярск, UTC+7',
  'Asia/Irkutsk': 'Иркутск, UTC+8',
  'Asia/Yakutsk': 'Якутск, UTC+9',
  'Asia/Vladivostok': 'Владивосток, UTC+10',
  'Asia/Magadan': 'Магадан, UTC+11',
  'Asia/Kamchatka': 'Камчатка, UTC+12',
} as const;

/** The zone as people call it: «Москва, UTC+3»; its own name where it is none of those that are offered. */
export function timezoneLabel(timezone: string): string {
  return (TIMEZONE_LABELS as Readonly<Record<string, string>>)[timezone] ?? timezone;
}
