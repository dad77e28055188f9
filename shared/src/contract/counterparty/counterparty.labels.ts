import type { CounterpartyStatus, CounterpartyType } from './counterparty-status';

export const COUNTERPARTY_TYPE_LABELS: Record<CounterpartyType, string> = {
  legal: 'Юридическое лицо',
  entrepreneur: 'ИП',
  individual: 'Физическое лицо',
  self_employed: 'Самозанятый',
  foreign: 'Нерезидент',
  branch: 'Обособленное подразделение',
};
export const COUNTERPARTY_STATUS_LABELS: Record<CounterpartyStatus, string> = {
  new: 'Новый',
  on_check: 'На проверке',
  active: 'Действует',
  limited: 'С ограничениями',
  blocked: 'Заблокирован',
  liquidated: 'Ликвидирован',
};
export const GENDER_LABELS = { male: 'Мужской', female: 'Женский', neuter: 'Средний' } as const;
export const PERSON_GENDER_LABELS = { male: 'Мужской', female: 'Женский' } as const;
export const TAX_SYSTEM_LABELS = {
  osn: 'Общая (ОСНО)',
  usn: 'УСН без НДС',
  usn_vat5: 'УСН с НДС 5\u00a0%',
  usn_vat7: 'УСН с НДС 7\u00a0%',
  psn: 'Патент (ПСН)',
  npd: 'Самозанятый (НПД)',
  eshn: 'ЕСХН',
} as const;
export const COUNTERPARTY_RISK_LABELS = { low: 'Низкий', medium: 'Средний', high: 'Высокий' } as const;
export const BASIS_TYPE_LABELS = {
  charter: 'Устав',
  power_of_attorney: 'Доверенность',
  order: 'Приказ',
  certificate: 'Свидетельство',
} as const;
/** What makes another record look like the same counterparty. */
export const DUPLICATE_REASON_LABELS = {
  same: 'те же ИНН и КПП',
  inn: 'тот же ИНН',
  ogrn: 'тот же ОГРН',
  name: 'похожее название',
} as const;
