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
