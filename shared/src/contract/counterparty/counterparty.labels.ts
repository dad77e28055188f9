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
/** By what another record may be found to be the same counterparty. */
export const DUPLICATE_REASON_LABELS = {
  same: 'те же ИНН и КПП',
  inn: 'тот же ИНН',
  ogrn: 'тот же ОГРН',
  account: 'тот же расчётный счёт',
  email: 'та же электронная почта',
  phone: 'тот же телефон',
  name: 'похожее название',
} as const;

const ENTREPRENEUR_OGRN_DIGITS = 15;

/** What makes the other record look like the same counterparty: a person has no КПП, an entrepreneur an ОГРНИП. */
export function likenessText(other: {
  reason: keyof typeof DUPLICATE_REASON_LABELS;
  kpp: string | null;
  ogrn: string | null;
}): string {
  if (other.reason === 'same' && other.kpp === null) return DUPLICATE_REASON_LABELS.inn;
  const isPerson = other.ogrn?.length === ENTREPRENEUR_OGRN_DIGITS;
  return other.reason === 'ogrn' && isPerson ? 'тот же ОГРНИП' : DUPLICATE_REASON_LABELS[other.reason];
}

/** Where the check by security stands. */
export const CHECK_STATUS_LABELS = {
  none: 'Не проводилась',
  pending: 'Идёт проверка',
  passed: 'Проверен',
  expired: 'Срок проверки истёк',
} as const;
export type CheckStatus = keyof typeof CHECK_STATUS_LABELS;
